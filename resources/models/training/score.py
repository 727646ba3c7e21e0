"""How well lines were read: characters wrong, lines exact, digits wrong, missing or invented."""


def differences(truth: str, read: str):
    """The edits from truth to read as pairs (true sign or '', read sign or '')."""
    start = 0
    while start < min(len(truth), len(read)) and truth[start] == read[start]:
        start += 1
    a, b = truth[start:], read[start:]
    while a and b and a[-1] == b[-1]:
        a, b = a[:-1], b[:-1]
    if not a or not b:
        return [(c, "") for c in a] + [("", c) for c in b]
    table = [list(range(len(b) + 1))]
    for i, x in enumerate(a, 1):
        row, before = [i], table[-1]
        for j, y in enumerate(b, 1):
            row.append(min(before[j] + 1, row[j - 1] + 1, before[j - 1] + (x != y)))
        table.append(row)
    found, i, j = [], len(a), len(b)
    while i or j:
        here = table[i][j]
        if i and j and here == table[i - 1][j - 1] + (a[i - 1] != b[j - 1]):
            i, j = i - 1, j - 1
            if a[i] != b[j]:
                found.append((a[i], b[j]))
        elif i and here == table[i - 1][j] + 1:
            i -= 1
            found.append((a[i], ""))
        else:
            j -= 1
            found.append(("", b[j]))
    return found


class Score:
    def __init__(self):
        self.wrong = self.signs = self.exact = self.lines = self.digits_wrong = self.digits = 0

    def add(self, truth: str, read: str) -> None:
        truth, read = " ".join(truth.split()), " ".join(read.split())
        edits = differences(truth, read)
        self.wrong += len(edits)
        self.signs += len(truth)
        self.exact += not edits
        self.lines += 1
        self.digits += sum(c.isdecimal() for c in truth)
        self.digits_wrong += sum(a.isdecimal() or b.isdecimal() for a, b in edits)

    def __str__(self) -> str:
        return (
            f"cer {100 * self.wrong / max(1, self.signs):.2f}% exact {100 * self.exact / max(1, self.lines):.1f}% "
            f"digits {100 * self.digits_wrong / max(1, self.digits):.2f}%"
        )
