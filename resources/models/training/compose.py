"""What stands on one line: a run of text, a form with fill-ins, columns, a heading, a stamp, each in its faces."""

import figures
import names
from ink import cross_out, press, underline
from signs import INDEX
from texts import LONGEST
from typewriter import Machine

NOTHING, PRINT, TYPED, HAND = range(4)
# share, (groups of faces, code, stamped)
_KINDS = (
    (0.43, (("typewriter",), TYPED, False)),
    (0.10, (("mono",), TYPED, False)),
    (0.26, (("serif",), PRINT, False)),
    (0.10, (("sans",), PRINT, False)),
    (0.035, (("blackletter", "blackletter", "display"), PRINT, False)),
    (0.035, (("stamp", "display", "sans", "serif", "typewriter"), PRINT, True)),
    (0.04, (("hand",), HAND, False)),
)


class Setting:
    """A face at a size, and the machine if it is typed."""

    def __init__(self, r, face, size: int, code: int, wheels: bool = False):
        size = max(10, min(96, size))
        # Even sizes for type: its glyphs are kept, and fewer sizes are found again more often.
        self.face, self.size, self.code = face, size // 2 * 2 if code == TYPED else size, code
        self.machine = Machine(r, face, self.size, wheels) if code == TYPED or wheels else None
        self.stroke = 1 if r.random() < 0.14 else 0

    @property
    def advance(self) -> float:
        return max(3.5, self.face.advance * self.size)


class Segment:
    def __init__(self, piece, setting, gap=0.0, rise=0, glued=False):
        self.piece, self.setting, self.gap, self.rise, self.glued = piece, setting, gap, rise, glued
        self.x = 0


