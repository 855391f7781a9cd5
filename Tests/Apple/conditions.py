"""Finds the lines of a source that are compiled on a system."""

import re


def compiled_lines(text, system):
    """Returns the lines that are compiled on a system.

    If a condition depends on something other than the system, both of its branches are included.
    """
    lines, active = [], []
    for line in text.splitlines():
        if match := re.match(r"\s*#(if|elseif)\b(.*)", line):
            if match[1] == "elseif":
                active.pop()
            active.append(evaluate(match[2], system))
        elif re.match(r"\s*#else\b", line):
            active[-1] = not active[-1] if active[-1] is not None else None
        elif re.match(r"\s*#endif\b", line):
            active.pop()
        elif False not in active:
            lines.append(line)
    return "\n".join(lines)


def evaluate(condition, system):
    """Returns whether a condition is true on a system, or None if it depends on something else."""
    expression = re.sub(r"\bos\((\w+)\)", lambda match: str(match[1] == system), condition)
    expression = expression.replace("!", " not ").replace("&&", " and ").replace("||", " or ").strip()
    words = set(re.findall(r"\w+", expression))
    return eval(expression) if words <= {"True", "False", "not", "and", "or"} else None
