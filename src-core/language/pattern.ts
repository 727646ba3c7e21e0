// One matcher for rules over the phrases of a sentence. A rule is data: a pattern of phrases, a sentence that it must find, and one that it must not.
import type { PhraseOf } from '#core/language/phrases-of.ts';
import type { Word } from '#core/language/word.ts';

export interface PhraseRule<Code extends string = string> {
  readonly name: string;
  readonly code: Code;
  /**
   * Phrases in a row: `part|size` (what a noun stands for), `<grant/sold>` (what a verb does, and which), `'with'` (a word: the small one, or the last of a phrase),
   * `@land` (a class), `..` (a few phrases of any kind within the clause), `~` (a few without a verb or a noun that is no land), `^` (the head of the clause), each with `?` where it may be missing.
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
  const compiled = rules.map((rule) => ({ rule, expression: new RegExp(expressionOf(rule.pattern, classes), 'u') }));
  return (words, phrases) => {
    const told = phrases.map((phrase) => tellingOf(words, phrase));
    const text = told.join('');
    return compiled.flatMap(({ rule, expression }) => {
      const found = expression.exec(text);
      if (found === null) return [];
      const from = phraseAt(told, found.index);
      return [{ rule, from, to: phraseAt(told, found.index + found[0].length - 1) + 1 }];
    });
  };
}

/** A phrase as the matcher sees it: "n:part:corner ", "v:grant=:sold ", "s:with:with ". */
function tellingOf(words: readonly Word[], { kind, tag, to }: PhraseOf): string {
  const last = words[to - 1]?.text ?? '';
  return `${kind[0]}:${plainOf(tag)}:${plainOf(last)} `;
}

const plainOf = (word: string): string => word.replaceAll(' ', '-').replaceAll(':', 'colon');

function phraseAt(told: readonly string[], offset: number): number {
  let end = 0;
  for (const [index, phrase] of told.entries()) {
    end += phrase.length;
    if (offset < end) return index;
  }
  return Math.max(0, told.length - 1);
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
  if (part.startsWith("'")) return `[nvs]:[^: ]*:(?:${part.slice(1, -1)}) `;
  if (/^[A-Z]+$/.test(part)) return `s:${part}:\\S* `;
  return `n:(?:${part}):\\S* `;
}
