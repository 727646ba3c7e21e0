// "Thence" as it is written, abbreviated, shortened and misread.
import { editDistance } from '#core/language/resemblance.ts';
import { type Token, textAt } from '#core/language/tokens.ts';
import { wordSet } from '#core/language/word-set.ts';

/** Whether a word can be one of them, whatever stands around it. */
export function mayBeThence(word: string): boolean {
  if (word === 'hence') return true;
  if (!isLikeT(word.charCodeAt(0)) && !TAIL.test(word)) return false;
  return word === 'th' || word === 'then' || isThence(word) || isFarFromThence(word);
}

/** True where a course is led in, whatever became of the word. */
export function isThenceAt(tokens: readonly Token[], at: number): boolean {
  const word = textAt(tokens, at);
  if (word === 'hence') return isHenceHere(tokens, at);
  return (isLikeT(word.charCodeAt(0)) || TAIL.test(word)) && (isThence(word) || isThenceHere(tokens, at, word));
}

/** What is left of its end: "flience", "chenoe". */
const TAIL = /[nu][ceo][ce]$/;

const AFTER_TH = wordSet(
  'n s e w ne nw se sw north south east west cont continue continuing alg along run running nly sly ely wly nely nwly sely swly due with on to leaving',
);
const AFTER_THEN =
  /^(?:run|runs|running|(?:(?:north|south)-(?:north|south)[\s-]?|east-|west-)?(?:north|south|east|west|north[\s-]?east|north[\s-]?west|south[\s-]?east|south[\s-]?west)(?:ward|wardly|erly))$/;
const NO_THENCE = wordSet(
  'there these three those hence whence thee theme thine trace twice tense tence terrace fence fences pence science since prince hedge silence absence presence evidence residence wence whenee',
);

/** An assessor's "TH", "then running", and at the head of a sentence a word two letters away. */
function isThenceHere(tokens: readonly Token[], at: number, word: string): boolean {
  const token = tokens[at];
  if (token?.text === 'th') return isAbbreviated(tokens, at, token);
  if (token?.text === 'then') {
    const led = textAt(tokens, at - 1) === ';' && /^(?:on|along|in|by|to|with)$/.test(textAt(tokens, at + 1));
    // "then generally south-west along the high water mark".
    const hedged = textAt(tokens, at + 1) === 'generally';
    const way = textAt(tokens, hedged ? at + 2 : at + 1);
    return led || AFTER_THEN.test(way) || (hedged && AFTER_WEAK_THEN.has(way));
  }
  const before = textAt(tokens, at - 1);
  return (before === ';' || before === '.') && isFarFromThence(word);
}

/** "…, hence along said creek six hundred feet": a "thence" for one who wrote so. */
function isHenceHere(tokens: readonly Token[], at: number): boolean {
  if (!/^[,;.]$/.test(textAt(tokens, at - 1))) return false;
  const next = textAt(tokens, at + 1);
  if (next === 'in') return /^(?:a|an)$/.test(textAt(tokens, at + 2));
  return (
    AFTER_THEN.test(next) ||
    /^(?:along|with|due|north|south|east|west|n|s|e|w|northeast|northwest|southeast|southwest)$/.test(next)
  );
}

function isAbbreviated(tokens: readonly Token[], at: number, token: Token): boolean {
  const next = textAt(tokens, at + 1) === '.' ? at + 2 : at + 1;
  // "on th e north": a torn "the", where "TH E 200 FT" leads a course in.
  const torn = textAt(tokens, next) === 'e' && tokens[next]?.capital === false;
  // "to th east side": a "the" that lost its last letter.
  const led = token.capital || /^[;,.]$/.test(textAt(tokens, at - 1));
  return led && token.gap !== 'none' && !torn && AFTER_TH.has(textAt(tokens, next));
}

function isFarFromThence(word: string): boolean {
  if (word.length < 5 || word.length > 8 || NO_THENCE.has(word)) return false;
  return editDistance(word.replace('li', 'h'), 'thence', 2) <= 2;
}

/** A t, or the l or i that it is taken for. */
function isLikeT(code: number): boolean {
  return code === 116 || code === 108 || code === 105;
}

const AFTER_WEAK_THEN = wordSet(
  'with along by down up on upon to from across through over in at a an binding bounding leaving following still again crossing due direct straight round around as off continuing north south east west n s e w ne nw se sw northeast northwest southeast southwest',
);

/** "then with his line", "then by a straight line", "then South to": leads a course in where a description is under way. */
export function isThenAt(tokens: readonly Token[], at: number): boolean {
  if (textAt(tokens, at) !== 'then') return false;
  return AFTER_WEAK_THEN.has(textAt(tokens, at + 1)) || tokens[at + 1]?.kind === 'number';
}

/** "thence" through the usual misreadings. */
function isThence(word: string): boolean {
  if (word === 'thence') return true;
  if (
    word.length < 5 ||
    word.length > 7 ||
    word === 'hence' ||
    word === 'there' ||
    word === 'these' ||
    word === 'whence'
  )
    return false;
  return word[0] === 't' && editDistance(word, 'thence', 1) <= 1;
}
