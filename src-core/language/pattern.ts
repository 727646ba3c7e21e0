// One matcher for rules over the phrases of a sentence. A rule is data: a pattern of phrases, a sentence that it must find, and one that it must not.
import { oncePerWord } from '#core/language/once-per-word.ts';
import type { PhraseOf } from '#core/language/phrases-of.ts';
import type { Word } from '#core/language/word.ts';

export interface PhraseRule<Code extends string = string> {
  readonly name: string;
  readonly code: Code;
  /**
   * Phrases in a row: `part|size` (what a noun stands for), `<grant/sold>` (what a verb does, and which), `'with'` (a word: the small one, or the last of a phrase), `"all"` (the small one alone),
   * `@land` (a class), `..` (a few phrases of any kind within the clause), `~` (a few without a verb or a noun that is no land), `^` (the head of the clause), `^^` (that of the sentence), each with `?` where it may be missing.
   */
  readonly pattern: string;
  /** Of sentences that it finds hardly one is harmless. */
  readonly isSure?: boolean;
  readonly finds: string;
  readonly leaves: string;
}

export interface RuleMatch<Code extends string = string> {
  readonly rule: PhraseRule<Code>;
  /** Phrases. */
  readonly from: number;
  readonly to: number;
}

export type PhraseClasses = Readonly<Record<string, string>>;

/** A matcher that finds all rules that hold of a sentence; classes name sets of patterns. */
export function matcherOf<Code extends string>(
  rules: readonly PhraseRule<Code>[],
  classes: PhraseClasses,
): (words: readonly Word[], phrases: readonly PhraseOf[]) => RuleMatch<Code>[] {
  const parts = new Map<string, number>();
  const compiled = rules.map((rule) => ({
    rule,
    expression: new RegExp(expressionOf(rule.pattern, classes), 'u'),
    needs: needsOf(rule.pattern, classes).map((part) => numberedIn(parts, part)),
  }));
  const singles = [...parts.keys()].map((part) => new RegExp(`^${part}$`, 'u'));
  const named = new RegExp(`^(?:${rules.flatMap(({ pattern }) => wordsOf(pattern, classes)).join('|')})$`, 'u');
  const partsOf = memoryOfParts(
    (text) => singles.flatMap((single, part) => (single.test(text) ? [part] : [])),
    oncePerWord((word) => named.test(plainOf(word))),
  );
  const wakes = wakenedBy(compiled.map(({ needs }) => needs));
  const always = compiled.flatMap(({ needs }, rule) => (needs.length === 0 ? [rule] : []));
  /** By part, the last sentence that had it. */
  const hadBy = new Uint32Array(parts.size);
  let sentences = 0;
  return (words, phrases) => {
    sentences = sentences === 0xffffffff ? 1 : sentences + 1;
    if (sentences === 1) hadBy.fill(0);
    const able = [...always];
    for (const { kind, tag, to } of phrases)
      for (const part of partsOf[kind](tag)(words[to - 1]?.text ?? '')) {
        if (hadBy[part] === sentences) continue;
        hadBy[part] = sentences;
        for (const rule of wakes[part] ?? []) able.push(rule);
      }
    const awake = able.filter((rule) => compiled[rule]?.needs.every((part) => hadBy[part] === sentences));
    if (awake.length === 0) return [];
    const text = phrases.map(({ kind, tag, to }) => tellingOf(kind, tag, words[to - 1]?.text ?? '')).join('');
    return awake
      .sort((a, b) => a - b)
      .flatMap((index) => {
        const { rule, expression } = compiled[index] ?? {};
        const found = expression?.exec(text);
        if (rule === undefined || found == null) return [];
        const from = phraseAt(text, found.index);
        return [{ rule, from, to: phraseAt(text, found.index + found[0].length - 1) + 1 }];
      });
  };
}

/** The rules by the part that the fewest others need, so that a sentence is held against those alone that it may wake. */
function wakenedBy(needs: readonly (readonly number[])[]): (readonly number[])[] {
  const often = new Map<number, number>();
  for (const part of needs.flat()) often.set(part, (often.get(part) ?? 0) + 1);
  const found: number[][] = Array.from(often, () => []);
  needs.forEach((own, rule) => {
    const [rarest] = own.toSorted((a, b) => (often.get(a) ?? 0) - (often.get(b) ?? 0));
    if (rarest !== undefined) found[rarest]?.push(rule);
  });
  return found;
}

function numberedIn(parts: Map<string, number>, part: string): number {
  const number = parts.get(part) ?? parts.size;
  parts.set(part, number);
  return number;
}

