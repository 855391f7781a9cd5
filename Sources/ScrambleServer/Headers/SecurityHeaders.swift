import HTTPTypes

/// The headers that every response carries. ``SecurityHeadersHandler`` adds them to each response that lacks them; an ``Asset`` has
/// them from the start, because assets are most of what is sent.
enum SecurityHeaders {
  /// Restricts the page to scripts, styles and data from its own origin, and isolates it from other pages.
  static let all: HTTPFields = {
    var fields = HTTPFields()
    for (name, value) in pairs {
      if let name = HTTPField.Name(name) { fields[name] = value }
    }
    return fields
  }()

  /// Whether a response has them already.
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

  /// The browser features that are denied: all of them but the clipboard and sharing, which the page uses.
  private static let features = [
    "accelerometer", "autoplay", "browsing-topics", "camera", "display-capture", "encrypted-media",
    "fullscreen", "gamepad", "geolocation", "gyroscope", "hid", "identity-credentials-get", "idle-detection",
    "local-fonts", "magnetometer", "microphone", "midi", "otp-credentials", "payment", "picture-in-picture",
    "publickey-credentials-create", "publickey-credentials-get", "screen-wake-lock", "serial", "storage-access",
    "sync-xhr", "usb", "window-management", "xr-spatial-tracking",
  ]
}