class Composer:
    """Mixed into the line drawer, which has faces and texts."""

    def main_setting(self, r, tall: float) -> Setting:
        shares, kinds = zip(*_KINDS)
        groups, code, stamped = r.choices(kinds, shares)[0]
        face = self.faces.pick(r, *groups)
        if face.group == "serif" and r.random() < 0.25:
            face = self.faces.sibling(r, face)  # forms like italics and bold
        setting = Setting(r, face, int(tall / face.tallness), code, wheels=stamped and r.random() < 0.55)
        setting.stamped = stamped
        return setting

    def _write(self, r, setting: Setting, text: str, tracking: float = 0.0):
        struck, how = (), ""
        count = text.count(" ") + 1
        if r.random() < (0.035 if count > 1 else 0.02):
            first = r.randrange(count)
            struck = set(range(first, min(count, first + r.choice((1, 1, 1, 2, 3, 6)))))
            if len(struck) == 1 and len(text.split(" ")[first]) == 1 and r.random() < 0.8:
                struck = ()  # one sign alone is rather typed over than struck out
            how = r.choice(("pen", "pen", "x", "X", "-", "/", "x")) if struck else ""
        if setting.machine:
            piece = setting.machine.type(r, text, struck, "" if how == "pen" else how, self.texts.is_word)
        else:
            piece = press(r, setting.face, setting.size, text, tracking, setting.stroke, struck)
        if struck and (how == "pen" or not setting.machine):
            cross_out(r, piece, setting.size, struck)
        elif r.random() < 0.05:
            first = r.randrange(len(piece.spans))
            underline(r, piece, setting.size, first, first + r.choice((0, 1, 2, 99)), r.random() < 0.15)
        return piece

    def segments(self, r, setting: Setting, room: int):
        most = min(LONGEST, int(room / setting.advance))
        if most < 1:
            return []
        if setting.stamped:
            text = figures.code(r) if r.random() < 0.1 else figures.stamp(r)
            return [
                Segment(
                    self._write(r, setting, text[:most].strip() or "7", setting.size * r.choice((0, 0, 0.1, 0.25))),
                    setting,
                )
            ]
        k = r.random()
        if setting.code == HAND or setting.face.group in ("blackletter", "display"):
            text = (
                self.texts.fill_in(r, min(most, 40))
                if r.random() < 0.6
                else self.texts.line(r, max(2, int(min(most, 46) * r.random())))
            )
            return [Segment(self._write(r, setting, text), setting)]
        if k < 0.46:
            n = most if r.random() < 0.72 else max(2, int(most * r.random()))
            return [Segment(self._write(r, setting, self.texts.line(r, n)), setting)]
        if k < 0.54:
            return [Segment(self._write(r, setting, self.texts.fill_in(r, most)), setting)]  # alone in a wide cut
        if k < 0.63:
            return self._two_weights(r, setting, most)
        if k < 0.90:
            return self._form(r, setting, room)
        if k < 0.96:
            return self._columns(r, setting, most)
        text = self.texts.line(r, max(2, int(most * r.uniform(0.15, 0.55)))).upper()[:34].strip()
        return [
            Segment(
                self._write(r, setting, text, 0 if setting.machine else r.uniform(0.1, 0.4) * setting.size), setting
            )
        ]

    def _two_weights(self, r, setting, most):
        """A run in another weight, in capitals, or in blackletter as forms set 'Grant, Bargain, Sell and Convey'."""
        if setting.code == PRINT and r.random() < 0.25:
            face = self.faces.pick(r, "blackletter")
        else:
            face = self.faces.sibling(r, setting.face)
        other = (
            Setting(r, face, int(setting.size * setting.face.tallness / face.tallness), setting.code)
            if face is not setting.face
            else setting
        )
        first = self.texts.line(r, r.randint(3, 24))
        if r.random() < 0.6:
            first = first.upper()
        second = self.texts.line(r, max(2, int(most * r.uniform(0.3, 0.85)) - len(first)))
        parts = [(first, other), (second, setting)]
        if r.random() < 0.35:
            parts.reverse()
        gap = setting.advance * r.uniform(0.45, 1.0)
        return [Segment(self._write(r, s, t), s, gap if i else 0) for i, (t, s) in enumerate(parts)]

    def _form(self, r, setting, room):
        """Print, leader, fill-in; the fill-in typed or written on a base line of its own."""
        if setting.code == TYPED:
            own, fill = Setting(r, self.faces.pick(r, "serif", "serif", "sans"), setting.size, PRINT), setting
        else:
            face = (
                self.faces.pick(r, "hand")
                if r.random() < 0.16
                else self.faces.pick(r, "typewriter", "typewriter", "typewriter", "mono")
            )
            fill = Setting(
                r,
                face,
                int(setting.size * setting.face.tallness / face.tallness * r.uniform(0.9, 1.45)),
                HAND if face.group == "hand" else TYPED,
            )
            own = setting
        left, printed, segments, before = float(room), r.random() < 0.75, [], ""
        for n in range(r.randint(2, 7)):
            s = own if printed else fill
            most = int(min(left * 0.85 / s.advance, r.randint(1, 46 if printed else 26)))
            if most < 1 or left < 50:
                break
            gap, glued = r.choice((0, 4, 10, 30, 80, 180)) if n else 0, False
            if printed:
                text, glued = self._form_words(r, most, bool(segments))
            elif before.endswith("19"):
                text, glued, gap = f"{r.randint(0, 99):02d}", True, r.choice((0, 0, 4, 10, 20))
            else:
                text, glued = self.texts.fill_in(r, most), before.endswith(("(", "$", "#"))
            piece = self._write(r, s, text)
            segments.append(Segment(piece, s, gap, 0 if printed else int(setting.size * r.uniform(-0.05, 0.28)), glued))
            left -= gap + piece.picture.shape[1]
            before, printed = text, not printed
        return segments

    def _form_words(self, r, most, follows: bool):
        text = self.texts.line(r, most)
        k = r.random()
        if k < 0.16:
            return (text[: max(0, most - 3)].strip() + " 19").strip(), False
        if k < 0.24:
            return text + r.choice((" (", " ($", " $", " No.", " #", " the")), False
        if follows and k < 0.48:
            return r.choice((", ", ", ", ". ", "; ", ") ", "), ", ",", ".", ")")) + (text if k < 0.44 else ""), True
        return text, False

    def _columns(self, r, setting, most):
        """Captions of notary blocks, signature blocks, tables."""
        texts = [self.texts.line(r, r.randint(2, 26)) if r.random() < 0.5 else names.people(r)]
        if r.random() < 0.7:
            texts.append(r.choice((")", ")", ") ss.", ":", "(", "(SEAL)", "(Seal)", "[SEAL]", "TO", "$", "-", ") SS:")))
        for _ in range(r.choice((0, 1, 1, 2, 3))):
            texts.append(self.texts.short(r) if r.random() < 0.6 else self.texts.line(r, r.randint(2, 22)))
        if r.random() < 0.15:
            texts = texts[1:] or texts
        if r.random() < 0.4:
            texts = [t.upper() for t in texts]
        step = int(setting.advance)
        return [
            Segment(
                self._write(r, setting, "".join(c for c in t if c in INDEX)[:40].strip() or "1"),
                setting,
                r.randint(step, step * 15) if i else 0,
            )
            for i, t in enumerate(texts)
        ]
