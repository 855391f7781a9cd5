// swift-format-ignore-file: AlwaysUseLowerCamelCase
// An empty module, because the app checks whether it can be imported, as on Apple's systems.
