"""Figures as deeds write them: numbers, fractions, money, dates, clock times, record marks, stamps.

Every function takes a random.Random and returns a piece of a line. The typed fractions ½ ¼ ¾ … stand as one sign;
the drawer decides how they look."""

MONTHS = ("January February March April May June July August September October November December").split()
ONES = (
    "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen "
    "seventeen eighteen nineteen"
).split()
TENS = "_ _ twenty thirty forty fifty sixty seventy eighty ninety".split()
ORDINALS = (
    "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth "
    "fifteenth sixteenth seventeenth eighteenth nineteenth twentieth"
).split()
COMMON_FRACTIONS = "½½½½¼¼¼¾¾¾⅓⅔⅛⅜⅝⅞"


def in_words(n: int, r=None) -> str:
    hyphen = "-" if r is None or r.random() < 0.5 else " "
    if n < 20:
        return ONES[n]
    if n < 100:
        return TENS[n // 10] + (hyphen + ONES[n % 10] if n % 10 else "")
    if n < 1000:
        rest = n % 100
        joint = " and " if r is not None and r.random() < 0.5 else " "
        return ONES[n // 100] + " hundred" + (joint + in_words(rest, r) if rest else "")
    rest = n % 1000
    return in_words(n // 1000, r) + " thousand" + (" " + in_words(rest, r) if rest else "")


def ordinal(n: int) -> str:
    if 10 <= n % 100 <= 20:
        return f"{n}th"
    return f"{n}{ {1: 'st', 2: 'nd', 3: 'rd'}.get(n % 10, 'th') }"


def digits(r, low: int, high: int) -> str:
    return "".join(r.choice("0123456789") for _ in range(r.randint(low, high)))


def fraction(r) -> str:
    """A fraction behind a whole number, with the spacing left to chance."""
    f = r.choice(COMMON_FRACTIONS)
    k = r.random()
    if k < 0.55:
        return f
    if k < 0.70:
        return " " + f
    top, bottom = r.choice(
        ((1, 2), (1, 2), (1, 4), (3, 4), (1, 3), (2, 3), (1, 8), (3, 8), (5, 8), (7, 8), (r.randint(1, 9), 10))
    )
    return r.choice((" ", " ", "-", "")) + f"{top}/{bottom}"


def money(r) -> str:
    k = r.random()
    if k < 0.35:
        return f"${r.choice((1, 1, 5, 10, r.randint(1, 999)))}.{r.choice(('00', '00', digits(r, 2, 2)))}"
    if k < 0.6:
        return f"${r.randint(1, 999)},{r.randint(0, 999):03d}{r.choice(('', '.00', '.' + digits(r, 2, 2)))}"
    if k < 0.66:
        return f"${r.randint(1, 9)},{r.randint(0, 999):03d},{r.randint(0, 999):03d}.00"
    n = r.choice((1, 5, 10, 25, 50, 100, 500, 1000, r.randint(1, 9000)))
    if k < 0.86:
        return (
            f"{in_words(n, r).capitalize()} Dollars (${n}.00)"
            if r.random() < 0.6
            else f"{in_words(n, r).upper()} (${n}.00) DOLLARS"
        )
    if k < 0.93:
        return f"{in_words(n, r).title()} and {r.choice(('00', 'no', 'xx'))}/100 Dollars"
    return f"{r.randint(1, 99)} cents"


def year(r) -> int:
    return r.choice((r.randint(1795, 2024), r.randint(1890, 1990)))


def date(r) -> str:
    m, d, y = r.choice(MONTHS), r.randint(1, 31), year(r)
    k = r.random()
    if k < 0.30:
        return f"{m} {d}, {y}"
    if k < 0.40:
        return f"the {ordinal(d)} day of {m}, {r.choice(('', 'A. D. ', 'A.D. '))}{y}"
    if k < 0.48:
        return f"{m} {ordinal(d)}, {y}"
    if k < 0.55:
        return f"{ordinal(d)} day of {m} {y}"
    if k < 0.63:
        return f"{r.randint(1, 12)}{r.choice('/-')}{d}{r.choice('/-')}{y % 100:02d}"
    if k < 0.68:
        return f"{r.randint(1, 12):02d}/{d:02d}/{y}"
    if k < 0.76:
        return f"{m[:3]}{r.choice(('.', '', '.'))} {d}{r.choice((',', '', ', '))} {y}"
    if k < 0.80:
        return f"{m[:3].upper()} {d} {y}" if r.random() < 0.5 else f"'{y % 100:02d} {m[:3].upper()} {d}"
    if k < 0.86:
        return f"A. D. {y}" if r.random() < 0.5 else f"A.D., {y}"
    if k < 0.93:
        return f"nineteen hundred and {in_words(y % 100, r)}" if y % 100 else "nineteen hundred"
    return str(y) if r.random() < 0.6 else f"'{y % 100:02d}"


def clock(r) -> str:
    h, m = r.randint(1, 12), r.randint(0, 59)
    half = r.choice("AP")
    return r.choice(
        (
            f"{h}:{m:02d} {half}.M.",
            f"{h}:{m:02d} {half}M",
            f"{h} o'clock {half}. M.",
            f"{h}:{m:02d} o'clock {half}.M.",
            f"{h:02d}:{m:02d}:{r.randint(0, 59):02d} {half}M",
            f"{h}{r.choice('½¼¾')} o'clock {half}. M.",
            f"{h}-{m:02d} {half}.M.",
            f"{h}.{m:02d} {half}. M.",
        )
    )


def record(r) -> str:
    """Books, pages, instrument numbers."""
    v, p = r.randint(1, 3200), r.randint(1, 999)
    book = r.choice(
        (
            "Deed Book",
            "Deed Book",
            "Book",
            "Volume",
            "Vol.",
            "Deed Book Volume",
            "Mortgage Book",
            "D.B.",
            "D. B. V.",
            "Official Record",
            "Plat Book",
            "Misc. Book",
            "Book No.",
            "Deed Book No.",
            "Vol",
            "DBV",
            "O.R.",
        )
    )
    page = r.choice(("page", "page", "Page", "at page", "Pg.", "p.", ", page", ", at page", "PAGE", "Pages"))
    k = r.random()
    if k < 0.5:
        return f"{book} {v}{'' if page[0] == ',' else r.choice((' ', ', '))}{page} {p}".replace(" ,", ",")
    if k < 0.56:
        return f"BOOK{v} PAGE{p:03d}" if r.random() < 0.5 else f"BOOK {v} PAGE {p:04d}"
    if k < 0.66:
        return r.choice(
            ("Instrument No. ", "Reception No. ", "Inst. # ", "Document No. ", "File No. ", "No. ", "NO. ", "#")
        ) + digits(r, 3, 9)
    if k < 0.74:
        return f"{r.choice('DRVBM')}{r.choice(('-', ' ', ''))}{v}{r.choice(('/', '-', ' P '))}{p}"
    if k < 0.82:
        return f"{r.randint(1960, 2024)}{r.choice(('-', '00', 'R', ''))}{digits(r, 4, 8)}"
    return f"{v}/{p}" if r.random() < 0.4 else f"{book} {v}"


def code(r) -> str:
    """Letters and figures without sense, so that the net learns to read what stands there."""
    k = r.random()
    if k < 0.35:
        return "".join(r.choice("ABCDEFGHJKLMNPQRSTUVWXYZ0123456789-") for _ in range(r.randint(3, 12))).strip("-")
    if k < 0.55:
        return "-".join(digits(r, 1, 5) for _ in range(r.randint(2, 4)))
    if k < 0.7:
        return ".".join(digits(r, 1, 3) for _ in range(r.randint(2, 4)))
    return r.choice("ABCDEFGHJKLMNPRSTW") + r.choice(("-", " ", "#", "", "/")) + digits(r, 1, 5)


def number(r) -> str:
    """A bare figure in the contexts where a trial misread them."""
    k = r.random()
    if k < 0.16:
        return r.choice("0123456789")
    if k < 0.34:
        return digits(r, 2, 3)
    if k < 0.44:
        return r.choice(
            (
                "11",
                "111",
                "10",
                "100",
                "101",
                "110",
                "1001",
                "17",
                "71",
                "77",
                "38",
                "83",
                "36",
                "63",
                "68",
                "86",
                "56",
                "65",
                "58",
                "85",
                "50",
                "80",
                "30",
                "60",
                "66",
                "88",
                "33",
                "55",
            )
        )
    if k < 0.56:
        return digits(r, 4, 8)
    if k < 0.66:
        return ordinal(r.randint(1, 120))
    if k < 0.76:
        return str(r.randint(1, 400)) + fraction(r)
    if k < 0.82:
        n = r.randint(1, 120)
        return f"{in_words(n, r)} ({n})"
    if k < 0.87:
        return f"({r.randint(1, 7)}/{r.choice((2, 4, 8, 16, 32))})"
    if k < 0.91:
        return f"{r.randint(1, 100)}%" if r.random() < 0.5 else f"{r.randint(1, 100)} per cent"
    if k < 0.95:
        return f"{r.uniform(0, 99):.{r.randint(1, 4)}f}"
    return f"{r.randint(1, 999)},{r.randint(0, 999):03d}"


def stamp(r) -> str:
    """What a recorder's stamp or a numbering machine leaves."""
    return r.choice(
        (
            lambda: "RECEIVED FOR RECORD",
            lambda: f"RECORDED {date(r).upper()}",
            lambda: "TRANSFERRED",
            lambda: f"TRANSFERRED {date(r).upper()}",
            lambda: f"Reception No. {digits(r, 5, 7)}",
            lambda: f"FILED {clock(r)}",
            lambda: f"REC'D FOR RECORD AT {clock(r).upper()}",
            lambda: digits(r, 3, 8),
            lambda: digits(r, 5, 7),
            lambda: f"{r.choice('ABCDEFGRX')}{digits(r, 4, 7)}",
            lambda: f"No. {digits(r, 2, 6)}",
            lambda: f"BOOK {r.randint(1, 3000)} PAGE {r.randint(1, 999)}",
            lambda: f"VOL {r.randint(1, 3000)} PAGE {r.randint(1, 999):03d}",
            lambda: f"DBV {digits(r, 3, 4)} PG {digits(r, 3, 3)}",
            lambda: (
                f"{r.choice(MONTHS)[:3].upper()} {r.randint(1, 31)} {r.randint(1, 12)} {r.randint(0, 59):02d} {r.choice(('AM', 'PM'))} '{r.randint(0, 99):02d}"
            ),
            lambda: "COUNTY RECORDER",
            lambda: "COUNTY CLERK",
            lambda: "CLERK OF COURTS",
            lambda: "COUNTY AUDITOR",
            lambda: "EXAMINED",
            lambda: "PAID",
            lambda: "FILED",
            lambda: "NOTARY PUBLIC",
            lambda: f"FEE ${r.randint(0, 60)}.{digits(r, 2, 2)}",
            lambda: f"Rec. Fee $ {r.randint(1, 99)}.{digits(r, 2, 2)}",
            lambda: f"State Tax {r.randint(1, 999)}.{digits(r, 2, 2)}",
            lambda: f"DOC FEE $ {r.randint(0, 99)}.{digits(r, 2, 2)}",
            lambda: f"{digits(r, 1, 3)}.{digits(r, 2, 2)}",
            lambda: f"REALTY TRANSFER TAX {money(r)}",
            lambda: f"EXEMPT {r.choice('ABCDEFGHIJKLM')}",
            lambda: (
                f"{digits(r, 7, 7)} {r.randint(1, 12):02d}/{r.randint(1, 31):02d}/{year(r)} {r.randint(1, 12):02d}:{r.randint(0, 59):02d} {r.choice('AP')}M"
            ),
            lambda: f"{r.randint(1, 9)} of {r.randint(1, 9)}",
            lambda: f"Page: {r.randint(1, 9)} of {r.randint(1, 9)}",
            lambda: f"R {r.randint(5, 60)}.00 D {r.randint(0, 60)}.00 N 0.00",
        )
    )()
