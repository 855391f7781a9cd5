"""The files of the page: their codings and their tags. Nothing else is served."""

import gzip

import tiny_site
from server import http_request

SCRIPT_PATH = "/v/1/main.js"


def content_coding(server, accepted, path=SCRIPT_PATH):
    return server.get(path, f"Accept-Encoding: {accepted}").headers.get("content-encoding")


def test_a_file_is_sent_in_the_smallest_accepted_coding(server):
    for accepted, expected in [
        ("", None),
        ("gzip", "gzip"),
        ("gzip, deflate, br, zstd", "br"),
        ("br;q=0, gzip", "gzip"),
        ("*;q=0", None),
        (",,;;,", None),
    ]:
        assert content_coding(server, accepted) == expected, accepted


def test_each_coding_decodes_to_the_file(server):
    plain_form, gzipped = server.get(SCRIPT_PATH), server.get(SCRIPT_PATH, "Accept-Encoding: gzip")
    assert plain_form.body == gzip.decompress(gzipped.body) == tiny_site.SCRIPT_CONTENT
    for response in (plain_form, gzipped):
        assert response.headers["vary"] == "Accept-Encoding"
        assert response.headers["content-type"] == "text/javascript; charset=utf-8"
        assert response.headers["cache-control"] == "public, max-age=31536000, immutable"


def test_each_coding_has_its_own_tag(server):
    tags = [server.get(SCRIPT_PATH, f"Accept-Encoding: {accepted}").headers["etag"] for accepted in ("", "gzip", "br")]
    assert len(set(tags)) == 3 and all(tag.startswith('"') for tag in tags)
    responses = [
        server.get(SCRIPT_PATH, f"Accept-Encoding: {accepted}", f"If-None-Match: {tag}")
        for accepted in ("", "gzip", "br")
        for tag in tags
    ]
    assert [response.status for response in responses] == [304, 200, 200, 200, 304, 200, 200, 200, 304]


def test_a_matching_etag_gives_not_modified_and_any_other_gives_the_file(server):
    tag = server.get("/").headers["etag"]
    for template in ["{}", '"other",W/{} , "more"', "*"]:
        response = server.get("/", "If-None-Match: " + template.format(tag))
        assert (response.status, response.headers["etag"]) == (304, tag), template
        assert response.headers["cache-control"] == "no-cache" and response.headers["vary"] == "Accept-Encoding", (
            template
        )
    for template in ['""', '"other"', "{}x"]:
        assert server.get("/", "If-None-Match: " + template.format(tag)).status == 200, template


def test_an_edit_of_the_same_size_changes_the_tag(start_server, tmp_path):
    first, second = tmp_path / "first", tmp_path / "second"
    for folder, content in ((first, b"<p>one</p>"), (second, b"<p>two</p>")):
        tiny_site.write_page(folder, [("/", "index.html", content, "text/html", "no-cache", False)])
    tag = start_server(folder=first).get("/").headers["etag"]
    response = start_server(folder=second).get("/", f"If-None-Match: {tag}")
    assert (response.status, response.body) == (200, b"<p>two</p>")


def test_head_responds_like_get_without_the_body(server):
    for path in ("/", SCRIPT_PATH, "/health/live", "/nothing"):
        with server.connect() as connection:
            connection.send(http_request(path, method="HEAD") + http_request(path))
            head, get = connection.read_response(method="HEAD"), connection.read_response()
        head.headers.pop("date"), get.headers.pop("date")
        assert (head.status, head.headers) == (get.status, get.headers)
        assert int(head.headers["content-length"]) == len(get.body)


def test_a_large_file_arrives_complete(server):
    with server.connect(timeout=20) as connection:
        connection.send(http_request("/large.bin"))
        assert connection.read_response().body == tiny_site.LARGE_CONTENT


def test_a_link_with_an_escaped_number_sign_leads_to_the_page(server):
    page = server.get("/")
    page.headers.pop("date")
    for path in ["/%23c1.AbC", "/%23s1.A_-?fbclid=1", "/%23g1.AbC"]:
        response = server.get(path)
        response.headers.pop("date")
        assert (response.status, response.headers, response.body) == (200, page.headers, tiny_site.INDEX_CONTENT), path
        assert server.get(path, f"If-None-Match: {page.headers['etag']}").status == 304, path
        assert (
            server.send_request(http_request(path, method="HEAD"), method="HEAD").headers["etag"]
            == page.headers["etag"]
        ), path
    for path in ["/%23", "/%23c1.A/..%2fsite.json", "/v/1/%23c1.A"]:
        assert server.get(path).status == 404, path


def traversals():
    """At least two hundred paths that lead out of the folder, to hidden files, or to no file of the page."""
    parent_forms = (
        r".. %2e%2e %2E. ..%2f %2e%2e%2f ..%5c ..\ %252e%252e ..%c0%af %c0%ae%c0%ae ....// ..; ..%00 .%2e %u002e%u002e"
    )
    parent_forms = [*parent_forms.split(), "..%255c", "%e0%80%ae."]
    targets = ["etc/passwd", "site.json", ".env", ".git/config", "index.html.br"]
    escaping_paths = [
        f"/{path}/{target}"
        for parent_form in parent_forms
        for target in targets
        for path in (parent_form, f"v/1/{parent_form}/{parent_form}")
    ]
    hidden = r"""
        /. /.. // /// /./ /.env /.git/HEAD /.well-known/x /v /v/1 /v/1/ /site.json /index.html /index.html.br
        /v/1/main.js.gzip /v/1/main.js/ /V/1/main.js /v/1/main.js%00 /v/1/main.js%20 /v//1/main.js /./v/1/main.js
        /v/1/../1/main.js /v/1/main.js;x /%2f /%00 /~root /proc/self/environ /C:/ /\ /health /health/ /health/..
        /health/live%2f.. /metrics
    """
    return escaping_paths + hidden.split()


def test_no_path_leads_out_of_the_folder(server):
    paths = traversals()
    assert len(paths) >= 200
    with server.connect() as connection:
        for path in paths:
            connection.send(http_request(path))
            response = connection.read_response()
            assert response is not None, path
            assert (response.status, response.body) == (404, b"404 Not Found\n"), path


def test_the_absolute_form_of_a_target_is_accepted(server):
    assert server.get("http://localhost/v/1/main.js").status == 200
    assert server.get("http://localhost/../site.json").status == 404
    assert server.get("http://localhost").status == 200


def test_one_connection_serves_many_requests(server):
    with server.connect() as connection:
        connection.send(http_request(SCRIPT_PATH) * 200)
        assert all(connection.read_response().body == tiny_site.SCRIPT_CONTENT for _ in range(200))
