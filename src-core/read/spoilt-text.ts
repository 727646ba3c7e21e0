// How badly a recogniser spoilt the words of a tract: where words are wrong figures are too, and none of them can be quite sure.
import { AS_READ, type Doubt, REPAIRED } from '#core/read/doubt.ts';
import { isWhole } from '#core/read/near-words.ts';
import { oncePerToken } from '#core/read/once-per-word.ts';
import { isKnownWord } from '#core/read/sense/lexicon.ts';
import type { Token } from '#core/read/tokens.ts';

const FEWEST = 2;
/** Of all words. */
const SHARE = 0.025;

/** At least a repair, for every course in a range whose words are spoilt more than now and then. */
export function textDoubtOf(tokens: readonly Token[], from: number, to: number): Doubt {
  let words = 0;
  let spoilt = 0;
  for (let i = from; i < to; i += 1) {
    const token = tokens[i];
    if (token === undefined) break;
    if (token.kind === 'word') words += 1;
    if (isSpoiltToken(tokens, i, token)) spoilt += 1;
  }
  return spoilt >= FEWEST && spoilt > words * SHARE ? REPAIRED : AS_READ;
}

const DIRT = new Set(['~', '^', '«', '»', '¢', '©', '®', '\\', '•', '¥', '€', '\ufffd']);

function isSpoiltToken(tokens: readonly Token[], at: number, token: Token): boolean {
  if (token.kind === 'word') return isMisread(token) || (!token.capital && isSpoiltWord(token));
  if (token.kind !== 'mark' || token.text === ',' || token.text === '.') return false;
  if (DIRT.has(token.text)) return true;
  const after = tokens[at + 1];
  return HOLES.has(token.text) && token.gap === 'none' && after?.gap === 'none' && isLetters(tokens[at - 1], after);
}

/** A word that was mended in its letters; one that was only torn is sound. */
function isMisread({ doubt, start, end, text }: Token): boolean {
  return doubt !== undefined && doubt > AS_READ && Math.abs(end - start - text.length) < 2;
}

const HOLES = new Set(['~', '!', '*', '|', ':', ';', '=', '_', '<', '>', '"']);

/** A mark in the midst of a word: "nor!h". */
function isLetters(before: Token | undefined, after: Token): boolean {
  return before?.kind === 'word' && after.kind === 'word' && !after.capital;
}

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];
const SHORTEST = 4;
const LONGEST = 14;
/** Letters that old hands write for each other. */
const ALIKE = new Set(['iy', 'yi', 'uv', 'vu', 'ij', 'ji', 'sc', 'cs', 'ea', 'ae', 'ei', 'ie', 'oe', 'eo', 'sz', 'zs']);

/** Whole words that deeds seldom use, and that stand a letter away from those they do. */
const ORDINARY = new Set(
  (
    'real sale charter cove cape fenced project find giving shaped mast grave possible aside series trace storm lift jury rocky buck provides word pounds linear fare death peak least coat meted tent ' +
    'refuge birds depends tine enact setting bill golf cart steep flat neck alleges piled size shaded outlined fair rate best sail glade lining became fore plumb cook bounder facts depend mall prong ' +
    'sink bunch fort sided breach lend fire exit dealing better spire toot fine rack grain feat smale maine manages tables settled content vouch look secs subd torn tore shore light longitude latitude ' +
    'make made take took give gave come came goes good head hear here hold home hope idea keep kind know late lead leaf lean life like live long lose lost love mean meet mind miss more move name need ' +
    'news nice noon open page paid pain pair pass past plan play pool poor port pure race rain rise risk role rose rule safe salt same save seat seed seek seem self send ship shot show sick sign sing ' +
    'skin slow soft soil some song soon sort soul such suit sure talk task team tell term test than that them then they thin this thus till tiny tone tool tour town type unit upon user vast vice view ' +
    'wage wait walk wall want warm wash wave weak wear week what when whom wide wife wild will wind wine wing wise wish with wood work yard year your zone fish bear deer duck goat wolf bird corn rice ' +
    'wheat sheep goose horse mouse house count court could would should might dance chance change charge chart chase cheap check chest chief child choice class clean clear climb clock close cloth cloud'
  ).split(' '),
);

/** A word that is none, and is one when one letter is changed; a letter doubled or left off is only a way of spelling. */
const isSpoiltWord = oncePerToken((word): boolean => {
  if (word.length < SHORTEST || word.length > LONGEST || isWhole(word) || ORDINARY.has(word)) return false;
  for (let i = 0; i < word.length; i += 1) {
    const [head, letter, tail] = [word.slice(0, i), word[i] ?? '', word.slice(i + 1)];
    if (LETTERS.some((other) => !ALIKE.has(letter + other) && isKnownWord(head + other + tail))) return true;
  }
  return false;
});
