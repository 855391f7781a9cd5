#if Server
  import HTTPTypes

  /// The security headers of every response. Each ``Asset`` contains them from the start, because most responses are
  /// assets. ``SecurityHeadersHandler`` adds them to all other responses.
  struct SecurityHeaders: Sendable {
    /// The headers. They restrict the page to scripts, styles and data from its own origin, and isolate it from other
    /// pages.
    let fields: HTTPFields

    /// Creates the headers.
    ///
    /// - Parameter origins: The sites that may embed the page in a frame. Only the policy depends on them: in a frame,
    ///   browsers ignore the opener policy, and the embedder and resource policies apply to what the page loads, not to
    ///   the frame.
    init(embedIn origins: [Origin] = []) {
      let ancestors = origins.isEmpty ? "'none'" : origins.map(\.description).joined(separator: " ")
      var fields = HTTPFields()
      for (name, value) in SecurityHeaders.pairs(ancestors: ancestors) {
        if let name = HTTPField.Name(name) { fields[name] = value }
      }
      self.fields = fields
    }

    /// Whether a response already has the headers.
    static func arePresent(in fields: HTTPFields) -> Bool {
      fields.contains(.contentSecurityPolicy)
    }

    private static func pairs(ancestors: String) -> [(name: String, value: String)] {
      [
        ("Content-Security-Policy", policy(ancestors: ancestors)),
        ("Cross-Origin-Opener-Policy", "same-origin"),
        ("Cross-Origin-Embedder-Policy", "require-corp"),
        ("Cross-Origin-Resource-Policy", "same-origin"),
        ("Permissions-Policy", deniedFeatures.map { "\($0)=()" }.joined(separator: ", ")),
        ("Referrer-Policy", "no-referrer"),
        ("X-Content-Type-Options", "nosniff"),
      ]
    }

    /// Returns the rules of `security-policy.txt`, with the allowed ancestors of a frame in place of `'none'`. The page
    /// itself contains the rules of the file if its host sends no headers.
    private static func policy(ancestors: String) -> String {
      let rules = PackageResources.security_policy_txt.split(separator: UInt8(ascii: "\n")).map { rule in
        rule.starts(with: "frame-ancestors ".utf8)
          ? "frame-ancestors \(ancestors)" : String(decoding: rule, as: UTF8.self)
      }
      return rules.joined(separator: "; ")
    }

    /// The browser features that are denied: all except the clipboard, sharing and the screen wake lock, which the page
    /// uses.
    private static let deniedFeatures = [
      "accelerometer", "autoplay", "browsing-topics", "camera", "display-capture", "encrypted-media",
      "fullscreen", "gamepad", "geolocation", "gyroscope", "hid", "identity-credentials-get", "idle-detection",
      "local-fonts", "magnetometer", "microphone", "midi", "otp-credentials", "payment", "picture-in-picture",
      "publickey-credentials-create", "publickey-credentials-get", "serial", "storage-access",
      "sync-xhr", "usb", "window-management", "xr-spatial-tracking",
    ]
  }
#endif
