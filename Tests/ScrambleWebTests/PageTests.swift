import Testing

/// The tests that use the page's single game, and therefore run one at a time.
@Suite(.serialized) struct PageTests {}
