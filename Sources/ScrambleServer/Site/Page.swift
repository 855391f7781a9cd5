import HTTPTypes
import Hummingbird

/// A file of the page, ready to go out: nothing is left to do at a request but to choose a form.
struct Page: Sendable {
  private let plain: Form
  private let brotli: Form?
  private let gzip: Form?

  /// Takes a file and its compressed copies.
  init(_ entry: Manifest.Entry, plain bytes: [UInt8], copies: [Coding: [UInt8]]) {
    plain = Form(entry, coding: nil, bytes: bytes)
    brotli = copies[.br].map { Form(entry, coding: .br, bytes: $0) }
    gzip = copies[.gzip].map { Form(entry, coding: .gzip, bytes: $0) }
  }

  /// Answers a request for this file, whose method is GET or HEAD.
  func answer(to request: Request) -> Response {
    let form = form(accepted: AcceptedCodings(request.headers[.acceptEncoding]))
    if let tags = request.headers[.ifNoneMatch], form.tag.isNamed(in: tags) {
      return Response(status: .notModified, headers: form.unchanged)
    }
    if request.method == .head { return Response(status: .ok, headers: form.headers) }
    return Response(status: .ok, headers: form.headers, body: form.body)
  }

  /// The smallest form that is taken. Who refuses even the plain one gets it: the standard allows that, and it helps more than a refusal.
  private func form(accepted: AcceptedCodings) -> Form {
    if let brotli, accepted.brotli { return brotli }
    if let gzip, accepted.gzip { return gzip }
    return plain
  }

  /// A file in one form, and the headers that never change.
  private struct Form: Sendable {
    let tag: EntityTag
    let headers: HTTPFields
    let unchanged: HTTPFields
    let body: ResponseBody

    init(_ entry: Manifest.Entry, coding: Coding?, bytes: [UInt8]) {
      tag = coding.map { EntityTag(entry.etag, $0) } ?? EntityTag(entry.etag)
      body = ResponseBody(byteBuffer: ByteBuffer(bytes: bytes))
      var headers = SecurityHeaders.all
      headers[.eTag] = tag.text
      headers[.cacheControl] = entry.cache
      headers[.vary] = "Accept-Encoding"
      headers[.contentLength] = "\(bytes.count)"
      unchanged = headers
      headers[.contentType] = entry.type
      headers[.contentEncoding] = coding?.rawValue
      self.headers = headers
    }
  }
}
