// The words by which a deed takes land out of what it grants: excepts, reserves, excludes, has sold before, does not convey.
import { type Token, textAt, textWithin } from '#core/language/tokens.ts';
import { wordSet } from '#core/language/word-set.ts';
import { burdenOf } from '#core/read/account/burden-words.ts';
import { isDeniedTaking } from '#core/read/account/denied-takings.ts';
import { isFromEntry, isKeptForUse, isOfGiven, isPublicUse } from '#core/read/account/public-reserves.ts';
import { isNameOfReserve } from '#core/read/account/reserve-names.ts';
import { isOfNoLand } from '#core/read/account/taken-thing.ts';

const KEEPS = wordSet(
  'except excepting excepts excepted excluding excludes exclude excluded saving save omitting omits omitted retaining retains retained keep keeps kept keeping stays withdrawn withholding withholds withheld minus deducting deducted subtracting subtracted outsale outsales outconveyance outconveyances',
);
const RESERVES = wordSet('reserve reserves reserved reserving reservation reservations');
const RIGHTS = wordSet(
  'right rights easement easements mineral minerals oil gas royalty royalties privilege privileges coal timber lien life',
);
const DISPOSED = wordSet(
  'sold conveyed deeded granted released disposed transferred dedicated taken condemned alienated patented',
);
/** "not the fee but a mere license in", "and not the surface of". */
const ESTATES = wordSet('fee title estate ownership soil surface ground land lands');
const SALES = wordSet('sold sell convey conveyed granted grant');
const EARLIER = wordSet('heretofore previously formerly already theretofore hitherto');
const NOT_GRANTED = wordSet(
  'convey conveyed conveying include included including pass sold sell grant granted embraced embrace covered part transfer transferred',
);

/** What the word at the place makes of the land described after it; null when it takes nothing out. */
export function exceptedByWord(tokens: readonly Token[], at: number, to: number): 'kept' | 'unsure' | null {
  const word = tokens[at]?.text ?? '';
  if (!MAY_KEEP.has(word) || (TAKES_THING.has(word) && isOfNoLand(tokens, at, to))) return null;
  if (isDeniedTaking(tokens, at)) return null;
  if (word === 'less')
    return ['or', 'no', 'not', 'nor'].includes(textAt(tokens, at - 1)) || isCompared(tokens, at + 1) ? null : 'kept';
  // "except as set forth herein", "struck off and sold", "the rents herein reserved", "quit claims".
  if (isSetPhrase(tokens, at)) return null;
  if (isResidueAside(tokens, at, to) || (word === 'kept' && isOfGiven(tokens, at, to))) return null;
  if (isPromised(tokens, at) || isMoneyDrawn(tokens, at)) return null;
  if (isKeptForUse(tokens, at)) return 'unsure';
  if (KEEPS.has(word))
    return isRightKept(tokens, at) || isFromEntry(tokens, at) || isIncludedThen(tokens, at, to) ? 'unsure' : 'kept';
  if (word === 'former' || word === 'old' || word === 'prior' || word === 'previous')
    return textAt(tokens, at + 1) === 'description' || isSaleOf(tokens, at + 1) ? 'unsure' : null;
  if (word === 'exception') return isHeadingOf(tokens, at) ? 'kept' : null;
  if (RESERVES.has(word) && !isNameOfReserve(tokens, at))
    return isOfRight(tokens, at, to) || isPublicUse(tokens, at) ? 'unsure' : 'kept';
  if (word === 'no') {
    if (textAt(tokens, at + 1) === 'part') return 'kept';
    return ['title', 'interest', 'claim', 'right'].includes(textAt(tokens, at + 1)) ? 'unsure' : null;
  }
  if (word === 'released' && textAt(tokens, at + 1) === 'from') return 'unsure';
  if (word === 'right' && textAt(tokens, at + 1) === 'to')
    return ['buy', 'purchase', 'acquire'].includes(textAt(tokens, at + 2)) ? 'unsure' : null;
  if (word === 'not' && isNear(tokens, at, 5, NOT_GRANTED)) return isOfTax(tokens, at) ? null : 'kept';
  if (word === 'never' && isNear(tokens, at, 4, SALES)) return 'unsure';
  if (DENIALS.has(word)) return isNear(tokens, at, 3, ESTATES) ? 'unsure' : null;
  if (NEGATIONS.has(word)) return 'unsure';
  if (/^h(?:old|olds|eld|olding)$/.test(word) && textAt(tokens, at + 1) === 'back') return 'kept';
  if (word === 'out' || word === 'off') return isOutSale(tokens, at) ? 'kept' : null;
  if (EARLIER.has(word)) return soldBefore(tokens, at);
  // "all the land lying next North of and adjoining the following tract".
  if (word === 'adjoining')
    return /^the (?:following|hereinafter)$/.test(textWithin(tokens, at + 1, at + 3)) ? 'unsure' : null;
  if (word === 'set') return ['apart', 'aside'].includes(textAt(tokens, at + 1)) ? 'unsure' : null;
  if (DISPOSED.has(word) && isByGrantor(tokens, at + 1)) return 'unsure';
  if (DISPOSED.has(word) && isSoldOff(tokens, at)) return 'kept';
  if (word === 'taken' && textAt(tokens, at - 1) === 'be') return 'unsure';
  if (DISPOSED.has(word)) return isSoldSince(tokens, at) ? 'unsure' : null;
  if (word === 'exclusive') return isExclusiveOf(tokens, at) ? 'kept' : null;
  if (word === 'remain' || word === 'remains') return isNear(tokens, at, 4, OWNED) ? 'kept' : null;
  return burdenOf(tokens, at, to);
}

