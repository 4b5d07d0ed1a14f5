#!/usr/bin/env python3
"""Computes recorded rounds of Foyer's own games once more, and says whether they fit. Python 3 and nothing else.

    python3 verify.py round.json [more.json …]      "-" reads standard input

A file holds what /api/user/get-round answers ({"round": {…}}), a list of such answers, or {"rounds": […]}.
Ends with 0 when all rounds fit, 1 when one does not, 2 when a round can not be computed (its seed is not told yet).
fair.md, beside this folder, says the same in words. Nothing here was taken from the server's code.
"""

import hashlib
import hmac
import json
import sys
from fractions import Fraction

MOST = 100_000_000  # hundredths: 1,000,000.00x


def sha256(letters):
    """Of the letters as they are written, not of the bytes that they stand for."""
    return hashlib.sha256(letters.encode("utf-8")).hexdigest()


class Numbers:
    """The numbers of a round, each a whole one from 0 to below 2**32, in their order."""

    def __init__(self, server_seed, client_seed, nonce):
        self.key = server_seed.encode("utf-8")
        self.client_seed, self.nonce = client_seed, nonce
        self.cursor, self.left = 0, []

    def next(self):
        if not self.left:
            message = f"{self.client_seed}:{self.nonce}:{self.cursor}".encode("utf-8")
            block = hmac.new(self.key, message, hashlib.sha256).digest()
            self.left = [int.from_bytes(block[at : at + 4], "big") for at in range(0, 32, 4)]
            self.cursor += 1
        return self.left.pop(0)

    def below(self, count):
        return self.next() * count >> 32


# Each game answers its outcome and what it pays for one, in ten-thousandths (19800 is 1.98x).


def dice(numbers, choice, _round):
    target = choice["target"]
    roll = numbers.below(10_000)
    under = choice["direction"] == "under"
    winning = target if under else 9_999 - target
    wins = roll < target if under else roll > target
    return {"roll": roll}, 99_000_000 // winning if wins else 0


