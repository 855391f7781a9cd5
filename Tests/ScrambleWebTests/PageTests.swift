import Testing

/// The tests that use the page's single game; they run one at a time.
@Suite(.serialized) struct PageTests {}