/** "for consideration of less than One Hundred Dollars", "somewhat less than an acre"; but "less than the whole". */
const isCompared = (tokens: readonly Token[], at: number): boolean =>
  textAt(tokens, at) === 'than' && !/^(?:all|the|whole|half)$/.test(textAt(tokens, at + 1));

function isSetPhrase(tokens: readonly Token[], at: number): boolean {
  const word = textAt(tokens, at);
  if (word === 'except' || word === 'excepting') return textAt(tokens, at + 1) === 'as';
  if (word === 'stricken') return textAt(tokens, at + 1) === 'off';
  if (word === 'reserved') return [1, 2].some((step) => /^rents?$/.test(textAt(tokens, at - step)));
  // "we set off parcel number One".
  if (word === 'off') return /^(?:set|sets|setting)$/.test(textAt(tokens, at - 1));
  // "his promise to keep her in food"; but "to keep her garden".
  if (/^keep(?:s|ing)?$/.test(word))
    return /^(?:her|him|them|me|us) (?:in|with|for|and|during|,)$/.test(
      `${textAt(tokens, at + 1)} ${textAt(tokens, at + 2)}`,
    );
  // "in trust that said premises shall be used, kept, maintained as a place of worship".
  if (word === 'kept') return textAt(tokens, at - 2) === 'used' && textAt(tokens, at + 2) === 'maintained';
  return word === 'claims' && textAt(tokens, at - 1) === 'quit';
}

/** "the Town's promise to keep the premises as a park": what the grantee will do with all of it. */
const isPromised = (tokens: readonly Token[], at: number): boolean =>
  textAt(tokens, at) === 'keep' &&
  textAt(tokens, at - 1) === 'to' &&
  /(?:' s|its|their|grantees?|buyers?) (?:promises?|agrees?|agreement|covenants?|undertaking) to$/.test(
    textWithin(tokens, at - 5, at),
  ) &&
  !/\b(?:grantors?|sellers?|vendors?|my|our|we|i|us)\b/.test(textWithin(tokens, at - 10, at)) &&
  /^(?:the |said )*(?:premises|land|property|same|lot|tract|fences?) (?:as an?|in repair|in order|open|up|clean|fenced)\b/.test(
    textWithin(tokens, at + 1, at + 6),
  );

/** "the award has been paid into court and the defendants have withdrawn the same": money, and no land. */
const isMoneyDrawn = (tokens: readonly Token[], at: number): boolean =>
  textAt(tokens, at) === 'withdrawn' &&
  /^(?:have|has|having)$/.test(textAt(tokens, at - 1)) &&
  /^(?:the same|it|the (?:money|sum|deposit|award)|said (?:money|sum|deposit|award))\b/.test(
    textWithin(tokens, at + 1, at + 3),
  ) &&
  /\b(?:award|deposit|money|damages)\b.*\bpaid into court\b/.test(textWithin(tokens, at - 24, at));

