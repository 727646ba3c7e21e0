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
  const filledBy = oncePerWord(
    (told) => singles.flatMap((single, part) => (single.test(told) ? [part] : [])),
    LONGEST_KEPT,
  );
  const matchesOf = (tellings: readonly string[]): RuleMatch<Code>[] => {
    const filled = new Set(tellings.flatMap((told) => filledBy(told)));
    const able = compiled.filter(({ needs }) => needs.every((part) => filled.has(part)));
    if (able.length === 0) return [];
    const text = tellings.join('');
    return able.flatMap(({ rule, expression }) => {
      const found = expression.exec(text);
      if (found === null) return [];
      const from = phraseAt(text, found.index);
      return [{ rule, from, to: phraseAt(text, found.index + found[0].length - 1) + 1 }];
    });
  };
  return (words, phrases) => matchesOf(phrases.map((phrase) => tellingOf(words, phrase)));
}

/** In signs, of a phrase as the matcher sees it. */
const LONGEST_KEPT = 40;

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

/** A phrase as the matcher sees it: "n:part:corner ", "v:grant=:sold ", "s:with:with ". */
function tellingOf(words: readonly Word[], { kind, tag, to }: PhraseOf): string {
  const last = words[to - 1]?.text ?? '';
  return `${kind[0]}:${plainOf(tag)}:${plainOf(last)} `;
}

const plainOf = oncePerWord((word): string => word.replaceAll(' ', '-').replaceAll(':', 'colon'));

/** Each phrase ends in the one space that it has. */
function phraseAt(text: string, offset: number): number {
  let index = 0;
  for (let end = text.indexOf(' '); end >= 0 && end < offset; end = text.indexOf(' ', end + 1)) index += 1;
  return index;
}

/** Few phrases, none of which ends the clause. */
const A_FEW = '(?:(?!s:(?:;|\\.|colon):)\\S+ ){0,6}?';
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
  if (part === '^') return '(?:^|s:(?:;|\\.|,|colon):\\S* (?:s:(?:and|but):\\S* )?)';
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
