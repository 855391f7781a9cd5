"""What Apache and IIS need to serve the page: the media types that they do not know, and which files may change."""

# The file extensions that Apache and IIS both know.
KNOWN_EXTENSIONS = {".css", ".html", ".js", ".png", ".svg", ".txt"}
# The files that have the same address in every version.
CHANGING_FILES = ("index.html", "sw.js")


def files(types: dict[str, str]) -> dict[str, str]:
    """Returns the text of each configuration file, by file name. `types` are the media types by file extension."""
    added_types = {
        extension: media_type for extension, media_type in sorted(types.items()) if extension not in KNOWN_EXTENSIONS
    }
    return {".htaccess": apache(added_types), "web.config": iis(added_types)}


def apache(types: dict[str, str]) -> str:
    lines = [f"  AddType {media_type.partition(';')[0]} {extension}" for extension, media_type in types.items()]
    names = "|".join(name.replace(".", r"\.") for name in CHANGING_FILES)
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
        f'      <remove fileExtension="{extension}" />\n'
        f'      <mimeMap fileExtension="{extension}" mimeType="{media_type.partition(";")[0]}" />'
        for extension, media_type in types.items()
    ]
    locations = [
        f'  <location path="{name}">\n    <system.webServer>\n      <staticContent>\n'
        '        <clientCache cacheControlMode="DisableCache" />\n'
        "      </staticContent>\n    </system.webServer>\n  </location>"
        for name in CHANGING_FILES
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
            *locations,
            "</configuration>",
            "",
        ]
    )