/** In tokens. */
const LONGEST_ASIDE = 24;

/** "(the remainder of said quarter section being retained by the estate)": told of the parent, in brackets that the description does not stand in. */
function isResidueAside(tokens: readonly Token[], at: number, to: number): boolean {
  let open = at;
  while (open > at - LONGEST_ASIDE && open > 0 && !/^[().;]$/.test(textAt(tokens, open))) open -= 1;
  let close = at;
  while (close < Math.min(to, at + LONGEST_ASIDE) && !/^[().;]$/.test(textAt(tokens, close))) close += 1;
  if (textAt(tokens, open) !== '(' || textAt(tokens, close) !== ')' || close >= to) return false;
  const told = tokens.slice(open + 1, close).map(({ text }) => text);
  return (
    /^(?:the )?(?:remainder|residue|balance|rest) (?:of (?:the |said )?(?:quarter|section|patent|original|parent|larger)|thereof)/.test(
      told.join(' '),
    ) && !told.some((text) => /^(?:less|except\w*|following|described)$/.test(text) && !told.includes('not'))
  );
}

/** "subject to a prior conveyance of a lot": the lot is gone. */
function isSaleOf(tokens: readonly Token[], at: number): boolean {
  return /^(?:conveyances?|sales?|grants?)$/.test(textAt(tokens, at)) && textAt(tokens, at + 1) === 'of';
}

/** "amended so as to exclude certain lands, so that the reservation will include all lands within": what is left is described. */
function isIncludedThen(tokens: readonly Token[], at: number, to: number): boolean {
  if (!textAt(tokens, at).startsWith('exclud')) return false;
  for (let i = at + 1; i < to && i < at + 60; i += 1)
    if (textAt(tokens, i) === 'include' && ['will', 'shall'].includes(textAt(tokens, i - 1))) return true;
  return false;
}

/** What else is denied of the land is judged with its sentence. */
const NEGATIONS = new Set(['nothing', 'none', 'nor', 'neither']);
const DENIALS = new Set(['not', 'never']);

/** What is taken or denied by these may be no land. */
const TAKES_THING = new Set([...KEEPS, ...RESERVES, ...NEGATIONS, ...DENIALS, 'no', 'less']);

/** Any other word takes nothing out. */
const MAY_KEEP = new Set([
  ...[KEEPS, RESERVES, DISPOSED, EARLIER, NEGATIONS, DENIALS].flatMap((words) => [...words]),
  ...'less former old prior previous exception no right hold holds held holding used preserved out off set remain remains'.split(
    ' ',
  ),
  ...'adjoining exclusive subject option appurtenant benefit refusal'.split(' '),
]);

/** "a vendor's lien is retained": not the land. */
function isRightKept(tokens: readonly Token[], at: number): boolean {
  if (!textAt(tokens, at).endsWith('ed') && textAt(tokens, at) !== 'withheld') return false;
  for (let i = at - 1; i >= at - 5; i -= 1) if (RIGHTS.has(textAt(tokens, i))) return true;
  return false;
}

/** "not subject to transfer tax", "not being part of any platted subdivision". */
function isOfTax(tokens: readonly Token[], at: number): boolean {
  const behind = [1, 2, 3, 4, 5, 6].map((step) => textAt(tokens, at + step)).join(' ');
  if (/^(?:being )?(?:a )?part of any (?!land|lands|conveyance|tract|grant|deed|sale)/.test(behind)) return true;
  for (let i = at + 1; i <= at + 6; i += 1) if (/^tax(?:es)?$/.test(textAt(tokens, i))) return true;
  return false;
}

const OWNED = new Set(['property', 'vested', 'with']);

function isNear(tokens: readonly Token[], at: number, reach: number, words: ReadonlySet<string>): boolean {
  for (let i = at + 1; i <= at + reach; i += 1) {
    if (words.has(textAt(tokens, i))) return true;
    if (['.', ';', ':'].includes(textAt(tokens, i))) return false;
  }
  return false;
}

