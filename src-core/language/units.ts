// The names of units as deeds write them, whole, abbreviated and spoilt, and their lengths against each other.
import { AS_READ, DOUBTFUL, type Doubt, REPAIRED } from '#core/language/doubt.ts';
import { oncePerToken } from '#core/language/once-per-word.ts';
import { nearestOf } from '#core/language/resemblance.ts';
import { type Token, textAt } from '#core/language/tokens.ts';
import { meaningOf, wordSet } from '#core/language/word-set.ts';
import type { DistanceUnit } from '#core/schema/distance-unit.ts';

const NAMES: Record<DistanceUnit, string> = {
  feet: 'feet foot ft fts usft',
  inches: 'inches inch in ins',
  yards: 'yards yard yds yd',
  miles: 'miles mile mi',
  rods: 'rods rod rds rd',
  poles: 'poles pole po pols ps pls p',
  perches: 'perches perch pchs prs per pr',
  chains: 'chains chain chs ch chns chn cha c',
  links: 'links link lks lk li lnks l',
  meters: 'meters meter metres metre m mtrs mtr mts ms',
  kilometers: 'kilometers kilometer kilometres kilometre km',
  varas: 'varas vara vrs vs v var',
  arpents: 'arpents arpent arpens arpen arp arps',
};

const UNIT_OF = new Map<string, DistanceUnit>(
  (Object.keys(NAMES) as DistanceUnit[]).flatMap((unit) => NAMES[unit].split(' ').map((name) => [name, unit] as const)),
);

/** The unit that a word is a name of, wherever it stands. */
export function unitNamed(word: string): DistanceUnit | null {
  return UNIT_OF.get(word) ?? null;
}

/** Names that are other words too: they count only right behind a figure. */
const WEAK_NAMES = wordSet('p c l m v in per ps vs r po pr mi li rd ch ms');

/** What the recorded unit is called besides its name: "4 statute miles", "200 lineal feet". */
const UNIT_KINDS = wordSet('statute linear lineal running english survey international intl standard');

export interface UnitRead {
  readonly unit: DistanceUnit;
  readonly next: number;
  readonly doubt: Doubt;
  /** Written as a ' or " mark. */
  readonly mark: boolean;
}

/** The unit behind a number. `figures` says that the number was written in figures, which lets short names count. */
export function readUnit(tokens: readonly Token[], at: number, figures: boolean): UnitRead | null {
  const token = tokens[at];
  if (token === undefined || token.gap === 'paragraph') return null;
  // 70'(.45: figures run on behind the mark, and the length is not all there.
  if (
    token.kind === 'mark' &&
    tokens[at + 1]?.text === '(' &&
    tokens[at + 1]?.gap === 'none' &&
    tokens[at + 2]?.text === '.'
  )
    return null;
  if (token.kind === 'mark') return readUnitMark(tokens, token, at) ?? readPastPoint(tokens, at, figures);
  if (token.kind !== 'word') return null;
  const kind = token.gap === 'none' ? at : skipKinds(tokens, at);
  if (kind > at) {
    const named = UNIT_OF.get(tokens[kind]?.text ?? '');
    const whole = (tokens[kind]?.text.length ?? 0) > 3 || tokens[kind]?.text === 'ft';
    return named === undefined || !whole
      ? null
      : { unit: named, next: afterPoint(tokens, kind), doubt: AS_READ, mark: false };
  }
  const unit = UNIT_OF.get(token.text);
  if (unit !== undefined) {
    if (WEAK_NAMES.has(token.text) && !mayBeShort(tokens, at, figures)) return null;
    return {
      unit,
      next: pastOtherName(tokens, afterPoint(tokens, at), unit),
      doubt: token.doubt ?? AS_READ,
      mark: false,
    };
  }
  // "122 fee:": the t came out as a mark.
  const cut = token.text === 'fee' && tokens[at + 1]?.gap === 'none' && '!:;|'.includes(tokens[at + 1]?.text ?? ' ');
  if (cut && figures) return { unit: 'feet', next: at + 2, doubt: REPAIRED, mark: false };
  if (token.text === 'reds' && isCornerAhead(tokens[at + 1]))
    return { unit: 'rods', next: at + 1, doubt: REPAIRED, mark: false };
  const headless = HEADLESS.get(token.text);
  if (headless !== undefined) return { unit: headless, next: at + 1, doubt: REPAIRED, mark: false };
  if (token.text.length < 3 || token.text.length > 7 || COMMON_WORDS.has(token.text)) return null;
  const near = nearUnit(token);
  if (!figures && (near === null || near.length < 6)) return null;
  if (near === null && token.text.length === 4 && token.text[0] === 'f' && token.text[3] === 't') {
    return { unit: 'feet', next: at + 1, doubt: REPAIRED, mark: false };
  }
  if (near === null || !sameEnds(token.text, near)) return null;
  return { unit: near === 'foot' ? 'feet' : near, next: afterPoint(tokens, at), doubt: REPAIRED, mark: false };
}

