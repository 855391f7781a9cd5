"""Randomly changed codes, the same as in ChallengeMutations.swift."""

import zlib

CODE_DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"


class SplitMix64:
    """The game's random number generator, SplitMix64."""

    def __init__(self, seed):
        self.state = seed

    def next(self):
        self.state = (self.state + 0x9E3779B97F4A7C15) % 2**64
        bits = self.state
        bits = (bits ^ bits >> 30) * 0xBF58476D1CE4E5B9 % 2**64
        bits = (bits ^ bits >> 27) * 0x94D049BB133111EB % 2**64
        return bits ^ bits >> 31

    def number_below(self, bound):
        maximum = 2**64 - 1
        largest_fair_draw = maximum - (maximum % bound + 1) % bound
        draw = self.next()
        while draw > largest_fair_draw:
            draw = self.next()
        return draw % bound


class Mutations:
    """Generates the same codes as ChallengeMutations.swift."""

    def __init__(self, codes, seed):
        self.codes = codes
        self.random = SplitMix64(seed)

    def next(self):
        code = self.codes[self.random.number_below(len(self.codes))]
        return self.changed_characters(code) if self.random.number_below(4) == 0 else self.changed_bits(code)

    def changed_characters(self, code):
        alphabet = CODE_DIGITS + ".="
        for _ in range(1 + self.random.number_below(2)):
            index = self.random.number_below(len(code))
            kind = self.random.number_below(4)
            if kind == 0:
                code = code[:index] + code[index + 1 :]
            elif kind == 1:
                code = code[:index] + alphabet[self.random.number_below(66)] + code[index:]
            else:
                code = code[:index] + alphabet[self.random.number_below(66)] + code[index + 1 :]
        return code

    def changed_bits(self, code):
        number, count = 0, (len(code) - 3) * 6 // 8
        for character in code[3:]:
            number = number << 6 | CODE_DIGITS.index(character)
        number >>= (len(code) - 3) * 6 - count * 8
        data = bytearray(number.to_bytes(count, "big")[:-4])
        for _ in range(1 + self.random.number_below(3)):
            bit = self.random.number_below(len(data) * 8)
            data[bit // 8] ^= 128 >> bit % 8
        kind = self.random.number_below(10)
        if kind == 0:
            data.append(0)
        elif kind == 1:
            data.pop()
        data += zlib.crc32(bytes(data)).to_bytes(4, "big")
        characters = (len(data) * 8 + 5) // 6
        number = int.from_bytes(data, "big") << characters * 6 - len(data) * 8
        return code[:3] + "".join(CODE_DIGITS[number >> 6 * index & 63] for index in reversed(range(characters)))


def digest(text):
    value = 0x811C9DC5
    for byte in text.encode():
        value = (value ^ byte) * 0x01000193 & 0xFFFFFFFF
    return value
