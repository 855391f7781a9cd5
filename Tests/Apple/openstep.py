"""Reads the property lists that Xcode writes its projects in, which Python's own library does not know."""

import re

TOKEN = re.compile(r'//[^\n]*|/\*.*?\*/|\s+|("(?:\\.|[^"\\])*"|[\w./$:-]+|[{}()=;,])', re.DOTALL)


def read(text):
    """The dictionary of a project file; raises ValueError where the file is none."""
    tokens, place = [], 0
    while place < len(text):
        match = TOKEN.match(text, place)
        if not match:
            raise ValueError(f"nothing can begin with {text[place : place + 20]!r}")
        if match[1]:
            tokens.append(match[1])
        place = match.end()
    value, rest = parse(tokens, 0)
    if rest != len(tokens):
        raise ValueError("there is more after the end")
    return value


def parse(tokens, place):
    if tokens[place] == "{":
        return dictionary(tokens, place + 1)
    if tokens[place] == "(":
        return array(tokens, place + 1)
    if tokens[place] in "})=;,":
        raise ValueError(f"{tokens[place]} where a value should be")
    return tokens[place].strip('"').replace('\\"', '"'), place + 1


def dictionary(tokens, place):
    result = {}
    while tokens[place] != "}":
        key, place = parse(tokens, place)
        if tokens[place] != "=" or key in result:
            raise ValueError(f"{key} is there twice or has no value")
        result[key], place = parse(tokens, place + 1)
        if tokens[place] != ";":
            raise ValueError(f"no semicolon after {key}")
        place += 1
    return result, place + 1


def array(tokens, place):
    result = []
    while tokens[place] != ")":
        value, place = parse(tokens, place)
        result.append(value)
        if tokens[place] == ",":
            place += 1
    return result, place + 1