const nearUnit = oncePerToken((word) =>
  nearestOf(word, ['feet', 'poles', 'chains', 'varas', 'links', 'perches', 'rods', 'miles', 'foot'] as const, 1),
);

/** "20 reds to a stone": what is measured so runs to a corner. */
function isCornerAhead(token: Token | undefined): boolean {
  return token === undefined || ['to', 'from', ';', ',', '.', 'and', 'along', 'by'].includes(token.text);
}

/** Behind "U.S. survey" and its like, or where it began. */
function skipKinds(tokens: readonly Token[], at: number): number {
  const initials =
    tokens[at]?.text === 'u' && ['.', 's', '.'].every((text, step) => tokens[at + 1 + step]?.text === text);
  const start = initials ? at + 4 : tokens[at]?.text === 'us' ? at + 1 : at;
  let next = start;
  while (UNIT_KINDS.has(tokens[next]?.text ?? '')) next += 1;
  return next > start ? next : at;
}

/** Names that lost their first letter, and ruins of the commonest. */
const HEADLESS = meaningOf<DistanceUnit>({
  feet: 'eet ect tect tcet fcct lect',
  poles: 'oles',
  chains: 'hains',
  perches: 'erches',
  links: 'inks',
});

/** Whole words that stand near a unit's name and are none. */
const COMMON_WORDS = wordSet(
  'fee fees left meet free fence plains lines line holes felt roads road reds rows roes rids gods tiles files pods',
);

/** A spoilt unit keeps its first letter or its last. */
function sameEnds(word: string, unit: string): boolean {
  return word[0] === unit[0] || word.at(-1) === unit.at(-1);
}

function readUnitMark(tokens: readonly Token[], token: Token, at: number): UnitRead | null {
  // 391.77 ': a mark that stands apart is that of feet only behind decimals, and where no degrees went before.
  if (token.gap !== 'none') {
    const isApart = token.text === "'" && token.gap === 'space' && (tokens[at - 1]?.decimals ?? 0) > 0;
    return isApart && tokens[at - 2]?.text !== '°' ? { unit: 'feet', next: at + 1, doubt: REPAIRED, mark: true } : null;
  }
  // "TEN AND 00/100'S".
  const isPlural = tokens[at + 1]?.text === 's' && tokens[at + 1]?.gap === 'none' && tokens[at - 2]?.text === '/';
  if (token.text === "'" && isPlural) return null;
  if (token.text === "'") return { unit: 'feet', next: at + 1, doubt: AS_READ, mark: true };
  if (token.text === '"') return { unit: 'inches', next: at + 1, doubt: AS_READ, mark: true };
  return null;
}