/** "EXCEPTION:", "Exception No. 2", "exception from the above", "with the exception of". */
function isHeadingOf(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1];
  return [':', 'no', 'parcel', 'tract', 'from', 'of', '-'].includes(next?.text ?? '') || next?.kind === 'number';
}

/** "reserving the oil and gas under": a right is kept, and the land under it may still be conveyed. */
function isOfRight(tokens: readonly Token[], at: number, to: number): boolean {
  for (let i = at + 1; i < to && i < at + 24; i += 1) {
    if (['.', ';', ':'].includes(textAt(tokens, i))) return false;
    if (RIGHTS.has(textAt(tokens, i))) return true;
  }
  return false;
}

/** "out conveyance", "off-sale", "out parcel"; "out of which has been sold". */
function isOutSale(tokens: readonly Token[], at: number): boolean {
  const next = textAt(tokens, at + 1) === '-' ? at + 2 : at + 1;
  if (textAt(tokens, next) === 'of' && textAt(tokens, next + 1) === 'which') return isSoldBehind(tokens, next + 2);
  return /^(?:conveyances?|sales?|parcels?|sells)$/.test(textAt(tokens, next));
}

const WAYS = wordSet(
  'road roads roadway street streets alley highway highways right rights way ways easement easements',
);

/** "exclusive of a lot for the chapel"; but the measure of an area is exclusive of what lies within it. */
function isExclusiveOf(tokens: readonly Token[], at: number): boolean {
  if (textAt(tokens, at + 1) !== 'of' || !/^(?:a|an|one|that)$/.test(textAt(tokens, at + 2))) return false;
  for (let i = at - 1; i >= at - 12; i -= 1) if (/^(?:contain|acre|mile|area)/.test(textAt(tokens, i))) return false;
  return !isNear(tokens, at, 6, WAYS);
}

/** "out of which has been sold"; but "out of which the following is conveyed". */
function isSoldBehind(tokens: readonly Token[], from: number): boolean {
  for (let i = from; i < from + 8; i += 1)
    if (DISPOSED.has(textAt(tokens, i))) return /^(?:been|was|were)$/.test(textAt(tokens, i - 1));
  return false;
}

/** "a lot off the east end has been deeded to Jones", "there has been sold a lot"; but not "the land which has been conveyed to the grantor by deed". */
function isSoldSince(tokens: readonly Token[], at: number): boolean {
  if (textAt(tokens, at - 1) !== 'been' || !/^(?:has|have)$/.test(textAt(tokens, at - 2))) return false;
  for (let i = at - 3; i >= at - 12 && i >= 0; i -= 1) {
    if (['.', ';', ':'].includes(textAt(tokens, i))) break;
    if (['same', 'which', 'that', 'premises'].includes(textAt(tokens, i))) return false;
  }
  return true;
}

/** "heretofore sold"; but "the same land heretofore conveyed to the grantor by deed" is only where the title comes from. */
function soldBefore(tokens: readonly Token[], at: number): 'unsure' | null {
  if (!isNear(tokens, at, 4, DISPOSED)) return null;
  for (let i = at - 1; i >= at - 14 && i >= 0; i -= 1) {
    const word = textAt(tokens, i);
    if (word === 'same' || word === 'being' || word === 'as') return null;
    if (['.', ';'].includes(word)) break;
  }
  for (let i = at + 1; i <= at + 14; i += 1) {
    if (['.', ';', ':'].includes(textAt(tokens, i))) break;
    if (['deed', 'recorded', 'by'].includes(textAt(tokens, i))) return null;
  }
  return 'unsure';
}

/** "conveyed by the grantor to the State": gone already. */
function isByGrantor(tokens: readonly Token[], at: number): boolean {
  if (textAt(tokens, at) !== 'by') return false;
  return /^(?:grantors?|sellers?|vendors?)$/.test(textAt(tokens, textAt(tokens, at + 1) === 'the' ? at + 2 : at + 1));
}

/** "sold off", "conveyed out of the above". */
function isSoldOff(tokens: readonly Token[], at: number): boolean {
  const next = textAt(tokens, at + 1);
  return next === 'off' || (next === 'out' && ['of', 'therefrom'].includes(textAt(tokens, at + 2)));
}
