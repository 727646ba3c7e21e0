// The recitals that follow a description in every deed, each known by how it opens and by what it may speak of.
import { carriesMore } from '#core/read/sense/riders.ts';
import type { Subjects } from '#core/read/sense/subjects.ts';

interface Recital {
  readonly opens: RegExp;
  /** What the sentence must speak of. */
  readonly speaks?: RegExp;
  /** What it must not contain besides. */
  readonly spoilt?: RegExp;
  /** Words of force may stand in it: rights are given, bounded and conditioned. */
  readonly mayRule: boolean;
  /** Courses, corners, descriptions or surveys may be named in it. */
  readonly mayDescribe: boolean;
}

const THING =
  '(?:tracts?|parcels?|lots?|lands?|property|premises|real|estate|piece|plot|farm|area|description|survey|conveyance|deed|grant|same|place)';
const SAID = `(?:(?:and|also|it|this|that|these|said|the|all|above|foregoing|here ?in ?(?:above|before)?|hereby|aforesaid|described|mentioned|conveyed|last|so|-|of|${THING}) )*`;
const HELD =
  'easements?|rights?|privileges?|restrictions?|covenants?|reservations?|mortgages?|liens?|tax(?:es)?|assessments?|ordinances?|zoning|leases?|encumbrances?|incumbrances?|matters|terms|agreements?|exceptions|interests?|license|minerals?|oil|gas|coal|timber|royalt(?:y|ies)|utilit(?:y|ies)|ingress|egress|access|use';
const BURDEN = String.raw`(?:${HELD}|conditions|record|public|highways?|roads?|streets?|alleys?|railroads?|setbacks?|power|electric|telephone|sewer|pipe ?lines?|poles|ditch|ditches|water)\b`;
const BELONGS = String.raw`(?:${HELD}|appurtenances?|improvements?|buildings?|dwellings?|house|houses|barn|fixtures|hereditaments|tenements|water|ditch|ditches|shares|furniture|equipment|wells?|woods|ways|waters)\b`;
const KEPT = String.raw`(?:${HELD}|life|crops?|wheat|corn|growing|stone|any (?:part|portion) (?:\w+ ){0,4}(?:road|street|highway))\b`;
const FEW = String.raw`(?:[^;]{0,70}?\b)`;
const OF_FIGURE = String.raw`(?<!\balong (?:the|said) (?:\w+ )?)\b(?<!water (?:- )?)(?:courses?|calls?|bearings?|acreage|closure|dimensions|quantity)\b`;
const OWN_LINE = String.raw`\blines?\b(?<!\b(?:street|building|back|property|lot|road|way|center|front|side|rear|setback|utility|pipe|sewer|water|power|fence|gas|line) lines?)`;
const MEASURED = String.raw`\b(?:feet|ft|poles|rods|chains|varas)\b(?! (?:wide|in width|right|road|strip|easement))`;
const PIECE_OF_FIGURE = String.raw`\b(?:part|portion|half|third|quarter|balance|remainder|side|end)\b[^,]{0,20} of (?:the |said |this )?(?:above|foregoing|aforesaid|described|hereinabove|same)\b(?! (?:mentioned )?(?:deed|instrument|real|land|lands|property|tract|premises|parcel)\b)`;

