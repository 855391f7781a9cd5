"""What Apache and IIS need to serve the page: the media types that they do not know, and which files may change."""

# The file extensions that Apache and IIS both know.
KNOWN = {".css", ".html", ".js", ".png", ".svg", ".txt"}
# The files that have the same address in every version.
CHANGING = ("index.html", "sw.js")


def files(types: dict[str, str]) -> dict[str, str]:
    """The files by name. `types` are the media types by file extension."""
    added = {ending: kind for ending, kind in sorted(types.items()) if ending not in KNOWN}
    return {".htaccess": apache(added), "web.config": iis(added)}


def apache(types: dict[str, str]) -> str:
    lines = [f"  AddType {kind.partition(';')[0]} {ending}" for ending, kind in types.items()]
    names = "|".join(name.replace(".", r"\.") for name in CHANGING)
    caching = [
        f'  <FilesMatch "^({names})$">',
        "    Header set Cache-Control no-cache",
        "  </FilesMatch>",
    ]
    return "\n".join(
        ["<IfModule mod_mime.c>", *lines, "</IfModule>", "<IfModule mod_headers.c>", *caching, "</IfModule>", ""]
    )


def iis(types: dict[str, str]) -> str:
    """IIS does not serve files with an unknown extension, and rejects a type that is set twice."""
    lines = [
        f'      <remove fileExtension="{ending}" />\n'
        f'      <mimeMap fileExtension="{ending}" mimeType="{kind.partition(";")[0]}" />'
        for ending, kind in types.items()
    ]
    places = [
        f'  <location path="{name}">\n    <system.webServer>\n      <staticContent>\n'
        '        <clientCache cacheControlMode="DisableCache" />\n'
        "      </staticContent>\n    </system.webServer>\n  </location>"
        for name in CHANGING
    ]
    return "\n".join(
        [
            '<?xml version="1.0" encoding="utf-8"?>',
            "<configuration>",
            "  <system.webServer>",
            "    <staticContent>",
            *lines,
            "    </staticContent>",
            "  </system.webServer>",
            *places,
            "</configuration>",
            "",
        ]
    )
