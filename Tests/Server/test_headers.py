"""Every response has the security headers, whatever its route, method or error."""

import itertools

from server import case, http_request

SECURITY_HEADERS = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self'; font-src 'self'; "
        "connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; "
        "frame-ancestors 'none'; object-src 'none'; require-trusted-types-for 'script'; trusted-types sw"
    ),
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-embedder-policy": "require-corp",
    "cross-origin-resource-policy": "same-origin",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
}

ROUTES = [
    "/",
    "/?root=silkworm",
    "/v/1/main.js",
    "/health/live",
    "/health/ready",
    "/nothing",
    "/v/",
    "/index.html",
    "*",
]
METHODS = ["GET", "HEAD", "POST", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "PROPFIND", "PURGE"]

UNUSUAL_REQUESTS = {
    "unchanged": (http_request("/", "If-None-Match: *"), 304),
    "no host": (b"GET / HTTP/1.1\r\n\r\n", 400),
    "empty host": (b"GET / HTTP/1.1\r\nHost:\r\n\r\n", 400),
    "two hosts": (http_request("/", "Host: other"), 400),
    "the same host twice": (http_request("/", "host: localhost"), 400),
    "no host in 1.0": (b"GET / HTTP/1.0\r\n\r\n", 200),
    "a space in the host": (b"GET / HTTP/1.1\r\nHost: a b\r\n\r\n", 400),
    "two hosts in 1.0": (b"GET / HTTP/1.0\r\nHost: a\r\nHost: a\r\n\r\n", 400),
    "a long path": (http_request("/" + "a" * 2048), 414),
    "a long query": (http_request("/?" + "a" * 2047), 414),
    "a body": (http_request("/", "Content-Length: 5") + b"hello", 413),
    "a body in chunks": (http_request("/", "Transfer-Encoding: chunked") + b"5\r\nhello\r\n0\r\n\r\n", 413),
    "a form": (http_request("/", "Content-Length: 5", method="POST") + b"hello", 405),
    "no HTTP": (b"hello\r\n\r\n", 400),
    "another HTTP": (b"GET / HTTP/9.9\r\nHost: localhost\r\n\r\n", 400),
    "no such method": (http_request("/", method="FETCH"), 400),
    "a large header": (http_request("/", "X: " + "a" * 9000), 400),
    "many headers": (http_request("/", *(f"X-{n}: 1" for n in range(100))), 400),
}


def assert_security_headers(response, security=SECURITY_HEADERS):
    assert {name: response.headers.get(name) for name in security} == security
    assert "x-frame-options" not in response.headers
    policy = response.headers["permissions-policy"].split(", ")
    assert {"camera=()", "geolocation=()", "microphone=()", "payment=()", "usb=()"} <= set(policy)
    assert all(feature.endswith("=()") for feature in policy)
    # The page uses these features.
    assert not {"clipboard-write=()", "web-share=()", "screen-wake-lock=()"} & set(policy)
    names = [name.lower() for name, _ in response.header_pairs]
    assert len(names) == len(set(names)) and "server" not in names and "set-cookie" not in names


def test_every_route_and_method_has_the_headers(server):
    for route, method in itertools.product(ROUTES, METHODS):
        with case(f"{method} {route}"):
            response = server.send_request(http_request(route, method=method), method=method)
            assert_security_headers(response)
            if method not in ("GET", "HEAD"):
                assert (response.status, response.headers["allow"]) == (405, "GET, HEAD")
            else:
                assert response.status == (404 if route in ("/nothing", "/v/", "/index.html", "*") else 200)


def test_responses_to_unusual_requests_have_the_headers(server):
    for name, (request, status) in UNUSUAL_REQUESTS.items():
        with case(name):
            response = server.send_request(request)
            assert_security_headers(response)
            assert response.status == status


def test_connect_is_refused(server):
    response = server.send_request(b"CONNECT example.org:443 HTTP/1.1\r\nHost: example.org\r\n\r\n")
    assert_security_headers(response)
    assert response.status == 405


def test_errors_are_short_text(server):
    response = server.get("/nothing")
    assert response.body == b"404 Not Found\n"
    assert response.headers["content-type"] == "text/plain; charset=utf-8"
    assert response.headers["cache-control"] == "no-store"


def test_a_wrong_address_in_a_browser_gets_a_link_to_the_game(server):
    for path, status in [("/nothing", "404 Not Found"), ("/?root=" + "a" * 2048, "414 URI Too Long")]:
        with case(status):
            response = server.get(path, "Accept: text/html,application/xhtml+xml;q=0.9")
            assert_security_headers(response)
            assert response.status == int(status[:3])
            assert response.headers["content-type"] == "text/html; charset=utf-8"
            assert response.headers["cache-control"] == "no-store"
            assert f"<p>{status}</p>" in response.body.decode()
            assert '<a href="/">Word Scramble</a>' in response.body.decode()
            assert (
                server.send_request(http_request(path, "Accept: text/html", method="HEAD"), method="HEAD").body == b""
            )


def test_requests_are_not_logged(server):
    assert server.log.read_bytes() == b""


def test_allowing_sites_to_embed_the_page_changes_one_rule_of_every_response(start_server, server):
    embedding = start_server("--embed-in", "https://Moodle.example.org", "--embed-in", "http://10.0.0.7:8000")
    ancestors = "frame-ancestors https://moodle.example.org http://10.0.0.7:8000"
    policy = SECURITY_HEADERS["content-security-policy"].replace("frame-ancestors 'none'", ancestors)
    for path, *headers in [("/",), ("/", "If-None-Match: *"), ("/v/1/main.js", "Accept-Encoding: br"), ("/nothing",)]:
        response, other = embedding.get(path, *headers), server.get(path, *headers)
        assert_security_headers(response, {**SECURITY_HEADERS, "content-security-policy": policy})
        assert_security_headers(other)
        changing_headers = ("content-security-policy", "date")
        assert response.status == other.status
        assert [pair for pair in response.header_pairs if pair[0].lower() not in changing_headers] == [
            pair for pair in other.header_pairs if pair[0].lower() not in changing_headers
        ]
