// Beside the first lines of a recorded deed stand the names that it is indexed by: one side, "TO", the other.

interface PrintedLine {
  readonly text: string;
  readonly running: boolean;
}

const OPENS =
  /\b(?:[Kk]now|KNOW) (?:[Aa]ll|ALL) (?:[Mm]en|MEN|[Pp]ersons|PERSONS)\b|\b(?:THIS|This) (?:DEED|Deed|INDENTURE|Indenture)\b/;
const TO =
  /^(?:(?:[Hh]us?[a-z]{2,4}d and (?:[Ww]\S{2,3}\s)?)?TO|To)(?=\s|$)(?!\s(?:[Hh]ave|HAVE|[Aa]ll|ALL|[Ww]it|[Ww]hom|[Tt]he said)\b)[\s)]*/;
const NAME_IN_CAPITALS =
  /^(?:[A-Z][A-Z'’&-]*[.,]?|[A-Z]\.)(?:\s(?!(?:BETWEEN|THIS|KNOW|WITNESSETH|ALL|THAT)\b)(?:[A-Z][A-Z'’&-]*[.,]?|[A-Z]\.|&))+(?=\s[A-Za-z])/;
const STATUS =
  /^(?:(?:[Hh]usband (?:and|&) [Ww]ife|[Hh]is [Ww]ife|[Hh]er [Hh]usband|[Uu]nmarried|[Ss]ingle|[Ww]idow(?:er)?|[Ee]t (?:[Aa]l|[Uu]x|[Vv]ir)|ET (?:AL|UX|VIR))\b\.?,?|(?:FEE|Fee):? ?\$ ?[\d.]+)(?=\s)/;
const WITHIN = 60;
const BELOW = 7;
const LONGEST_NAME = 60;

/** The lines without what the caption's column brought into them. */
export function withoutCaption<L extends PrintedLine>(lines: readonly L[]): readonly L[] {
  const opens = lines.slice(0, WITHIN).findIndex(({ text }) => OPENS.test(text));
  if (opens < 0) return lines;
  const to = lines.slice(opens, opens + BELOW).findIndex(({ text }) => TO.test(text));
  if (to < 0) return lines;
  const margins = new Map<number, string>();
  for (let at = opens; at <= opens + to + 4 && at < lines.length; at += 1) {
    const line = lines[at];
    if (line === undefined || line.running) continue;
    margins.set(at, marginOf(line.text, at === opens, at === opens + to));
  }
  // A column holds names; a lone "To" is a word of the sentence.
  if (![...margins.values()].some((margin) => /[A-Z]{2,}.* .*[A-Z]{2,}/.test(margin.replace(TO, '')))) return lines;
  return lines.map((line, at) => {
    const margin = margins.get(at) ?? '';
    return margin === '' ? line : { ...line, text: line.text.slice(margin.length).trim() };
  });
}

function marginOf(text: string, isOpening: boolean, isTo: boolean): string {
  if (isOpening) {
    const at = OPENS.exec(text)?.index ?? 0;
    return at <= LONGEST_NAME && !/[a-z]{3} [a-z]{3}/.test(text.slice(0, at)) ? text.slice(0, at) : '';
  }
  if (isTo) return TO.exec(text)?.[0] ?? '';
  const status = STATUS.exec(text)?.[0];
  if (status !== undefined) return status;
  const name = NAME_IN_CAPITALS.exec(text)?.[0] ?? '';
  // A sentence in capitals goes on behind its names with a stop or a conjunction.
  return /^\s(?:and|or|of)\b/.test(text.slice(name.length)) || name.endsWith(',') ? '' : name;
}
