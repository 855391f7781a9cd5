"""What chats show beside a link to the game: its picture and its address, both absolute."""

import argparse
import html
import re
import struct
from pathlib import Path

PICTURE_FILE = Path(__file__).resolve().parent / "preview/preview.png"
PICTURE_DESCRIPTION = "Eight beads on a cord spell scramble, below the name of the game."
SITE_PATTERN = re.compile(r"https://(?!-)[a-z0-9-]+(\.[a-z0-9-]+)*(:\d{1,5})?(/[\w.~-]+)*/?", re.IGNORECASE | re.ASCII)


def site_address(address: str) -> str:
    """The address of a site from the command line, with a slash at its end."""
    if not SITE_PATTERN.fullmatch(address):
        raise argparse.ArgumentTypeError(
            f"{address!r} is not the address of a site, such as https://example.org/words/"
        )
    return address.rstrip("/") + "/"


def preview_tags(address: str) -> str:
    """The tags of a page at an address that ends with a slash."""
    # A PNG's first chunk contains its width and height.
    width, height = struct.unpack(">II", PICTURE_FILE.read_bytes()[16:24])
    contents = {
        "og:url": address,
        "og:image": address + PICTURE_FILE.name,
        "og:image:width": str(width),
        "og:image:height": str(height),
        "og:image:alt": PICTURE_DESCRIPTION,
    }
    lines = [f'<meta property="{name}" content="{html.escape(content)}">' for name, content in contents.items()]
    return "\n".join([*lines, '<meta name="twitter:card" content="summary_large_image">'])
