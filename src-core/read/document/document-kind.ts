// What kind of document this is, by its title first and by its operative words where it has none.
import { oncePer } from '#core/language/once-per-word.ts';
import type { Parts } from '#core/read/document/parts-of-instrument.ts';
import type { Prose } from '#core/read/document/prose.ts';
import type { DocumentKind } from '#core/schema/extraction.ts';

const AS_BUILT = /\bas[\s-]?builts?\b|\brecord drawings?\b|\bas[\s-]constructed\b|\brecord plans?\b/i;
const PLAT_HEADING =
  /^(?:the\s+)?(?:(?:final|preliminary|amended|minor|record|recorded|corrected|revised|subdivision|boundary|condominium|short|official|vacation)\s+)*(?:re)?plat(?:\s+(?:of|map|showing|for|no)\b.*)?$|^(?:subdivision )?map of\b|^plan of (?:lots|land)\b|\bsubdivision (?:plat|map)$|^record of survey\b|^parcel map\b|^tract (?:map )?no\b|^survey map\b|\b(?:re)?plat$/i;
const PLAT_BODY = [
  /\b(?:owner'?s?'?|owners'?) (?:certificate|dedication|consent)|\bdedicat(?:e|es|ed|ion)\b|\bstreets?\b[^.]{0,60}\bto the public\b/i,
  /\bsurveyor'?s'? (?:certificate|certification|statement)|\b(?:registered|professional|licensed) (?:[a-z]+ )?land surveyor\b/i,
  /\bplanning (?:commission|board|department)|\bapproved (?:by|for recording|this)/i,
  /\bscale\b[\s:]*1\s?["”]|\bscale\b[\s:]*1\s?inch/i,
  /\b(?:line|curve|lot) table\b/i,
];
const EASEMENT_TITLE =
  /\beasements?\b|\bright[\s-]*of[\s-]*way\b|\bservitude\b|\br\.?\s?o\.?\s?w\.?\s+(?:grant|agreement)/i;
const DEED_TITLE =
  /\bdeeds?\b|\bindenture\b|\bquit\s?-?claim\b|\bland (?:grant|patent)\b|\bpatent\b|\b(?:cash|credit) sale\b|\bact of (?:sale|donation|exchange)\b|\bbill of sale of land\b|\bconveyance\b|\btransfer on death\b|\bdonation\b|\bgrant, bargain/i;
const OTHER_TITLE =
  /\b(?:assignment|release|commitment|title insurance|report|satisfaction|reconveyance|substitution|appointment|subordination|modification|lis pendens|affidavit|ordinance|resolution|proclamation|memorandum|lease|mortgage|contract for|power of attorney|declaration|notice|will|decree|judgment|order|an act|certificate of survey|partial|termination|disclaimer|lien|option|sales? (?:agreement|contract)|purchase (?:and sale )?(?:agreement|contract)|agreement (?:of sale|to (?:sell|purchase|buy))|trust indenture|covenants?|restrictions|maintenance)\b/i;
const GRANTS_EASEMENT =
  /\b(?:easement|right[\s-]of[\s-]way) is (?:hereby )?granted\b|\b(?:grants?(?!\s+(?:county|parish|township|street|avenue)\b)|(?<!\b(?:easements?|way) )granted|conveys?|give|gives|convey(?:s|ed)? and warrants?)\b(?:(?!\bbeginning\b)[^.]){0,260}\b(?:an? |the |said |perpetual |permanent |exclusive |non-?exclusive |temporary |right,? privilege,? and )*(?:easements?|right[\s-]*of[\s-]*way|servitude)\b/i;
/** The description of an easement that stands alone: "a 20 foot permanent sewer easement over that part of …". */
const OPENS_AS_EASEMENT =
  /^[^.;:]{0,60}\b(?:an?|two|three|four|several|certain)(?: \(\d\))? (?:[\w.'-]+ ){0,7}(?:easement|right[\s-]of[\s-]way)s? (?:(?:for|to|and) [^.;]{0,130}?)?(?:on|over|under|across|along|through|upon|in)\b/i;
const CONVEYS_LAND =
  /\b(?:convey|conveys|conveyed|quit\s?-?claims?|bargain|sell|sells|sold|alien|enfeoff|remise|deed|gives?|hand over|hands over|makes? over|parts? with|grants?|granted)\b[^\n]{0,300}\b(?:lands?|lot|lots|tract|parcel|premises|real (?:estate|property)|property|piece|messuage|farm|section|road|high\s?way|streets?|survey|acres)\b/i;
const FROM_A_DEED =
  /\b(?:grantors?|grantees?|party of the (?:first|second) part|the same (?:land|property|premises|tract)|conveyed|registry|deed book|public records|official records|deed records?|warranty|less and except)\b/i;

/** A lease that no title names. */
const LEASES =
  /^.{0,80}\bthis (?:[\w-]+ ){0,4}lease\b|\b(?:grant|demise|devise),?\s(?:[a-z]+,?\s){0,4}lease,?\s(?:and|&)\s(?:exclusively\s)?let\b|\bhereinafter (?:called|referred to as) (?:the )?["“]?lessors?\b/i;

export function readDocumentKind(prose: Prose, parts: Parts): DocumentKind {
  const { title } = parts;
  const headings = prose.lines
    .slice(0, 40)
    .map((line) => line.text)
    .filter(isHeading);
  if (!/\b(?:deed|easement|right[\s-]*of[\s-]*way|indenture|agreement)\b/i.test(title)) {
    if (headings.some((line) => AS_BUILT.test(line)) || isAsBuilt(prose)) return 'as_built';
    if (isPlat(prose.text, headings)) return 'plat';
  }
  if (isPublished(prose) || isResolved(title, prose)) return 'other';
  const body = prose.text.slice(parts.body, Math.min(parts.acknowledgment, parts.body + 6000));
  if (title !== '') return kindByTitle(title, body);
  if (LEASES.test(body)) return 'other';
  // "a set iron pin in the north right of way" behind the grant of the land.
  if (/^\W*this (?:\w+ ){0,2}warranty deed\b/i.test(body)) return 'deed';
  if ((GRANTS_EASEMENT.test(body) && !conveysFirst(body)) || OPENS_AS_EASEMENT.test(body.slice(0, 200)))
    return 'easement';
  if (/\bthis (?:deed|indenture)\b/i.test(body.slice(0, 300))) return 'deed';
  return CONVEYS_LAND.test(body) || FROM_A_DEED.test(prose.text) ? 'deed' : 'other';
}

/** The title may share its line with the name of the work. */
const isAsBuilt = ({ lines }: Prose): boolean =>
  lines.slice(0, 3).some(({ text }) => /^(?:as[\s-]?built|record) (?:plans?|drawings?|survey|sheet)\b/i.test(text));

const HEARD = /^notice of (?:the |an? )?(?:proposed|(?:public )?hearing|intent(?:ion)?)\b/i;

/** A notice that an agency had printed in the gazette, or of what is yet to be heard. */
export const isPublished = oncePer(
  ({ lines }: Prose): boolean =>
    lines.slice(0, 60).some((line) => /^(?:agency|action): /i.test(line.text)) ||
    lines.slice(0, 3).some((line) => HEARD.test(line.text)),
);

/** What a council resolves is no deed, whatever it authorises. */
function isResolved(title: string, { text, lines }: Prose): boolean {
  if (/\b(?:deeds?|easements?|indenture|plat)\b/i.test(title)) return false;
  if (lines.slice(0, 5).some((line) => /^(?:an?\s)?(?:resolution|ordinance)\b/i.test(line.text))) return true;
  return /\bbe it (?:\w+ ){0,2}(?:resolved|ordained|enacted)\b|\bit is (?:further |hereby |therefore ){1,2}(?:resolved|ordered)\b|\bresolved,? that\b|\bvested in me as (?:governor|president)\b/i.test(
    text,
  );
}

/** A short line of its own, its words capitalised. */
function isHeading(line: string): boolean {
  return (
    line.length <= 70 && !/(?:^|\s)(?!(?:of|the|and|for|to|in|a|an|no)\b)[a-z]{2,}/.test(line) && !/[,;]$/.test(line)
  );
}

function kindByTitle(title: string, body: string): DocumentKind {
  if (/\bdeed of (?:easement|right[\s-]*of[\s-]*way)\b|\beasement deed\b/i.test(title)) return 'easement';
  if (OTHER_TITLE.test(title)) return /\b(?:vacat|terminat|release)/i.test(title) ? 'other' : otherOr(title, body);
  if (/\bdeeds?\b/i.test(title)) return 'deed';
  if (EASEMENT_TITLE.test(title)) return 'easement';
  if (DEED_TITLE.test(title)) return 'deed';
  if (GRANTS_EASEMENT.test(body) && !conveysFirst(body)) return 'easement';
  return CONVEYS_LAND.test(body) ? 'deed' : 'other';
}

/** A title that names a deed and no other paper. */
export const isDeedAlone = (title: string): boolean =>
  /\b(?:deeds?|indenture|quit\s?-?claim)\b/i.test(title) &&
  !OTHER_TITLE.test(title) &&
  !/\b(?:trust|contract|agreement|lease|bond|beneficiary|death)\b/i.test(title);

/** "Deed of release" and "mortgage deed" name a deed; "release of deed of trust" names something done to one. */
function otherOr(title: string, body: string): DocumentKind {
  if (/^[^,]{0,40}\b(?:deeds?|indenture)\b/i.test(title) && !/\bof (?:deeds?|the deed)\b/i.test(title)) return 'deed';
  return EASEMENT_TITLE.test(title) && GRANTS_EASEMENT.test(body) ? 'easement' : 'other';
}

function conveysFirst(body: string): boolean {
  const land = /\b(?:convey|conveys|warrants?|sell|sells|quit\s?-?claims?)\b/i.exec(body);
  const easement = /\beasement\b|\bright[\s-]*of[\s-]*way\b/i.exec(body);
  return land !== null && easement !== null && easement.index - land.index > 400;
}

const TWO_COURSES = /\bthence\b[\s\S]*?\bthence\b/i;

/** A boundary in words under the heading asks for more signs of a plat: a deed may be headed by the name of one. */
const BESIDE_HEADING = /["“”]|\s+sheet \d+ of \d+$|^plat (?:book|cabinet)\s+\w+,?\s+(?:page|slide)\s+[\w-]+\s+(?=\S)/gi;

function isPlat(text: string, headings: readonly string[]): boolean {
  const titled = headings.slice(0, 24).some((line) => PLAT_HEADING.test(line.replace(BESIDE_HEADING, '')));
  const bounded = TWO_COURSES.test(text);
  if (bounded && !titled) return false;
  const signs = PLAT_BODY.filter((sign) => sign.test(text)).length;
  return signs >= (titled ? (bounded ? 2 : 1) : 4);
}