def reached(number):
    """What comes up in limbo, and where a flight crashes, in hundredths."""
    return MOST if number == 0 else min(MOST, max(100, (99 << 32) // number))


def limbo(numbers, choice, _round):
    result = reached(numbers.next())
    return {"result": result}, choice["target"] * 100 if result >= choice["target"] else 0


def mines(numbers, choice, recorded):
    tiles = list(range(25))
    for place in range(choice["mines"]):
        other = place + numbers.below(25 - place)
        tiles[place], tiles[other] = tiles[other], tiles[place]
    hidden = sorted(tiles[: choice["mines"]])
    outcome = recorded["outcome"]
    opened = outcome["opened"]
    pays = Fraction(9_900)
    for step in range(len(opened)):
        pays *= Fraction(25 - step, 25 - len(hidden) - step)
    if not opened:
        pays = Fraction(10_000)
    is_hit = any(tile in hidden for tile in opened)
    return {"opened": opened, "mines": hidden, "isCashedOut": not is_hit and recorded["state"] == "settled"}, (
        0 if is_hit or recorded["state"] == "void" else int(pays)
    )


# From the edge to the middle, in hundredths; the right half mirrors the left one.
BUCKETS = {
    "low": {
        8: [550, 270, 140, 76, 51],
        9: [600, 340, 180, 100, 54],
        10: [800, 410, 220, 110, 78, 50],
        11: [860, 490, 280, 180, 90, 44],
        12: [1000, 550, 310, 185, 120, 65, 50],
        13: [1050, 650, 390, 240, 150, 90, 43],
        14: [1200, 710, 430, 260, 165, 110, 70, 41],
        15: [1500, 910, 560, 340, 210, 120, 90, 46],
        16: [1650, 990, 600, 370, 230, 150, 100, 60, 60],
    },
    "medium": {
        8: [1350, 390, 130, 59, 36],
        9: [1850, 590, 190, 75, 40],
        10: [2250, 730, 270, 105, 60, 30],
        11: [2500, 980, 390, 180, 70, 30],
        12: [3400, 1250, 490, 210, 90, 54, 40],
        13: [4400, 1750, 710, 300, 130, 60, 39],
        14: [5900, 2200, 880, 380, 175, 80, 50, 41],
        15: [9000, 3400, 1350, 550, 240, 120, 50, 36],
        16: [11200, 4150, 1600, 680, 300, 145, 80, 44, 42],
    },
    "high": {
        8: [3000, 490, 100, 34, 30],
        9: [4400, 840, 185, 50, 20],
        10: [7800, 1250, 270, 70, 30, 28],
        11: [12200, 2150, 450, 100, 40, 24],
        12: [17500, 3100, 670, 180, 80, 20, 19],
        13: [26500, 5100, 1100, 290, 70, 33, 30],
        14: [43000, 7700, 1650, 420, 135, 50, 28, 22],
        15: [63000, 12300, 2700, 690, 200, 75, 30, 20],
        16: [102000, 18600, 3950, 1000, 300, 105, 60, 20, 15],
    },
}


def plinko(numbers, choice, _round):
    rows = choice["rows"]
    path = [numbers.next() >= 1 << 31 for _ in range(rows)]
    bucket = sum(path)
    return {"path": path, "bucket": bucket}, BUCKETS[choice["risk"]][rows][min(bucket, rows - bucket)] * 100


SYMBOLS = {
    "W": "wild", "S": "scatter", "C": "crown", "G": "gem", "B": "bell", "R": "star",
    "A": "ace", "K": "king", "Q": "queen", "J": "jack", "T": "ten",
}  # fmt: skip
LINES = (
    "11111 00000 22222 01210 21012 00100 22122 12221 10001 10101 "
    "12121 01010 21212 11011 11211 01110 21112 00200 22022 02220"
).split()
# Strips from the top; pays for three, four and five in hundredths of the bet; then free spins, their factor,
# the most of them, the highest win in times the bet, and how wins are found.
MODELS = {
    "calm": (
        "QWQTJRQJATRKGABGKCKTRBCQJTABJAJGQRTKS JBAKRGJQGASJTRTQARQTJKTQJCWQBKBTASRKCG "
        "BKGQAJKQSTJRGATBCJQRWRCKTQSQJBTATJKWGA TRJTCBJQJGSRAKBTATQKQCBGSAJTWAGWQKRKJ "
        "ATKQJRBQJTCBQKSRATQRAJWTRKAGCJGJKQGTB",
        {
            "W": (460, 1400, 4600), "S": (100, 300, 1000), "C": (370, 920, 3250), "G": (280, 690, 1850),
            "B": (230, 545, 1400), "R": (180, 420, 1000), "A": (120, 280, 690), "K": (120, 280, 690),
            "Q": (90, 210, 510), "J": (90, 180, 460), "T": (55, 175, 460),
        },
        8, 1, 40, 500, "lines",
    ),
    "even": (
        "TJBQGKTRAJQTQJKTJAJQSKWARTKTCBRBCQAG QRGBAQJTJTQCAQTAJSKAKQKJGBTRTRKBTJCWS "
        "KJATJTQTATQBGKAWRBQCJQTJKRAJRGTCKSQB JBQCTGTKTQACJAQJAQTJKSABWQRTRBSKRGTJK "
        "JTSJQRKRJTKQAQAKTRTCTBJGAQJWCKBQAGTB",
        {
            "W": (1000, 5000, 24950), "S": (200, 800, 4000), "C": (600, 2500, 12500), "G": (400, 1500, 6000),
            "B": (250, 755, 3000), "R": (200, 600, 2000), "A": (100, 295, 1000), "K": (100, 250, 900),
            "Q": (75, 195, 700), "J": (50, 170, 600), "T": (45, 165, 500),
        },
        10, 2, 50, 1500, "lines",
    ),
    "wild": (
        "ARQJTJTQABGKTKQJTQRBKARGTKCQSAWJTJ QTJAQKQGAJTCTBGTRQTASRKWJKQJKTWBARJS "
        "QATWKTATJQTRJAJKQJWRTARBCTKGQCBQGJKS KTSJAQBKARJTAGQTBATQCTQJRKQCJTKWRJG "
        "QJTATJQJTRTKTQKBAQJKGCRATKAWJBSGQR",
        {
            "W": (1000, 6750, 33750), "S": (200, 1000, 10000), "C": (670, 3350, 20250), "G": (340, 1700, 8450),
            "B": (195, 840, 4050), "R": (130, 510, 2000), "A": (50, 170, 670), "K": (50, 170, 670),
            "Q": (35, 100, 400), "J": (35, 100, 400), "T": (30, 70, 340),
        },
        10, 3, 50, 2500, "lines",
    ),
    "storm": (
        "KJRATQTJQTCKJTAJKAQRBTJKTRTKQABQWSGJ RQJTSJTJQTKQAKWJRAKBKATQRTJGTQKBAJGC "
        "KTKCRTJSKAQJGABTJQTQJQAWRKJKATGQSRTBJ GJTQWAQJQRKJKQTRQJKTJGTKATRABJBSTCKA "
        "KJBWKTRJQATGKAQTJTBTJQRJTKAQKAQTJCRS",
        {
            "W": (2150, 12800, 85350), "S": (200, 1000, 10000), "C": (1300, 8550, 51200), "G": (640, 3400, 21350),
            "B": (260, 1295, 8550), "R": (170, 640, 3400), "A": (65, 215, 1050), "K": (45, 170, 850),
            "Q": (45, 125, 640), "J": (45, 110, 430), "T": (20, 90, 340),
        },
        12, 5, 60, 5000, "lines",
    ),
    "river": (
        "KRGCKQAJAKTSBJAQRJQRTBTJTBCAGKQ TRJBABQAJRTSGKCAGJKTBQCKTAWRQJQK "
        "TAKTJRASBQKWTACQRJKBAGTQJKQRJGBC JRQKQTKJBGRQKWBTAJQCBTJGRCASATAK "
        "QRTKBRCJARCBABTKTGKQAJTKJQGQAJS",
        {
            "W": (0, 0, 0), "S": (200, 500, 2500), "C": (210, 695, 2770), "G": (140, 520, 1730),
            "B": (105, 345, 1040), "R": (105, 275, 830), "A": (55, 140, 415), "K": (55, 140, 415),
            "Q": (42, 105, 345), "J": (35, 83, 275), "T": (35, 83, 275),
        },
        8, 2, 40, 1500, "ways",
    ),
    "delta": (
        "BCTGARTJQKQKSTAJBTRJQKGAQRJQKAJT KRBJTWGQGKTQARQABAJAQRJTKJTCTQKJS "
        "JKTJARKQJRKAKTQCJQBTJABSWGRAQTQTG RJGQKQTATJKACQSWAJAJRKRBGQTQTKTJB "
        "RJQRABQAGCAJBKASTKTJQJKJTQRTGTQK",
        {
            "W": (0, 0, 0), "S": (200, 1000, 5000), "C": (330, 1645, 8225), "G": (220, 820, 3840),
            "B": (135, 495, 1920), "R": (82, 275, 1095), "A": (38, 110, 385), "K": (38, 110, 385),
            "Q": (27, 77, 245), "J": (22, 55, 190), "T": (22, 55, 190),
        },
        10, 3, 50, 3000, "ways",
    ),
    "bloom": (
        "KSJRJTRJBTQRAKQABCKAKQCGTQTJGAB ACQJSTGBQTAKJKCBATWRJKQATKRGBJQR "
        "RBTQKJAKQTJATAJRCWKABSJGQKQCBTRG SCKQARBWQAQJACTAJGTKRBGBQRJKTJTK "
        "BGJKCJTKABJKSCGAQTAQRAQJQTRBRKT",
        {
            "W": (0, 0, 0), "S": (200, 500, 2500), "C": (280, 1125, 4220), "G": (195, 705, 2535),
            "B": (140, 420, 1405), "R": (115, 340, 1125), "A": (56, 170, 565), "K": (56, 170, 565),
            "Q": (42, 125, 420), "J": (28, 84, 280), "T": (28, 84, 280),
        },
        8, 2, 40, 1500, "expanding",
    ),
    "blaze": (
        "KJQATJRGJQBKRTQBTAQAJSKQKGRTJATC JQKTKJTWQTQKTCBQBRSJAJQJARGAKRGAT "
        "QKQJKACKQARAQJWJGTQRTBTSRKGJTJTAB RJQJSAGTQKAQKJCJARTJTGAQKRWBKTBTQ "
        "RBJKGKTQARTBTQATJGQKJTSRKQAJACJQ",
        {
            "W": (0, 0, 0), "S": (200, 1000, 5000), "C": (550, 2760, 13795), "G": (330, 1380, 5520),
            "B": (195, 690, 2760), "R": (110, 385, 1380), "A": (41, 140, 495), "K": (41, 140, 495),
            "Q": (28, 97, 330), "J": (22, 69, 250), "T": (22, 69, 250),
        },
        10, 3, 50, 3000, "expanding",
    ),
    "brook": (
        "QACJQATGKBTJRK TCRATWKQKGQJSBJ SARQTQJATJWBGKC "
        "QARBQTSTCKWJAGK JQRJAKTAQKCBGT",
        {
            "W": (0, 0, 0), "S": (200, 0, 0), "C": (69, 230, 900), "G": (46, 160, 650), "B": (37, 115, 415), "R": (28, 83, 275),
            "A": (14, 37, 115), "K": (14, 37, 115), "Q": (12, 28, 90), "J": (9, 21, 69), "T": (9, 21, 69),
        },
        8, 2, 40, 1500, "tumble",
    ),
    "avalanche": (
        "RTAKAGJACKQRKBAK GWJACQBSJKRJQTQT RJWQKGTKBCSJATQA "
        "KTAKJARJWQBQGSTC KARJKQGACTQTBJ",
        {
            "W": (0, 0, 0), "S": (200, 0, 0), "C": (81, 485, 3250), "G": (54, 270, 1900), "B": (32, 135, 950), "R": (22, 81, 485),
            "A": (8, 24, 97), "K": (8, 24, 97), "Q": (5, 16, 65), "J": (5, 13, 48), "T": (5, 13, 48),
        },
        12, 5, 60, 5000, "tumble",
    ),
    "meadow": (
        "AABRRCGQQQKK RRQQKKKABBCG AAAKBBGGRQQC "
        "KKKGRRABBCQQ GRRQQQCAAKKB",
        {
            "W": (0, 0, 0), "S": (0, 0, 0), "C": (520, 1750, 8650), "G": (345, 1200, 5200), "B": (205, 690, 2750), "R": (138, 430, 1550),
            "A": (86, 260, 865), "K": (69, 205, 690), "Q": (52, 173, 520), "J": (0, 0, 0), "T": (0, 0, 0),
        },
        0, 1, 0, 97, "cluster",
    ),
    "hive": (
        "QQQRGCCBBKKAA RRAAKKBGGCQQ RQQCAAKKKBBG "
        "RRAACGGKKQQB AAGBBKKQQQRCC",
        {
            "W": (0, 0, 0), "S": (0, 0, 0), "C": (860, 3900, 25850), "G": (540, 2150, 12900), "B": (260, 860, 3450), "R": (172, 540, 1950),
            "A": (65, 215, 1050), "K": (43, 151, 645), "Q": (32, 108, 430), "J": (0, 0, 0), "T": (0, 0, 0),
        },
        0, 1, 0, 1000, "cluster",
    ),
    "vault": (
        "TJSQGTKRASSTQJKTAJQBKSARTKSCRBQJAGWT QRSBAQJTJSSQATAJGKAKQSJGBTRTSKBTJCWQ KJSTQTATSBGKASWRQCJQTSSRAJRGTKSKQBJA "
        "JBQSTGTKSQACJSSAQTJKSABWQRTSRGKRGTJK JTKQSRJTSSAQAKSRTCTBJGSQJWKRKBSQAGTB",
        {
            "W": (1250, 6260, 25030), "S": (0, 0, 0), "C": (750, 3130, 12515), "G": (500, 1875, 6260), "B": (315, 945, 3130), "R": (250, 750, 2505),
            "A": (125, 370, 1250), "K": (125, 315, 1125), "Q": (95, 245, 875), "J": (65, 215, 750), "T": (55, 205, 625),
        },
        0, 1, 0, 1250, "hold",
    ),
    "treasury": (
        "TJSQGTKRASSTQJKTAJQBKARTKSCRBQJAGWT QRSBAQJTJSQATAJGKAKQSSJGBTRTKBTJCWQ KJSTQTATBGKASSWRQCJQTRAJRGTKSKQBJA "
        "JBQSTGTKQACJSSAQTJKABWQRTSRGKRGTJK JTKQRJTSSAQAKSRTCTBJGQJWKRKBSQAGTB",
        {
            "W": (1600, 10815, 54070), "S": (0, 0, 0), "C": (1075, 5365, 32440), "G": (545, 2725, 13535), "B": (310, 1345, 6490), "R": (210, 815, 3205),
            "A": (80, 270, 1075), "K": (80, 270, 1075), "Q": (55, 160, 640), "J": (55, 160, 640), "T": (48, 110, 545),
        },
        0, 1, 0, 5000, "hold",
    ),
}  # fmt: skip
# How often wins count before and after each fall, the last one from there on.
FALL_FACTORS = {"brook": (1, 2, 3, 5), "avalanche": (1, 2, 4, 8, 16), "meadow": (1, 2, 3), "hive": (1, 2, 4, 8, 15)}
# From how many coins on they stay, how often the others turn, a coin's chance in thousandths, values with their weights, a full grid.
HOLD = {
    "vault": (6, 3, 55, ((100, 520), (200, 240), (300, 120), (500, 70), (1000, 34), (2000, 12), (5000, 4)), 50000),
    "treasury": (6, 3, 60, ((100, 560), (200, 200), (500, 140), (1000, 60), (2500, 30), (5000, 8), (20000, 2)), 200000),
}  # fmt: skip


def line_win(pays, line):
    """The symbol, how many, and what is paid: wilds by themselves, or all of the first other symbol with them."""
    wilds = len(line) - len(line.lstrip("W"))
    symbol = line[wilds] if wilds < len(line) else "W"
    count = wilds
    while count < len(line) and line[count] in (symbol, "W"):
        count += 1
    own = pays[symbol][count - 3] if symbol != "S" and count >= 3 else 0
    as_wilds = pays["W"][wilds - 3] if wilds >= 3 else 0
    return ("W", wilds, as_wilds) if as_wilds > own else (symbol, count, own)


def line_wins(pays, grid):
    for index, line in enumerate(LINES):
        symbol, count, paid = line_win(pays, "".join(grid[reel][int(row)] for reel, row in enumerate(line)))
        if paid:
            yield {"line": index, "symbol": SYMBOLS[symbol], "count": count, "multiplier": paid}


def way_wins(pays, grid):
    """Each symbol of the first reel on as many reels as show it or a wild, as often as there are ways to do so."""
    for symbol in "CGBRAKQJT":
        ways, count = 1, 0
        while count < 5 and any(letter in (symbol, "W") for letter in grid[count]):
            ways *= sum(letter in (symbol, "W") for letter in grid[count])
            count += 1
        if count >= 3:
            paid = ways * pays[symbol][count - 3]
            yield {"line": -2, "symbol": SYMBOLS[symbol], "count": count, "multiplier": paid}


def clusters(grid):
    """Sets of places of like symbols that touch side by side or one above the other, from the first reel's top."""
    left = {(reel, row) for reel, column in enumerate(grid) for row in range(len(column))}
    for start in sorted(left):
        if start not in left:
            continue
        cluster, edge = set(), {start}
        while edge:
            cluster |= edge
            around = {(reel + x, row + y) for reel, row in edge for x, y in ((1, 0), (-1, 0), (0, 1), (0, -1))}
            edge = {(reel, row) for reel, row in (around & left) - cluster if grid[reel][row] == grid[start[0]][start[1]]}
        left -= cluster
        yield cluster


def cluster_wins(pays, grid):
    """Each win, with its places."""
    for cluster in clusters(grid):
        reel, row = min(cluster)
        symbol, count = grid[reel][row], len(cluster)
        if count >= 5:
            paid = pays[symbol][0 if count < 7 else 1 if count < 10 else 2]
            yield {"line": -3, "symbol": SYMBOLS[symbol], "count": count, "multiplier": paid}, cluster


def way_places(win, grid):
    letter = next(letter for letter, name in SYMBOLS.items() if name == win["symbol"])
    return {(reel, row) for reel in range(win["count"]) for row, one in enumerate(grid[reel]) if one in (letter, "W")}


def fall(strips, grid, tops, gone):
    """The grid without what is gone: the others come down, and the strips go on above; moves the tops."""
    after = []
    for reel, column in enumerate(grid):
        kept = "".join(letter for row, letter in enumerate(column) if (reel, row) not in gone)
        while len(kept) < len(column):
            tops[reel] = (tops[reel] - 1) % len(strips[reel])
            kept = strips[reel][tops[reel]] + kept
        after.append(kept)
    return after


def falling(model, strips, pays, stops, factor, most):
    """A spin whose symbols fall: each grid with what it wins, scatters with the last one."""
    is_cluster = MODELS[model][6] == "cluster"
    factors, tops = FALL_FACTORS[model], list(stops)
    rows = 5 if is_cluster else 3
    grid = ["".join(strip[(stop + row) % len(strip)] for row in range(rows)) for strip, stop in zip(strips, stops)]
    steps, total = [], 0
    while True:
        found = list(cluster_wins(pays, grid)) if is_cluster else [(win, way_places(win, grid)) for win in way_wins(pays, grid)]
        times = factor * factors[min(len(steps), len(factors) - 1)]
        wins = [{**win, "multiplier": win["multiplier"] * times} for win, _ in found]
        steps.append((grid, wins))
        total += sum(win["multiplier"] for win in wins)
        if not wins or total >= most:
            break
        grid = fall(strips, grid, tops, set().union(*(places for _, places in found)))
    scatters = "".join(grid).count("S")
    if scatters >= 3:
        wins.append({"line": -1, "symbol": "scatter", "count": scatters, "multiplier": pays["S"][min(scatters, 5) - 3] * factor})
        if wins[-1]["multiplier"] == 0:
            wins.pop()
    return steps, scatters


def coin_value(numbers, values):
    left = numbers.below(sum(weight for _, weight in values))
    for value, weight in values:
        left -= weight
        if left < 0:
            return value


def coins_of(numbers, grid, values):
    places = [(reel, row) for reel in range(5) for row in range(3) if grid[reel][row] == "S"]
    return [{"reel": reel, "row": row, "value": coin_value(numbers, values)} for reel, row in places]


def hold(numbers, model, grid, coins):
    """The new coins of each turn, and what all coins pay; None where there are too few."""
    least, turns, chance, values, full = HOLD[model]
    if len(coins) < least:
        return None
    empty = [(reel, row) for reel in range(5) for row in range(3) if grid[reel][row] != "S"]
    respins, left = [], turns
    while left > 0 and empty:
        fresh = []
        for reel, row in empty:
            if numbers.below(1000) < chance:
                fresh.append({"reel": reel, "row": row, "value": coin_value(numbers, values)})
        empty = [place for place in empty if place not in [(coin["reel"], coin["row"]) for coin in fresh]]
        respins.append(fresh)
        left = turns if fresh else left - 1
    everything = coins + [coin for fresh in respins for coin in fresh]
    paid = {"line": -4, "symbol": "scatter", "count": len(everything), "multiplier": sum(coin["value"] for coin in everything)}
    return {"respins": respins, "wins": [paid] if empty else [paid, {**paid, "line": -5, "multiplier": full}]}


def spins_left(left, scatters, free, most, is_over):
    if is_over:
        return 0
    return min(left + free, most) if scatters >= 3 else left


# What free spins cost that are bought, in stakes.
PRICES = {"storm": 43, "river": 15, "bloom": 15, "avalanche": 44}


def slot(numbers, choice, recorded):
    model = recorded["clientModel"] if recorded["clientModel"] in MODELS else "even"
    strips, pays, free, free_factor, most_free, highest, mechanic = MODELS[model]
    strips = strips.split()
    is_bought = choice.get("buysFreeSpins", False)
    paid = 0 if is_bought else 1
    spins, total, left = [], 0, free if is_bought else 1
    while left > 0:
        stops = [numbers.below(len(strip)) for strip in strips]
        if model in FALL_FACTORS:
            factor = free_factor if len(spins) >= paid else 1
            steps, scatters = falling(model, strips, pays, stops, factor, 100 * highest - total)
            total = min(100 * highest, total + sum(win["multiplier"] for _, wins in steps for win in wins))
            left = spins_left(left - 1, scatters, free, most_free - (len(spins) + 1 - paid), total == 100 * highest)
            told = [{"grid": [[SYMBOLS[letter] for letter in column] for column in grid], "wins": wins} for grid, wins in steps]
            spins.append({"stops": stops, **told[0], "falls": told[1:], "freeSpinsLeft": left})
            continue
        grid = ["".join(strip[(stop + row) % len(strip)] for row in range(3)) for strip, stop in zip(strips, stops)]
        expanded = [reel for reel, column in enumerate(grid) if "W" in column] if mechanic == "expanding" else []
        shown = ["WWW" if reel in expanded else column for reel, column in enumerate(grid)]
        factor = free_factor if len(spins) >= paid else 1
        wins = list(way_wins(pays, shown) if mechanic == "ways" else line_wins(pays, shown))
        scatters = "".join(grid).count("S")
        if scatters >= 3 and mechanic != "hold":
            wins.append({"line": -1, "symbol": "scatter", "count": scatters, "multiplier": pays["S"][scatters - 3]})
        wins = [{**win, "multiplier": win["multiplier"] * factor} for win in wins]
        coins = coins_of(numbers, grid, HOLD[model][3]) if mechanic == "hold" else []
        held = hold(numbers, model, grid, coins) if mechanic == "hold" else None
        total = min(100 * highest, total + sum(win["multiplier"] for win in wins + (held["wins"] if held else [])))
        left = spins_left(left - 1, 0 if mechanic == "hold" else scatters, free, most_free - (len(spins) + 1 - paid), total == 100 * highest)
        symbols = [[SYMBOLS[letter] for letter in column] for column in grid]
        spin = {"stops": stops, "grid": symbols, "wins": wins, "freeSpinsLeft": left}
        if mechanic == "expanding":
            spin["expanded"] = expanded
        if mechanic == "hold":
            spin |= {"coins": coins} | ({"held": held} if held else {})
        spins.append(spin)
    return {"spins": spins}, Fraction(total * 100, PRICES[model]) if is_bought else total * 100


def crash(numbers, _choice, recorded):
    crashed = reached(numbers.next())
    if recorded["state"] == "void":
        return {"cashedOutAt": None, "crashedAt": None}, 0
    taken = recorded["outcome"]["cashedOutAt"]
    if taken is not None and taken > crashed:
        raise Wrong(f"it was cashed out at {taken / 100}x, above {crashed / 100}x")
    return {"cashedOutAt": taken, "crashedAt": crashed}, (taken or 0) * 100


# What no hit to all hits pay, in hundredths; a row for one pick to ten.
KENO = {
    risk: [[int(pays) for pays in row.split()] for row in rows.split("/")]
    for risk, rows in {
        "classic": "0 396 / 0 190 449 / 0 100 310 1038 / 0 80 180 501 2250 / 0 25 140 410 1651 3600 / "
        "0 0 100 368 700 1665 4000 / 0 0 47 300 450 1403 3100 6000 / 0 0 0 220 400 1298 2200 5500 7000 / "
        "0 0 0 155 300 800 1507 4400 6000 8500 / 0 0 0 140 225 450 794 1700 5000 8000 10000",
        "low": "70 186 / 0 200 382 / 0 110 138 2611 / 0 0 220 790 9032 / 0 0 150 420 1310 30000 / "
        "0 0 110 200 620 9995 70000 / 0 0 110 160 350 1510 22500 70000 / "
        "0 0 110 150 200 550 3896 10000 80000 / 0 0 110 130 170 250 727 5000 25000 100000 / "
        "0 0 110 120 130 185 350 1300 5000 25000 100000",
        "medium": "40 276 / 0 180 516 / 0 0 280 5001 / 0 0 171 1000 10000 / 0 0 140 400 1400 39133 / "
        "0 0 0 300 900 18082 71000 / 0 0 0 200 700 3006 40000 80000 / 0 0 0 200 401 1100 6700 40000 90000 / "
        "0 0 0 200 250 500 1517 10000 50000 100000 / 0 0 0 160 200 400 700 2636 10000 50000 100000",
        "high": "0 396 / 0 0 1716 / 0 0 0 8151 / 0 0 0 1000 25939 / 0 0 0 450 4800 45276 / "
        "0 0 0 0 1100 35000 71000 / 0 0 0 0 700 9006 40000 80000 / 0 0 0 0 500 2000 27032 60000 90000 / "
        "0 0 0 0 400 1100 5610 50000 80000 100000 / 0 0 0 0 350 800 1300 6285 50000 80000 100000",
    }.items()
}  # fmt: skip


def take_out(numbers, count, of):
    """So many of the whole numbers below `of`, each taken out of those that are left."""
    left = list(range(of))
    return [left.pop(numbers.below(len(left))) for _ in range(count)]


def keno(numbers, choice, _round):
    drawn = take_out(numbers, 10, 40)
    hits = len(set(drawn) & set(choice["picks"]))
    return {"drawn": drawn}, KENO[choice["risk"]][len(choice["picks"]) - 1][hits] * 100


# What segments pay, in hundredths, clockwise; with medium risk each is followed by one that pays nothing, but for ten and twenty.
LOW = [150, 120, 120, 120, 0, 120, 120, 120, 120, 0]
MEDIUM = {
    10: [0, 190, 0, 150, 0, 200, 0, 150, 0, 300],
    20: [150, 0, 200, 0, 200, 0, 200, 0, 150, 0, 300, 0, 180, 0, 200, 0, 200, 0, 200, 0],
    30: [150, 150, 200, 150, 200, 200, 150, 300, 150, 200, 200, 170, 400, 150, 200],
    40: [200, 300, 200, 150, 300, 150, 150, 200, 150, 300, 150, 200, 200, 160, 200, 150, 300, 150, 200, 150],
    50: [200, 150, 200, 150, 300, 150, 150, 200, 150, 300, 150, 200, 150, 200, 200, 150, 300, 150, 200, 150]
    + [150, 500, 150, 200, 150],
}


def wheel(numbers, choice, _round):
    count = choice["segments"]
    segment = numbers.below(count)
    if choice["risk"] == "low":
        pays = LOW[segment % 10]
    elif choice["risk"] == "high":
        pays = 99 * count if segment == count - 1 else 0
    elif count <= 20:
        pays = MEDIUM[count][segment]
    else:
        pays = 0 if segment % 2 else MEDIUM[count][segment // 2]
    return {"segment": segment}, pays * 100


def value_of(card):
    """1 for an ace to 13 for a king."""
    return (card // 4 + 1) % 13 + 1


def hilo(numbers, choice, recorded):
    guesses = recorded["outcome"]["guesses"]
    cards = [numbers.below(52) for _ in guesses]
    pays, lost, guessed = Fraction(9_900), False, False
    for before, guess, after in zip([choice["card"], *cards], guesses, cards):
        was, now = value_of(before), value_of(after)
        if guess == "skip":
            continue
        if guess == "higher":
            wins = range(2, 14) if was == 1 else range(was, 14)
        else:
            wins = range(1, 13) if was == 13 else range(1, was + 1)
        pays *= Fraction(13, len(wins))
        lost, guessed = lost or now not in wins, True
    void = recorded["state"] == "void"
    outcome = {"cards": cards, "guesses": guesses, "isCashedOut": not lost and not void}
    return outcome, 0 if lost or void or not guessed else int(pays)


def of_chips(choice, pays_of):
    """What all chips bring back for one; those on a spot bring so many hundredths."""
    total = sum(chip["count"] for chip in choice["chips"])
    return sum(chip["count"] * pays_of(chip["on"]) for chip in choice["chips"]) * 100 // total


RED = {1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36}


def roulette(numbers, choice, _round):
    pocket = numbers.below(37)
    fields = {str(pocket): 3600}
    if pocket:
        fields["red" if pocket in RED else "black"] = 200
        fields["odd" if pocket % 2 else "even"] = 200
        fields["low" if pocket < 19 else "high"] = 200
        fields[f"dozen{(pocket + 11) // 12}"] = 300
        fields[f"column{(pocket + 2) % 3 + 1}"] = 300
    return {"pocket": pocket}, of_chips(choice, lambda spot: fields.get(spot, 0))


def points(card):
    rank = card // 4 + 2
    return 1 if rank == 14 else rank if rank < 10 else 0


def total(cards):
    return sum(map(points, cards)) % 10


# With which third cards of the player's the banker draws, by its total.
BANKER_DRAWS = [range(10), range(10), range(10), {0, 1, 2, 3, 4, 5, 6, 7, 9}, range(2, 8), range(4, 8), range(6, 8), ()]


def baccarat(numbers, choice, _round):
    player, banker = [numbers.below(52), numbers.below(52)], [numbers.below(52), numbers.below(52)]
    if max(total(player), total(banker)) < 8:
        if total(player) < 6:
            player.append(numbers.below(52))
            if points(player[2]) in BANKER_DRAWS[total(banker)]:
                banker.append(numbers.below(52))
        elif total(banker) < 6:
            banker.append(numbers.below(52))
    mine, other = total(player), total(banker)
    fields = {"tie": 900, "player": 100, "banker": 100} if mine == other else {"player": 200} if mine > other else {"banker": 195}
    return {"player": player, "banker": banker}, of_chips(choice, lambda spot: fields.get(spot, 0))


def best_total(cards):
    """The best total of a hand in blackjack."""
    counted = [11 if card // 4 == 12 else min(10, card // 4 + 2) for card in cards]
    aces, sum_of = counted.count(11), sum(counted)
    while sum_of > 21 and aces:
        sum_of, aces = sum_of - 10, aces - 1
    return sum_of


def blackjack(numbers, _choice, recorded):
    def deal(count):
        return [numbers.below(52) for _ in range(count)]

    def hand_of(cards, done=False):
        return {"cards": cards, "isDoubled": False, "isDone": done or best_total(cards) == 21}

    moves = recorded["outcome"]["moves"]
    mine, dealer = deal(2), deal(2)
    natural = best_total(mine) == 21
    hands = [hand_of(mine, best_total(dealer) == 21)]
    for move in moves:
        at = next((place for place, hand in enumerate(hands) if not hand["isDone"]), None)
        if at is None:
            raise Wrong(f"no hand is left for {move} with the cards that come of its seeds")
        hand = hands[at]
        if move == "stand":
            hand["isDone"] = True
        elif move == "split":
            aces = hand["cards"][0] // 4 == 12
            hands = [hand_of([card, *deal(1)], aces) for card in hand["cards"]]
        else:
            hand["cards"] = hand["cards"] + deal(1)
            hand["isDoubled"] = move == "double"
            hand["isDone"] = hand["isDoubled"] or best_total(hand["cards"]) >= 21
    if not natural and min(best_total(hand["cards"]) for hand in hands) <= 21:
        while best_total(dealer) < 17:
            dealer += deal(1)
    theirs = best_total(dealer)
    pays = stakes = 0
    for hand in hands:
        own, stake = best_total(hand["cards"]), 2 if hand["isDoubled"] else 1
        stakes += stake
        if natural:
            pays += 10_000 if len(dealer) == 2 and theirs == 21 else 25_000
        elif own <= 21:
            pays += stake * (20_000 if theirs > 21 or own > theirs else 10_000 if own == theirs else 0)
    outcome = {"moves": moves, "hands": hands, "dealer": dealer, "isCashedOut": bool(moves) and pays > 0}
    return outcome, Fraction(pays, stakes)


def hand_pays(cards):
    """What five cards pay for one, with jacks or better."""
    ranks = sorted(card // 4 for card in cards)
    counts = sorted((ranks.count(rank) for rank in set(ranks)), reverse=True)
    flush = len({card % 4 for card in cards}) == 1
    straight = len(counts) == 5 and (ranks[4] - ranks[0] == 4 or ranks == [0, 1, 2, 3, 12])
    if flush and straight:
        return 800 if ranks[0] == 8 else 50
    if counts[0] == 4:
        return 25
    if counts[:2] == [3, 2]:
        return 9
    if flush or straight:
        return 6 if flush else 4
    if counts[0] == 3:
        return 3
    if counts[:2] == [2, 2]:
        return 2
    return int(any(ranks.count(rank) == 2 for rank in range(9, 13)))


def video_poker(numbers, _choice, recorded):
    pack = take_out(numbers, 10, 52)
    held = recorded["outcome"]["held"]
    drawn = iter(pack[5:])
    cards = [card if place in held else next(drawn) for place, card in enumerate(pack[:5])]
    pays = hand_pays(cards)
    return {"dealt": pack[:5], "held": held, "cards": cards, "isCashedOut": pays > 0}, pays * 10_000


# Of each level how many tiles a row has, and how many are safe.
TOWERS = {"easy": (4, 3), "medium": (3, 2), "hard": (2, 1), "expert": (3, 1), "master": (4, 1)}


def towers(numbers, choice, recorded):
    tiles, count = TOWERS[choice["level"]]
    safe = [sorted(take_out(numbers, count, tiles)) for _ in range(9)]
    opened = recorded["outcome"]["opened"]
    lost = any(tile not in row for tile, row in zip(opened, safe))
    void = recorded["state"] == "void"
    outcome = {"opened": opened, "safe": safe, "isCashedOut": not lost and not void}
    return outcome, 0 if lost or void else int(Fraction(9_900) * Fraction(tiles, count) ** len(opened))


GAMES = {"dice": dice, "limbo": limbo, "mines": mines, "plinko": plinko, "slot": slot, "crash": crash} | {
    "keno": keno, "wheel": wheel, "hilo": hilo, "towers": towers, "roulette": roulette, "baccarat": baccarat,
    "blackjack": blackjack, "video_poker": video_poker,
}  # fmt: skip


class Wrong(Exception):
    """A round is not what it should be."""


class Untold(Exception):
    """A round can not be computed yet."""


def check_chain(flight, server_seed):
    """The flight's seed, hashed as often as its number says, is the hash that was published before the first flight."""
    link = server_seed
    for _ in range(flight["number"]):
        link = sha256(link)
    if link != flight["terminalHash"]:
        raise Wrong(f"its seed does not lead to {flight['terminalHash']}")


def verify(recorded):
    """Says in words what the round was; raises where it does not fit."""
    if recorded["serverSeed"] is None:
        raise Untold("its server seed is not told yet")
    if sha256(recorded["serverSeed"]) != recorded["serverSeedHash"]:
        raise Wrong("the server seed does not fit the hash that was shown before")
    if recorded.get("flight"):
        check_chain(recorded["flight"], recorded["serverSeed"])
    if recorded["state"] == "open":
        raise Untold("it is not over yet")
    numbers = Numbers(recorded["serverSeed"], recorded["clientSeed"], recorded["nonce"])
    outcome, pays = GAMES[recorded["client"]](numbers, recorded["choice"], recorded)
    if outcome != recorded["outcome"]:
        raise Wrong(f"{json.dumps(outcome)} comes of its seeds, not {json.dumps(recorded['outcome'])}")
    check_payout(recorded, pays)
    return f"pays {float(pays) / 10_000:g}x"


def rounded_payout(bet, pays, recorded):
    """What a bet of so many minor units pays: the part of one that is left over is paid as a whole one with that chance."""
    whole, left = divmod(bet * pays, 10_000)
    by = recorded["id"] if recorded["client"] == "crash" else recorded["nonce"]
    message = f"{recorded['clientSeed']}:{by}:rounding".encode("utf-8")
    block = hmac.new(recorded["serverSeed"].encode("utf-8"), message, hashlib.sha256).digest()
    return whole + (int.from_bytes(block[:4], "big") * 10_000 >> 32 < left)


def check_payout(recorded, pays):
    unit = 10 ** recorded["decimals"]
    bet, payout, most = (round(recorded[name] * unit) for name in ("bet", "payout", "maxPayout"))
    expected = min(most, rounded_payout(bet, pays, recorded))
    if payout != expected:
        raise Wrong(f"{expected / unit} is due, {payout / unit} was paid")


def rounds_of(document):
    if isinstance(document, list):
        return [each for one in document for each in rounds_of(one)]
    if "rounds" in document:
        return rounds_of(document["rounds"])
    return [document.get("round", document)]


def main(names):
    if not names:
        print(__doc__)
        return 2
    worst = 0
    for name in names:
        with sys.stdin if name == "-" else open(name, encoding="utf-8") as file:
            document = json.load(file)
        for recorded in rounds_of(document):
            words = f"{recorded['client']} {recorded['id']}"
            try:
                print(f"fits     {words}: {verify(recorded)}")
            except Wrong as wrong:
                worst = 1
                print(f"WRONG    {words}: {wrong}")
            except Untold as untold:
                worst = worst or 2
                print(f"unknown  {words}: {untold}")
    return worst


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
