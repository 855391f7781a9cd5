// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase
// An empty module, because the app checks whether it can be imported, as on Apple's systems.
