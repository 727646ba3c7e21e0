// What a sentence beside a description speaks of: its geometry, the land, the parties, or the matters that go with every deed.
import { hasForce } from '#core/read/sense/force-words.ts';
import type { Passage } from '#core/read/sense/sentences.ts';
import type { Token } from '#core/read/tokens.ts';

/** The description itself. */
const DESCRIPTION = new Set(
  'course courses call calls bearing bearings distance distances boundary boundaries description descriptions acreage quantity closure dimension dimensions measurement measurements corner corners survey surveys version calculation accurate accuracy inaccurate accurately shortage overage deficiency'.split(
    ' ',
  ),
);
/** Shapes, sides, measures and shares of land. */
const GEOMETRY = new Set(
  (
    'line lines side sides front frontage rear depth deep wide width strip strips gore gores triangle feet foot rods poles chains yards acre acres plat map fence fences wall stakes stake pin pins monument monuments ' +
    'part portion portions half third quarter fourth remainder balance rest residue tier bench end ends whole larger smaller narrower longer shorter wider northern southern eastern western northerly southerly easterly westerly ' +
    'upper lower middle interior outside ground area figure shape square rectangle tract-line segment bend river creek road-front measure measures measured sheet'
  ).split(' '),
);
const LAND = new Set(
  'land lands tract tracts parcel parcels premises property lot lots farm field orchard meadow estate real piece plot foregoing above described'.split(
    ' ',
  ),
);
/** Title, money, rights, buildings, signing and recording: none of it moves a line. */
const MATTERS = new Set(
  (
    'title warrant warrants warranty warranted warranties warranting defend defends hold holding heirs heir assigns assignees forever fee claim claims claiming dower curtesy homestead seized seised encumbrance encumbrances incumbrance incumbrances unincumbered lien liens mortgage mortgages ' +
    'tax taxes taxation assessment assessments assessor easement easements rights privilege privileges covenant covenants covenanted restriction restrictions reservations appurtenances appurtenance hereditaments tenements consideration dollars paid pay receipt witness witnesses witnessed ' +
    'hand hands seal seals sealed signed signing notary notarial commission acknowledged acknowledgment acknowledge sworn subscribed attest recorded recording filed record records recorder registry register registered book page pages volume vol liber folio deed deeds instrument ' +
    'mineral minerals oil gas coal timber royalty royalties building buildings structure structures dwelling dwellings residence residential house houses improvements improved fixtures utilities utility zoning zoned ordinance ordinances setback association subdivision ' +
    'husband wife married unmarried widow widower spouse foreign attorney address stamps possession rents insurance executor administrator trustee trustees probate testimony appeared presents undersigned purposes flood fema hazard parcel-number prepared preparer statements ' +
    'simple county state wells municipality municipal laws regulations statements dated day executed social'
  ).split(' '),
);
export function isMatter(word: string): boolean {
  return MATTERS.has(word);
}

const PARTY =
  /^(?:(?:the|said|and|that|both|each|all) )*(?:grantors?|grantees?|sellers?|buyers?|vendors?|vendees?|part(?:y|ies)|purchasers?|lessors?|lessees?|mortgagors?|mortgagees?|we|i|he|she|they)\b/;

export interface Subjects {
  readonly description: boolean;
  readonly geometry: boolean;
  readonly land: boolean;
  readonly matters: boolean;
  readonly force: boolean;
  readonly party: boolean;
}

/** "water-courses", "any part thereof", "the balance due", "of the first part". */
function isNoMeasure(tokens: readonly Token[], at: number, text: string): boolean {
  const before = tokens[at - 1]?.text ?? '';
  if (text === 'courses' || text === 'course') return before === 'water' || tokens[at - 2]?.text === 'water';
  if (text === 'part') return before === 'any' || before === 'first' || before === 'second';
  return text === 'balance' && /^(?:due|owing)$/.test(tokens[at + 1]?.text ?? '');
}

/** One walk over the sentence's words. */
export function subjectsOf(
  tokens: readonly Token[],
  { from, to }: Passage,
  words: string,
  isShouted: boolean,
): Subjects {
  let [description, geometry, land, matters, force] = [false, false, false, false, false];
  for (let i = from; i < to; i += 1) {
    const token = tokens[i];
    if (token === undefined || token.kind !== 'word') continue;
    const { text } = token;
    if (MATTERS.has(text)) matters = true;
    if (hasForce(tokens, i, isShouted)) force = true;
    // A capital within the sentence is a name: "North Line Road", "Court Square".
    if (token.capital && !isShouted && i > from) continue;
    if (DESCRIPTION.has(text) && !isNoMeasure(tokens, i, text)) description = true;
    if (GEOMETRY.has(text) && !isNoMeasure(tokens, i, text)) geometry = true;
    if (LAND.has(text)) land = true;
  }
  return { description, geometry, land, matters, force, party: PARTY.test(words) };
}
