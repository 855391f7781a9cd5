import HTTPTypes

/// The headers that every answer carries, whoever made it. ``Doorkeeper`` puts them on what leaves without them; only the files of the
/// page have them from the start, for they go out most often.
enum SecurityHeaders {
  /// A browser may run and show what comes from here, and nothing else; other pages may not take this one apart.
  static let all: HTTPFields = {
    var fields = HTTPFields()
    for (name, value) in pairs {
      if let name = HTTPField.Name(name) { fields[name] = value }
    }
    return fields
  }()

  /// Whether an answer has them already.
  static func areIn(_ fields: HTTPFields) -> Bool {
    fields.contains(.contentSecurityPolicy)
  }

  private static let pairs = [
    ("Content-Security-Policy", policy),
    ("Cross-Origin-Opener-Policy", "same-origin"),
    ("Cross-Origin-Embedder-Policy", "require-corp"),
    ("Cross-Origin-Resource-Policy", "same-origin"),
    ("Permissions-Policy", features.map { "\($0)=()" }.joined(separator: ", ")),
    ("Referrer-Policy", "no-referrer"),
    ("X-Content-Type-Options", "nosniff"),
  ]

  private static let policy = [
    "default-src 'none'", "script-src 'self' 'wasm-unsafe-eval'", "style-src 'self'", "img-src 'self'",
    "font-src 'self'", "connect-src 'self'", "manifest-src 'self'", "worker-src 'self'", "base-uri 'none'",
    "form-action 'self'", "frame-ancestors 'none'", "object-src 'none'", "require-trusted-types-for 'script'",
    "trusted-types sw",
  ].joined(separator: "; ")

  /// What a page may ask a browser for. Ours asks for nothing; only copying and sharing are not listed, for it offers those.
  private static let features = [
    "accelerometer", "autoplay", "browsing-topics", "camera", "display-capture", "encrypted-media",
    "fullscreen", "gamepad", "geolocation", "gyroscope", "hid", "identity-credentials-get", "idle-detection",
    "local-fonts", "magnetometer", "microphone", "midi", "otp-credentials", "payment", "picture-in-picture",
    "publickey-credentials-create", "publickey-credentials-get", "screen-wake-lock", "serial", "storage-access",
    "sync-xhr", "usb", "window-management", "xr-spatial-tracking",
  ]
}
