// What rides at the end of a recital of rights and is none: a sale of a part, a line that may be moved, land that is added.

const PIECE =
  '(?:half|halves|third|quarter|part|portion|strip|gore|corner|end|side|front|frontage|rear|feet|foot|rods|poles|chains|acres?|lots?|fields?|tract|parcel|premises)';
const FIGURE = '(?:lines?|boundar(?:y|ies)|corners?|courses?|description|depth|frontage|acreage|monuments?)';

/** "and to the sale of the back forty feet"; but "to a deed of trust", "conveyance of the right of way". */
const PARTS_SOLD = new RegExp(
  String.raw`\b(?:sales?|sold|deed|deeded|conveyance|conveyed|grant|taking|taken|dedication|dedicated|releases?|released|transfer|exchange|partition|loss|lost|condemn\w+|forfeit\w*|revers?\w+)(?: (?:heretofore|already|made|previously))? (?:of|as to|in|from|off) (?:the |a |an |all |said |any |that )?(?:\w+ ){0,3}?${PIECE}\b(?! (?:of (?:the )?)?(?:trust|easement|right))`,
);
/** "the rear thirty feet having been sold". */
const SOLD_PART = new RegExp(
  String.raw`\b${PIECE} (?:having been|being|was|were|is|are|has been|have been|had been) (?:\w+ )?(?:sold|conveyed|taken|deeded|released|lost|condemned|dedicated|kept|excluded|omitted)\b`,
);
/** "an easement and the triangle of ground north of it". */
const LAND_BESIDES =
  /\band (?:also )?(?:the|an?|that) (?:\w+ )?(?:triangle|gore|strip|piece|lot|field|island|acres?|ground)\b(?! (?:easement|lines?|owners?|thereon))/;
const MOVES = new RegExp(
  String.raw`\b(?:relocat\w+|mov(?:e[sd]?|ing)|alter\w*|adjust\w*|redefin\w+|redraw\w*|straighten\w*|substitut\w+|shift\w*|chang\w+|reduc\w+|enlarg\w+|shorten\w*|lengthen\w*|var(?:y|ies|ied)|establish\w*|fix|re-?run|re-?survey\w*|select\w*|designat\w+|widen\w*)\b[^,;]{0,40}\b${FIGURE}\b(?<!\b(?:building|pipe|sewer|water|power|gas|utility|setback|transmission|fence|electric|telephone) lines?)`,
);
const TAKES = new RegExp(
  String.raw`\b(?:takes?|took|cuts?|cutting|taking|leaves?|leaving|removes?)\b[^,;]{0,20}\b(?:off|out|away|${PIECE})\b|\b(?:feet|rods|acres?|strip) (?:off|out of)\b`,
);
const ADDS =
  /\b(?:vacated|abandoned|accret\w+|relict\w+|filled|reclaimed)\b|\bmade (?:a )?part (?:here)?of\b(?<!reference (?:\w+ )?made (?:a )?part (?:here)?of)|\badded\b|\bso much of\b(?![^;]*\b(?:roads?|streets?|highways?|right)\b)/;
const BURDENS =
  /\b(?:easements?|rights?|privileges?|restrictions?|covenants?|reservations?|mortgages?|liens?|tax(?:es)?|assessments?|ordinances?|zoning|leases?|encumbrances?|matters|terms|agreements?|exceptions|interests?|minerals?|oil|gas|coal|timber|utilit(?:y|ies)|access|use|conditions|record|public|highways?|roads?|streets?|alleys?|railroads?|setbacks?|power|sewer|lines|ditch|ditches|water|provisions|regulations|laws|trust|plat|tenan\w+)\b/;
/** What a burden of its own may be after "and to". */
const ALSO = /\band (?:also |further )?to (?:an?|the|any|all|such|that|those|certain|prior|every)\b([^,;]*)/g;

/** Whether the words of a recital of rights carry more than rights. */
export function carriesMore(words: string): boolean {
  if (PARTS_SOLD.test(words) || SOLD_PART.test(words) || LAND_BESIDES.test(words)) return true;
  if (MOVES.test(words) || TAKES.test(words) || ADDS.test(words)) return true;
  return /\bsubject\b/.test(words) && [...words.matchAll(ALSO)].some(([, burden]) => !BURDENS.test(burden ?? ''));
}