/** The parts that a sentence must have somewhere: few sentences have those of any rule, and the others need not be searched. */
function needsOf(pattern: string, classes: PhraseClasses): string[] {
  return pattern
    .trim()
    .split(/\s+/)
    .filter((part) => !/^\^+$/.test(part) && part !== '..' && part !== '~' && !(part.length > 1 && part.endsWith('?')))
    .map((part) => elementOf(part, classes));
}

/** The words that a pattern asks for: all others are alike to it. */
const wordsOf = (pattern: string, classes: PhraseClasses): string[] =>
  pattern
    .trim()
    .split(/\s+/)
    .flatMap((part) =>
      part.startsWith('@')
        ? wordsOf(classes[part.replace(/^@|\?$/g, '')] ?? '', classes)
        : (/^(?:<.*\/|['"])(.*)['">]\??$/.exec(part)?.[1] ?? []),
    );

/** A phrase as the matcher sees it: "n:part:corner ", "v:grant=:sold ", "s:with:with ". */
const tellingOf = (kind: PhraseOf['kind'], tag: string, last: string): string =>
  `${kind.charAt(0)}:${plainOf(tag)}:${plainOf(last)} `;

/** The parts that a phrase fills, by its tag and its last word. */
type PartsOf = (tag: string) => (last: string) => readonly number[];

function memoryOfParts(
  partsOf: (telling: string) => readonly number[],
  isNamed: (word: string) => boolean,
): Record<PhraseOf['kind'], PartsOf> {
  const ofKind = (kind: PhraseOf['kind']): PartsOf =>
    oncePerWord((tag) => {
      const ofNamed = oncePerWord((last) => partsOf(tellingOf(kind, tag, last)), FEW);
      let ofOthers: readonly number[] | undefined;
      return (last) => {
        if (isNamed(last)) return ofNamed(last);
        ofOthers ??= partsOf(tellingOf(kind, tag, '\0'));
        return ofOthers;
      };
    });
  return { noun: ofKind('noun'), verb: ofKind('verb'), small: ofKind('small') };
}

/** Last words that are kept of one tag. */
const FEW = 500;

const plainOf = oncePerWord((word): string => word.replaceAll(' ', '-').replaceAll(':', 'colon'));

/** Each phrase ends in the one space that it has. */
function phraseAt(text: string, offset: number): number {
  let index = 0;
  for (let end = text.indexOf(' '); end >= 0 && end < offset; end = text.indexOf(' ', end + 1)) index += 1;
  return index;
}

/** "S.R.", "U.S.": letters that stand for a name, whose points end no clause. */
const INITIALS = '(?:n:name:[a-z] s:\\.:\\. )+';
/** Few phrases, none of which ends the clause. */
const A_FEW = `(?:${INITIALS}|(?!s:(?:;|\\.|colon):)\\S+ ){0,6}?`;
/** The same without a verb, or a noun that is no land. */
const NO_OTHER = '(?:(?!s:(?:;|\\.|colon):|v:|n:(?:right|thing|matter|share|mark|time)):?\\S+ ){0,8}?';

function expressionOf(pattern: string, classes: PhraseClasses): string {
  return pattern
    .trim()
    .split(/\s+/)
    .map((part) => {
      const isOptional = part.length > 1 && part.endsWith('?');
      const one = elementOf(isOptional ? part.slice(0, -1) : part, classes);
      return isOptional ? `(?:${one})?` : one;
    })
    .join('');
}

function elementOf(part: string, classes: PhraseClasses): string {
  if (part === '^^') return '^';
  // "by reason that", "because": what follows is a clause of its own.
  if (part === '^') return '(?:^|s:(?:;|\\.|,|colon):\\S* (?:s:(?:and|but):\\S* )?|n:it:that |s:\\S+:because )';
  if (part === '..') return A_FEW;
  if (part === '~') return NO_OTHER;
  if (part.startsWith('@')) {
    const members = classes[part.slice(1)];
    if (members === undefined) throw new Error(`No such class: ${part}`);
    return `(?:${members
      .trim()
      .split(/\s+/)
      .map((member) => elementOf(member, classes))
      .join('|')})`;
  }
  if (part.startsWith('<')) {
    const [tags = '', words = '\\S*'] = part.slice(1, -1).split('/');
    // What is done now is done by this paper.
    if (tags.startsWith('past-')) return `v:(?:${tags.slice(5)}):(?:${words}) `;
    return `v:(?:${tags})~?:(?:${words}) `;
  }
  if (part.startsWith('"')) return `s:[^: ]*:(?:${part.slice(1, -1)}) `;
  if (part.startsWith("'")) return `[nvs]:[^: ]*:(?:${part.slice(1, -1)}) `;
  if (/^[A-Z]+$/.test(part)) return `s:${part}:\\S* `;
  return `n:(?:${part}):\\S* `;
}
