"""Reads the old property list format of Xcode projects, which Python's library does not support."""

import re

TOKEN = re.compile(r'//[^\n]*|/\*.*?\*/|\s+|("(?:\\.|[^"\\])*"|[\w./$:-]+|[{}()=;,])', re.DOTALL)


def read(text):
    """Returns the dictionary of a project file. Raises ValueError or IndexError if the file is invalid."""
    tokens, index = [], 0
    while index < len(text):
        match = TOKEN.match(text, index)
        if not match:
            raise ValueError(f"nothing can begin with {text[index : index + 20]!r}")
        if match[1]:
            tokens.append(match[1])
        index = match.end()
    value, rest = parse(tokens, 0)
    if rest != len(tokens):
        raise ValueError("there is more after the end")
    return value


def parse(tokens, index):
    if tokens[index] == "{":
        return dictionary(tokens, index + 1)
    if tokens[index] == "(":
        return array(tokens, index + 1)
    if tokens[index] in "})=;,":
        raise ValueError(f"{tokens[index]} where a value should be")
    return tokens[index].strip('"').replace('\\"', '"'), index + 1


def dictionary(tokens, index):
    result = {}
    while tokens[index] != "}":
        key, index = parse(tokens, index)
        if tokens[index] != "=" or key in result:
            raise ValueError(f"{key} is there twice or has no value")
        result[key], index = parse(tokens, index + 1)
        if tokens[index] != ";":
            raise ValueError(f"no semicolon after {key}")
        index += 1
    return result, index + 1


def array(tokens, index):
    result = []
    while tokens[index] != ")":
        value, index = parse(tokens, index)
        result.append(value)
        if tokens[index] == ",":
            index += 1
    return result, index + 1
