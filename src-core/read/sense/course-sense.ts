// The words of a course besides its values: a course names its line, its monument and what it passes, and tells nothing else.
import { BEFORE_NOUN, COURSE_WORDS, DONE, GOING } from '#core/read/sense/course-words.ts';
import { hasForce, isShoutedIn } from '#core/read/sense/force-words.ts';
import type { Passage } from '#core/read/sense/sentences.ts';
import type { Token } from '#core/read/tokens.ts';

const STATES = new Set(['is', 'are', 'was', 'were']);
const STATED = new Set(
  (
    'a an the located situated situate marked set found shown recorded described known called also distant at on in said of corner owned now north south east west n s e w being identical radial tangent concave ' +
    'to by one two three four five six seven eight nine ten monumented referenced witnessed planted perpendicular parallel common designated being measured subtended his her their its that this which from between near dead gone down standing old azimuths'
  ).split(' '),
);
const ASTRAY = new Set(
  'farther jog jogs jogging allow allows assumed around zigzag zigzags detour wander wanders estimate guessing has have had do does did say says agree agrees agreed estimation verification aside ought elect elects choose chooses keep keeps retain retains plus reserves except omit omits lose loses stop stops'.split(
    ' ',
  ),
);

/** The first words of a description that belong to no course, or null. */
export function strayInCourses(tokens: readonly Token[], from: number, to: number): Passage | null {
  const isShouted = isShoutedIn(tokens, from, to);
  for (let i = from; i < to; i += 1)
    if (isStray(tokens, i, isShouted)) return { from: Math.max(from, i - 5), to: Math.min(to, i + 7) };
  return null;
}

function textAt(tokens: readonly Token[], at: number): string {
  return tokens[at]?.text ?? '';
}

function isStray(tokens: readonly Token[], at: number, isShouted: boolean): boolean {
  const token = tokens[at];
  if (token?.text === '?') return textAt(tokens, at - 1) === '(';
  if (token === undefined || token.kind !== 'word') return false;
  if (hasForce(tokens, at, isShouted)) return true;
  const { text } = token;
  if (STATES.has(text)) return !isStated(tokens, at + 1);
  if (token.capital && !isShouted) return false;
  if (ASTRAY.has(text)) return !isRoundCurve(tokens, at) && !isDitto(tokens, at);
  if (text === 'other') return /^(?:bank|side|shore|line|way|direction|course)$/.test(textAt(tokens, at + 1));
  if (text === 'short') return textAt(tokens, at + 1) === 'of' || /^(?:being|too|was)$/.test(textAt(tokens, at - 1));
  if (text === 'then') return /^(?:around|over|back|a|turn|ran|was|is|stood|lay)$/.test(textAt(tokens, at + 1));
  if (text === 'and') return /^(?:so|on|some|an|then)$/.test(textAt(tokens, at + 1)) && isOnward(tokens, at + 1);
  if (text.endsWith('ing')) return text.length > 5 && !GOING.has(text);
  if (text.endsWith('ed')) return text.length > 4 && !DONE.has(text);
  return !isShouted && isUnknown(tokens, at, text);
}

/** A word that courses are not told in, unless it is the noun behind an article or half of a compound. */
function isUnknown(tokens: readonly Token[], at: number, text: string): boolean {
  if (text.length < 3 || COURSE_WORDS.has(text) || DONE.has(text) || GOING.has(text)) return false;
  if (tokens[at]?.doubt !== undefined) return false;
  const before = tokens[at - 1];
  if (before?.kind === 'number' || before?.kind === 'fraction') return false;
  if (before === undefined || before.kind !== 'word')
    return before?.text !== '-' && before?.text !== "'" && before?.text !== '"';
  return !BEFORE_NOUN.has(before.text) && !(before.capital && tokens[at - 2]?.kind !== 'mark');
}

/** "and so on", "and an unknown distance", "and on to". */
function isOnward(tokens: readonly Token[], at: number): boolean {
  return /^(?:on|unknown|additional|distance|to|beyond|far)$/.test(textAt(tokens, at + 1));
}

/** "around a curve to the left". */
function isRoundCurve(tokens: readonly Token[], at: number): boolean {
  if (textAt(tokens, at) !== 'around') return false;
  return [1, 2, 3, 4].some((step) => /^(?:curve|arc|bend)$/.test(textAt(tokens, at + step)));
}

/** "S 80° E do. to a stake". */
function isDitto(tokens: readonly Token[], at: number): boolean {
  return textAt(tokens, at) === 'do' && textAt(tokens, at + 1) === '.';
}

/** "is a stone", "are located", "was 40 poles": what follows names a thing or a place. */
function isStated(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at];
  return next === undefined || next.kind !== 'word' || STATED.has(next.text) || next.capital;
}