/** "9. poles": a point that ends the figure and not the sentence. */
function readPastPoint(tokens: readonly Token[], at: number, figures: boolean): UnitRead | null {
  // "10.57.chains": the space behind it is lost as well.
  const near = tokens[at + 1]?.gap === 'space' || tokens[at + 1]?.gap === 'none';
  if (tokens[at]?.text !== '.' || tokens[at]?.gap !== 'none' || !near) return null;
  const unit = UNIT_OF.get(tokens[at + 1]?.text ?? '');
  const name = tokens[at + 1]?.text ?? '';
  const whole = (name.length > 3 || ['po', 'chs', 'lks'].includes(name)) && tokens[at + 1]?.capital === false;
  // "391.7. feet": behind decimals it may stand for one more of them.
  const doubt = (tokens[at - 1]?.decimals ?? 0) > 0 ? DOUBTFUL : AS_READ;
  return figures && unit !== undefined && whole ? { unit, next: at + 2, doubt, mark: false } : null;
}

/** "Sixty Eight po. to": behind number words a short name needs its point, and the sentence goes on. */
function isPointed(tokens: readonly Token[], at: number): boolean {
  const [name, point, after] = [tokens[at]?.text ?? '', tokens[at + 1], tokens[at + 2]];
  if (!['po', 'p', 'ps', 'pr', 'ch', 'li'].includes(name)) return false;
  return point?.text === '.' && point.gap === 'none' && after?.capital === false;
}

function mayBeShort(tokens: readonly Token[], at: number, figures: boolean): boolean {
  if (!figures) return isPointed(tokens, at);
  const token = tokens[at];
  const after = tokens[at + 1];
  // "Monument 15-C": a letter of its name.
  if (token?.text.length === 1 && token.capital && tokens[at - 1]?.text === '-') return false;
  // "134.70" and on the next line "C2": a label, not chains.
  if (after?.kind === 'number' && after.gap === 'none') return false;
  // The same of "C-D" at the head of the next line.
  if (token?.gap === 'line' && after?.text === '-' && after.gap === 'none') return false;
  if (token?.text === 'p' && isPage(tokens, at)) return false;
  // "Lot 5 Ms. Jones".
  if (token?.text === 'ms') return (tokens[at - 1]?.decimals ?? 0) > 0;
  if (token?.text === 'in') return tokens[at + 1]?.text === '.' && tokens[at + 1]?.gap === 'none';
  if (token?.text === 'per' || token?.text === 'rd') return tokens[at + 1]?.text === '.';
  return true;
}

const BOOK = wordSet('book books bk bks volume vol liber lib record records deeds plats cabinet');

/** "lands of Grubb, R.B. 1430 p. 22,": of a book it counts no length; but "30 p. 12 l.", "by the plat 24 p. 12". */
function isPage(tokens: readonly Token[], at: number): boolean {
  const number = textAt(tokens, at + 1) === '.' ? at + 2 : at + 1;
  if (tokens[number]?.kind !== 'number' || unitNamed(textAt(tokens, number + 1)) !== null) return false;
  let book = at - 2;
  while (/^(?:[.#]|no)$/.test(textAt(tokens, book))) book -= 1;
  const { kind, capital, text = '' } = tokens[book] ?? {};
  const isShort = kind === 'word' && capital === true && text.length <= 2;
  return isShort || BOOK.has(text);
}

/** One length by three names. */
const SIXTEEN_AND_A_HALF_FEET = wordSet('rods poles perches');

/** "73 perches or poles", "30 perches, or poles,". */
function pastOtherName(tokens: readonly Token[], at: number, unit: DistanceUnit): number {
  const or = textAt(tokens, at) === ',' ? at + 1 : at;
  const other = textAt(tokens, or) === 'or' ? unitNamed(textAt(tokens, or + 1)) : null;
  return other !== null && SIXTEEN_AND_A_HALF_FEET.has(unit) && SIXTEEN_AND_A_HALF_FEET.has(other) ? or + 2 : at;
}

function afterPoint(tokens: readonly Token[], at: number): number {
  const point = tokens[at + 1];
  if (point?.text !== '.' || point.gap !== 'none') return at + 1;
  // The full stop of a sentence is left standing; that of an abbreviation is not.
  const word = tokens[at]?.text ?? '';
  return word.length <= 4 && word !== 'feet' && word !== 'foot' && word !== 'rods' && word !== 'pole' ? at + 2 : at + 1;
}
