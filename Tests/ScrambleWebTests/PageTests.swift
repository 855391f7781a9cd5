import Testing

/// Everything that plays on the page's one game, one test at a time.
@Suite(.serialized) struct PageTests {}
