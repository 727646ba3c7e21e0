// The words of a course besides its values: a course names its line, its monument and what it passes, and tells nothing else.
import type { Sort } from '#core/read/sense/lexicon.ts';
import type { Passage } from '#core/read/sense/sentences.ts';
import { wordsIn } from '#core/read/sense/tagging.ts';
import { isNoun, isVerb, type Word } from '#core/read/sense/word.ts';
import type { Token } from '#core/read/tokens.ts';

const STRAY: ReadonlySet<Sort> = new Set<Sort>([
  'rule',
  'limit',
  'hedge',
  'keep',
  'change',
  'covenant',
  'reserve',
  'act',
]);

/** The first words of a description that belong to no course, or null. */
export function strayInCourses(tokens: readonly Token[], from: number, to: number): Passage | null {
  const words = wordsIn(tokens, from, to);
  const stray = words.find((word, index) => isStray(words, word, index));
  return stray === undefined ? null : { from: Math.max(from, stray.at - 5), to: Math.min(to, stray.at + 7) };
}

/** Words that may be stray whatever their sort. */
const TELLING = new Set('? or other around round subject what than as bent been then'.split(' '));

function isStray(words: readonly Word[], word: Word, index: number): boolean {
  const { sort, text } = word;
  if (!STRAY.has(sort) && sort !== 'be' && sort !== 'use' && !TELLING.has(text)) return false;
  const [before, next] = [words[index - 1], words[index + 1]];
  if (text === '?') return before?.text === '(';
  if (text === 'or') return OTHER_WAYS.test(next?.text ?? '') && before?.text !== 'more';
  if (text === 'other') return OTHER_SIDE.test(next?.text ?? '');
  if (text === 'around' || text === 'round')
    return !words.slice(index, index + 5).some((one) => /^(?:curve|arc|bend)$/.test(one.text));
  if (text === 'subject' || text === 'what' || text === 'than') return true;
  if (text === 'as' && sort === 'preposition') return isAsTold(words, index);
  if (text === 'approximate') return /^(?:distance|bearing|length|course|line)$/.test(next?.text ?? '');
  if (text === 'bent') return next?.sort === 'number';
  if (text === 'been') return !MARKED.test(next?.text ?? '');
  if (text === 'then') return /^(?:ran|was|is|stood|lay|back|over|around)$/.test(next?.text ?? '');
  if (sort === 'be') return !isStated(words, index + 1);
  if (sort === 'use') return !USED.test(text);
  return STRAY.has(sort) && !isOfCourse(word, next);
}

const MARKED =
  /^(?:set|marked|planted|established|described|conveyed|named|called|located|surveyed|monumented|blazed|mentioned|found)$/;

/** "as Parrish points it out"; but "as it winds", "as shown". */
function isAsTold(words: readonly Word[], index: number): boolean {
  const [next, verb] = [words[index + 1], words[index + 2]];
  if (next === undefined || verb === undefined) return false;
  return (
    ['name', 'person', 'pointer'].includes(next.sort) &&
    isVerb(verb.sort) &&
    verb.sort !== 'run' &&
    !verb.text.endsWith('ed')
  );
}

const OTHER_WAYS =
  /^(?:to|such|until|as|so|if|wherever|whatever|whichever|at|from|along|more|fewer|where|any|near|one|thereabouts?)$/;
const OTHER_SIDE = /^(?:bank|side|shore|line|way|direction|course)$/;
const USED =
  /^(?:used|built|erected|planted|placed|constructed|improved|water|house|mine|park|drive|walk|post|cross\w*|pass\w*|covered|posts|drain|pipe|pipes|drains|store|fish|run|running|laid|lay)$/;
const COURSED =
  /^(?:still|again|already|accepted|remaining|exists?|existing|existed|proposed|go|goes|bent|until|till|turn|turns|turning|turned|leaving|leave|leaves|extended|extending|extension|extends|bend|bends|divide|divides|dividing|division|back|binding|bound|binds|when|separating|separates|cut|closing|cutting|deflecting|curving)$/;

/** "is a stone", "are located", "was 40 poles": what follows names a thing or a place. */
function isStated(words: readonly Word[], at: number): boolean {
  const next = words[at];
  if (next === undefined) return true;
  if (/^(?:short|long|high|low|wide|narrow|out|off|where)$/.test(next.text)) return false;
  return (
    isNoun(next.sort) || isVerb(next.sort) || ['qualifier', 'preposition', 'be', 'joint', 'pointer'].includes(next.sort)
  );
}

/** Words that say something else where a course is told. */
function isOfCourse({ text }: Word, next: Word | undefined): boolean {
  return COURSED.test(text) || (text === 'retaining' && next?.text === 'wall');
}
