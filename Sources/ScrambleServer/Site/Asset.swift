#if Server
  import HTTPTypes
  import Hummingbird

  /// A file of the page. All its responses are prepared, so that a request only chooses one of them.
  struct Asset: Sendable {
    private let identity: Representation
    private let brotli: Representation?
    private let gzip: Representation?

    init(_ entry: Manifest.File, bytes: [UInt8], copies: [ContentCoding: [UInt8]], security: SecurityHeaders) {
      identity = Representation(entry, coding: nil, bytes: bytes, security: security)
      brotli = copies[.br].map { Representation(entry, coding: .br, bytes: $0, security: security) }
      gzip = copies[.gzip].map { Representation(entry, coding: .gzip, bytes: $0, security: security) }
    }

    /// Responds to a GET or HEAD request for this file.
    func response(to request: Request) -> Response {
      let chosenForm = representation(accepted: AcceptedCodings(request.headers[.acceptEncoding]))
      if let tags = request.headers[.ifNoneMatch], chosenForm.tag.isNamed(in: tags) {
        return Response(status: .notModified, headers: chosenForm.notModifiedHeaders)
      }
      if request.method == .head { return Response(status: .ok, headers: chosenForm.headers) }
      return Response(status: .ok, headers: chosenForm.headers, body: chosenForm.body)
    }

    /// Returns the smallest accepted form. A client that rejects even the uncompressed form still receives it: RFC 9110
    /// allows that, and it is more useful than an error.
    private func representation(accepted: AcceptedCodings) -> Representation {
      if let brotli, accepted.brotli { return brotli }
      if let gzip, accepted.gzip { return gzip }
      return identity
    }

    /// One form of a file with its headers.
    private struct Representation: Sendable {
      let tag: EntityTag
      let headers: HTTPFields
      let notModifiedHeaders: HTTPFields
      let body: ResponseBody

      init(_ entry: Manifest.File, coding: ContentCoding?, bytes: [UInt8], security: SecurityHeaders) {
        tag = coding.map { EntityTag(entry.etag, $0) } ?? EntityTag(entry.etag)
        body = ResponseBody(byteBuffer: ByteBuffer(bytes: bytes))
        var headers = security.fields
        headers[.eTag] = tag.text
        headers[.cacheControl] = entry.cache
        headers[.vary] = "Accept-Encoding"
        headers[.contentLength] = "\(bytes.count)"
        notModifiedHeaders = headers
        headers[.contentType] = entry.type
        headers[.contentEncoding] = coding?.rawValue
        self.headers = headers
      }
    }
  }
#endif