export const RECITALS: readonly Recital[] = [
  {
    // Containing two acres.
    opens: new RegExp(
      String.raw`^${SAID}(?:and |in all |with |having |has |being |is |about |approximately |an? |total |computed |gross |whole |within )*(?:\w{3,5} (?:lot|tract|parcel|land) )?(?:contain\w*|cont\b|comprising|comprises|embrac\w+|enclos\w+|encompass\w+|area|aggregat\w+|consist\w+|[\d.,]+ |one |two |three |four |five |six )`,
    ),
    speaks: /\b(?:acres?|ac|a|hectares?|ha|square|sq|s|m²|ft²|arpents?|perches|poles|rods|dwelling|house|buildings)\b/,
    spoilt: new RegExp(
      String.raw`^${SAID}contain\w* (?:\w+ ){0,3}(?:clause|provision|condition)|\bof which\b(?! [\d.]+ acres? (?:is|are|lies?|lie|being) (?:in|within)\b[^,]*\b(?:roads?|right|streets?|highway)\b)|\b(?:front|deep|around|depth|frontage|also|corners?|boundar\w+)\b|${OF_FIGURE}`,
    ),
    mayRule: false,
    mayDescribe: true,
  },
  {
    // Being the same land conveyed to.
    opens: new RegExp(
      String.raw`^${SAID}(?:being|is|are|was|were|constitut\w+|represents|lies|lie|adjoins|fronts|comes|came|having been|has been)(?: (?:also|now|and|further|hereby|all|intended|to|be|known|as|commonly|more|particularly|a|an|the|of|one))* (?:same|part|portion|all|lots?|tracts?|parcels?|section|farm|home|homestead|place|lands?|premises|property|identical|shown|designated|described|recorded|located|situated?|lying|bounded|subject|free|improved|zoned|conveyed|exempt|vacant|unimproved|residential|identified|delineated|numbered|assessed|in|on|record|certain|that|those|erected|known|acquired|inherited|set off|devised|allotted|purchased|bought|granted|deeded|occupied|owned|used|sold|platted|drawn|depicted|surveyed|entitled|called|referred|property|lot|block|half|quarter|northeast|northwest|southeast|southwest|n ?[ew]?|s ?[ew]?)\b`,
    ),
    spoilt: new RegExp(
      String.raw`${PIECE_OF_FIGURE}|${OF_FIGURE}|${MEASURED}|\bneighbou?r\w*\b|\bparent\b|\bafter the\b|\bpieces\b`,
    ),
    mayRule: false,
    mayDescribe: true,
  },
  {
    // Bearings are based on grid north.
    opens:
      /^(?:the )?(?:\w+ ){0,3}(?:state plane|coordinate system|grid system)\b|^(?:(?:all|the|note|basis|of|true|grid|magnetic|said|survey|for|this|description|herein|hereon|these|assumed) )*(?:bearings?|azimuths?|meridian|directions|north|declination|variation|coordinates?|courses)(?: (?:and distances?|basis|used|shown|given|stated|recited|contained|set forth|mentioned|described|called|in|this|the|above|description|herein|hereon|of|are|is|being|was|were|:|-|of needle|hereof|for|legal|deed))* (?:based|bears?|referred|referenced|refer|relative|relate|taken|according|as|from|on|upon|to|per|true|magnetic|grid|assumed|of|the|in|by|derived|geodetic|astronomic\w*|calculated|computed|shown|oriented|determined|north|n|west|east|south|s|line|measured|arrow|[\d.]+|and|state|colorado|texas|nad)\b/,
    mayRule: false,
    mayDescribe: true,
  },
  {
    // Distances are ground distances in feet.
    opens:
      /^(?:all |the |note |said )*(?:distances|dimensions|lengths|line ?ar units?|lineal units?|units?)(?: (?:shown|given|herein|hereon|in|this|description|are|is|being|and areas|used|the|of measure))* (?:ground|grid|surface|feet|horizontal|u|us|metres?|meters|level|in|at|expressed|based)\b/,
    mayRule: false,
    mayDescribe: true,
  },
  {
    // All iron pins set are half inch rebar.
    opens:
      /^(?:unless (?:otherwise )?(?:stated|noted|indicated)(?: otherwise| herein)*,? ?,? )?(?:all |note |the |said |each |any |noted )*(?:(?:iron|set|found|steel|concrete|inch|diameter|by|long|[\d/"½⅝.]+) )*(?:pins?|rods?|pipes?|rebars?|monuments?|stakes?|corners|points|markers?|irons)\b(?: (?:set|found|referred to|called for|mentioned|herein|in|this|description|noted|as|being|an?|iron|pin|rod|pipe))*(?: (?:are|were|is|being|consist of|:))* (?:[\d½⅝"]|a|an|marked|capped|rebar|iron|indicated|set|with|shown|of|half|five|steel|monumented|identified|stamped|standard)/,
    mayRule: true,
    mayDescribe: true,
  },
  {
    // Surveyed by, prepared from, as shown on.
    opens: new RegExp(
      String.raw`^(?:(?:i|we|the|undersigned|do|does|hereby|certify|certifies|that) )*${SAID}(?:legal |metes and bounds |an? |actual |field |new |recent |current |true |recorded )*(?:(?:description|survey|plat|map|land|plan) )?(?:(?:was|is|were|has been|having been|being|as|all|been|more|fully|particularly|which|now) )*(?:surveyed|prepared|written|compiled|made|based|according|per|pursuant|derived|shown|described in|described on|platted|plotted|depicted|delineated|drawn|recorded|by|dated|plat|survey|map|plan|appears|will (?:more )?(?:fully )?appear|may appear|on file|taken from|laid (?:out|down)|set forth|set out|designated)\b`,
    ),
    spoilt: new RegExp(
      String.raw`${OF_FIGURE}|${MEASURED}|\b(?:guess|client|brochure|tax map|aerial|photo\w*|memory|hearsay|torn|estimated|guessed)\b`,
    ),
    mayRule: false,
    mayDescribe: true,
  },
  {
    // The tract is bounded by the courses tabulated above.
    opens: new RegExp(
      String.raw`^${SAID}(?:is|are|being) (?:bounded|described|enclosed) by the (?:following |above |said )?(?:courses|lines|calls)\b`,
    ),
    mayRule: false,
    mayDescribe: true,
  },
  {
    // At sixteen and a half feet to the rod.
    opens:
      /^(?:at|each|every|the|one|a|allowing) (?:[\w.-]+ ){0,9}(?:to|of|per|being) (?:the )?(?:rod|pole|perch|chain|vara|arpent|[\d.]+ (?:feet|inches))\b/,
    speaks: /\b(?:rod|pole|perch|chain|vara|arpent)\b/,
    mayRule: false,
    mayDescribe: false,
  },
  {
    // Multiply by 0.99988 to obtain grid distances; lines adjusted by the compass rule.
    opens:
      /^(?:multiply|divide|to obtain|combined|scale|convergence|(?:said |the |all )?(?:lines|courses|bearings and distances|traverse|description)(?: (?:being|were|was|is|are|has been|have been))* (?:adjusted|balanced) by)\b/,
    speaks: /\b(?:grid|ground|surface|factor|compass rule|least squares|transit rule)\b/,
    mayRule: false,
    mayDescribe: true,
  },
  {
    // This is a correction deed, given to correct the description in Book 5.
    opens:
      /^(?:(?:this|said|the|above|deed|is|instrument|conveyance|purpose|of|being|a|an|made|given|executed|as) )*(?:correction|corrective|corrected|re-?recorded) (?:deed|instrument|affidavit)\b/,
    speaks: /\b(?:book|page|recorded|volume|prior|previous|dated|liber|instrument)\b/,
    mayRule: false,
    mayDescribe: true,
  },
  {
    // This conveyance is made to correct the name of the grantor, or by order of a court.
    opens:
      /^this (?:conveyance|deed|instrument) (?:is|was) (?:made|given|executed|delivered) (?:to|for|in|by|pursuant|under|between|subject|without)\b/,
    spoilt: new RegExp(
      String.raw`${OF_FIGURE}|${MEASURED}|\b(?:description|boundar\w+|acres?|half|part|portion|lines?|survey|security)\b`,
    ),
    mayRule: false,
    mayDescribe: false,
  },
  {
    // Bounded on the north by public land.
    opens: new RegExp(
      String.raw`^${SAID}(?:is |are |being |and |now )*(?:butted and )?(?:bounded (?:on|by|north|south|east|west|in|upon|with|:)|on the (?:north|south|east|west)\w*,? (?:and \w+ )?,? ?by)`,
    ),
    spoilt: /\b(?:feet|rods|poles|chains|links|acres?|ft)\b/,
    mayRule: false,
    mayDescribe: false,
  },
  {
    // Now therefore the party of the first part does convey the premises.
    opens:
      /^(?:now,? ?therefore|know|witnesseth|that|and|the|said|,|grantors?|i|we|party of the first part)\b[^;]{0,200}\b(?:do|does|doth|hereby|have|has|grants?|conveys?)\b[^;]{0,80}\b(?:grants?|conveys?|sells?|releases?|quitclaims?|confirm|sold|conveyed)\b/,
    speaks: /\b(?:premises|property|tract|parcel|land|same)\b/,
    spoilt: new RegExp(
      String.raw`${OF_FIGURE}|\b(?:half|part|portion|third|acres?|strip)\b(?<!\b(?:first|second|third) part)`,
    ),
    mayRule: false,
    mayDescribe: false,
  },
  {
    // For title see; reference is made to the plat.
    opens:
      /^(?:and |also |said |the |a |this |for |further |last |prior |previous |source|grantor ' s |own )*(?:title|derivation|source|reference|date|refer|see (?:also )?(?:deed|plat|book|map|will|volume|liber|said|the|instrument)|more|particular|complete|full|record|recorded|recording|filed|deeds? (?:book|record|dated|recorded|of)|transfer|instrument no|plat|map|book|vol|volume|liber|page|parcel (?:no|number|id|identification|[\d.-]+)|tax|property address|address|commonly|known|assessor|apn|pin|situs|map|prepared|return|after|mail|drawn|description prepared|a copy of the survey|copy of the (?:survey|plat)|state|county|commonwealth|meaning and intending|situated?|lying|located|all in|in said)\b/,
    spoilt: new RegExp(
      String.raw`${OF_FIGURE}|${MEASURED}|\b(?:actual|true|correct) (?:boundary|line|description)|^(?:the |said )*title to (?:the |a |said )(?!above|same|said|foregoing|property|premises|land|real|aforesaid|described|tract|within)|\bdescription\b(?<!(?:particular|complete|full|fuller|better|detailed|accurate|further|legal|same|definite|perfect|descriptive) description)`,
    ),
    mayRule: false,
    mayDescribe: true,
  },
  {
    // Subject to easements of record.
    opens: new RegExp(
      String.raw`^${SAID}(?:(?:is|are|made|sold|conveyed|being|under and|hereby|also|further|accepted|given|executed|granted|taken|but|expressly|and) )*(?:subject|encumbered|burdened|servient)\b${FEW}${BURDEN}`,
    ),
    spoilt: new RegExp(
      String.raw`${OF_FIGURE}|\bdescription\b|\b(?:encroach\w*|chang\w+|adjust\w+|reduc\w+|alter\w+|increas\w+|revision|correction|verif\w+|resurvey|final)\b|\bboundary (?:line )?(?:agreement|adjustment|dispute)|\bsurvey\b(?! matters| by| of record|s? and)`,
    ),
    mayRule: true,
    mayDescribe: true,
  },
  {
    // The right of way of the state road, at the end of a list.
    opens: new RegExp(
      String.raw`^(?:(?:and|the|any|all|an?|public|recorded|existing|general|current|of|in|to) )*(?:${HELD})\b`,
    ),
    spoilt: new RegExp(String.raw`${OF_FIGURE}|${MEASURED}|\b(?:acres?|half|part|portion|lot|tract|parcel)\b`),
    mayRule: false,
    mayDescribe: false,
  },
  {
    // Together with the appurtenances and a right of way.
    opens: new RegExp(
      String.raw`^(?:(?:and|also|there is|hereby|further|herewith|conveyed) )*(?:together with|along with|with|including|also|granting|granted|conveying|having erected|having thereon|upon which|on which|whereon|there)\b${FEW}${BELONGS}`,
    ),
    spoilt: new RegExp(
      String.raw`${OF_FIGURE}|\bdescription\b|\bacres?\b|\bso much\b|^(?![^;]*\b(?:easement|rights?|ingress|privilege|license)\b)[^;]*\b(?:triangle|strip|gore|piece|tract|parcel|lot|hill|field|ground)\b(?! thereon| hereby)`,
    ),
    mayRule: true,
    mayDescribe: false,
  },
  {
    // Reserving the minerals.
    opens: new RegExp(
      String.raw`^${SAID}(?:(?:but|grantors?|sellers?|however|,|party of the first part|hereby|expressly|his|her|their|its|heirs|and|successors|assigns|for|unto) )*(?:reserv\w+|less and except|excepting|except|exceptions?|saving|retains?|there is (?:hereby )?(?:reserved|excepted))\b${FEW}${KEPT}`,
    ),
    spoilt: new RegExp(
      String.raw`${OF_FIGURE}|\bdescription\b|\bacres?\b|\b(?:the|a) (?:\w+ )?(?:lot|tract|parcel|strip|corner|piece|barn|ground|garden)\b(?<!\b(?:above|said|described|the|foregoing) (?:\w+ )?(?:tract|parcel|lot|piece))`,
    ),
    mayRule: true,
    mayDescribe: true,
  },
  {
    // No building shall be erected nearer than 25 feet to the street line.
    opens: /^(?:no|said|the|grantees?|any|all|each|it|that|this|and|these|by|property|premises|lot|lots)\b/,
    speaks:
      /\b(?:buildings?|structures?|dwellings?|residences?|trailers?|mobile|animals?|hogs|swine|poultry|livestock|liquor|intoxicating|business|nuisance|commercial|garages?|septic|subdivided?|maintain|residential|flood (?:hazard|zone|plain|insurance)|signs?|homeowners|association|rules|billboard|(?:lawful|maintain\w*|erect\w*) (?:an? )?(?:\w+ )?fences?|homestead|manufactured|utilit(?:y|ies)|noxious|erected)\b/,
    spoilt: new RegExp(
      String.raw`${OF_FIGURE}|${OWN_LINE}|\bdescription\b|\bacres?\b|\bcorners?\b|\b(?:boundary|survey)\b`,
    ),
    mayRule: true,
    mayDescribe: false,
  },
  {
    // It being the intention to convey all of the land owned by the grantor.
    opens:
      /^(?:and |it |is |being |the |grantors? |hereby |meaning |also )*(?:intention|intent|intend\w*|meaning and intending|meaning to convey|purpose)\b/,
    speaks: /\b(?:all|same|whole|entire|consolidate|correct)\b/,
    spoilt: new RegExp(`${OF_FIGURE}|\\b(?:half|part|portion|only)\\b`),
    mayRule: false,
    mayDescribe: false,
  },
];

/** Whether the sentence is the recital: it opens as one, and speaks of nothing that one never speaks of. */
export function isRecital(recital: Recital, words: string, subjects: Subjects): boolean {
  if (!recital.opens.test(words)) return false;
  if (recital.speaks !== undefined && !recital.speaks.test(words)) return false;
  if (recital.spoilt?.test(words) === true || (recital.mayRule && carriesMore(words))) return false;
  return (recital.mayRule || !subjects.force) && (recital.mayDescribe || !subjects.description);
}
