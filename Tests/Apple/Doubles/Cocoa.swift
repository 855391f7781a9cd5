// swift-format-ignore-file: AlwaysUseLowerCamelCase
@_exported import Foundation
