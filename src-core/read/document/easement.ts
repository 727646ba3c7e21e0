// The terms of an easement: what for, how wide, for how long, whether exclusive, which rights, over whose land.
import { trailingAmount } from '#core/read/document/amount.ts';
import { paragraphs } from '#core/read/document/prose.ts';
import { findReferences } from '#core/read/document/references.ts';
import { EASEMENT, REFERENCE, writeWire } from '#core/schema/wire-string.ts';

const GRANTED =
  /\b(?:easements?|rights?[\s-]*of[\s-]*way|servitudes?|(?:an?|the) (?:perpetual )?right(?: \w+ \w+)? to (?=set|construct|enter|lay|install|place|erect|build))\b(?!\s*(?:lines?|margin|marker|monument|\)))/gi;
const GRANTS = /\b(?:grants?|granted|granting|conveys?|gives?|dedicates?|together with|reserves?)\b[^\n]*$/i;
const NOT_GRANTED =
  /\b(?:subject to|existing|along|within|of record|reserv\w*|except\w*|line of|side of|margin of|burdened|encumb\w*|utility easements?,|recorded|said margin|edge of|across the)\b[^;.]{0,70}$/i;

/** In order: the first purpose that the text names. */
const TYPES: readonly (readonly [type: string, pattern: RegExp])[] = [
  ['pipeline', /\bpipe\s?lines?\b|\bgas (?:main|line)s?\b|\bgathering lines?\b/i],
  ['electric transmission', /\b(?:electric(?:al)? )?(?:power )?transmission (?:line|system|facilit)/i],
  [
    'electric distribution',
    /\belectric(?:al|ity)?\b|\bpower lines?\b|\boverhead (?:and underground )?lines?\b|\bconductors?\b/i,
  ],
  ['sanitary sewer', /\b(?:sanitary )?sewer\b/i],
  ['water line', /\bwater ?(?:lines?|mains?|pipes?)\b|\bwater and sewer\b/i],
  ['drainage', /\bdrain(?:age|s)?\b|\bstorm ?(?:water|sewer)\b|\bditch\b/i],
  ['telecommunications', /\btele(?:phone|graph|communication)s?\b|\bfiber[\s-]?optic\b|\bcommunications?\b|\bcable\b/i],
  [
    'ingress and egress',
    /\bingress\b|\begress\b|\bdrive\s?ways?\b|\baccess\b|\broad\s?way\b|\bpassage ?way\b|\blane\b/i,
  ],
  ['railroad', /\brail(?:road|way)\b/i],
  ['highway', /\bhighway\b|\bpublic road\b|\bstreet purposes\b|\broad purposes\b|\broad\b/i],
  ['conservation', /\bconservation\b|\bscenic\b/i],
  ['flowage', /\bflow(?:age|ing)\b|\boverflow\b|\bflood\b/i],
  ['temporary construction', /\btemporary construction\b|\bconstruction easement\b/i],
  ['slope', /\bslopes?\b/i],
  ['irrigation', /\birrigation\b|\bcanal\b/i],
  ['trail', /\btrail\b|\bsidewalk\b|\bbike ?way\b|\bpedestrian\b/i],
  ['utility', /\butilit(?:y|ies)\b/i],
];
const RIGHTS =
  /\b(?:construct|reconstruct|install|lay|set|string|erect|place|bury|operate|maintain|inspect|patrol|repair|alter|change|replace|relocate|remove|renew|enlarge|upgrade|protect|use|trim|clear|cut)\b/gi;
const PURPOSE = /\b(?:to|for|right to|right of|rights to)\b/i;

/** Wire string; empty when the passage grants no easement. What it leaves unsaid is taken from the instrument around it. */
export function readEasement(passage: string, instrument = ''): string {
  const prose = paragraphs(passage);
  const at = grantedAt(prose);
  if (at === null) return '';
  const own = termsOf(prose, at);
  const whole = paragraphs(instrument);
  const wholeAt = whole === '' ? null : grantedAt(whole);
  const around = wholeAt === null ? null : termsOf(whole, wholeAt);
  return writeWire(EASEMENT, {
    type: own.type ?? around?.type,
    width_ft: own.width_ft ?? around?.width_ft,
    // A strip called permanent only says that it is not the workspace; the instrument says for how long.
    term: around?.term ?? own.term,
    exclusive: own.exclusive ?? around?.exclusive,
    rights: own.rights ?? around?.rights,
    servient: own.servient ?? around?.servient,
    verbatim: around?.verbatim ?? own.verbatim,
  });
}

type Terms = Record<(typeof EASEMENT)[number], string | null>;

function termsOf(prose: string, at: number): Terms {
  const clause = clauseAround(prose, at);
  return {
    type: typeOf(clause) ?? typeOf(prose.slice(Math.max(0, at - 400), at + 400)),
    width_ft: widthFigures(prose),
    term: termOf(prose),
    exclusive: exclusiveOf(prose),
    rights: rightsOf(clause),
    servient: servientOf(prose),
    verbatim: clause.slice(0, 600),
  };
}

/** The first easement that a sentence grants, else the first that it names, else the first in a heading. */
function grantedAt(prose: string): number | null {
  let named: number | null = null;
  let heading: number | null = null;
  for (const match of prose.matchAll(GRANTED)) {
    const before = prose.slice(Math.max(0, match.index - 400), match.index);
    // "subject to the easement granted the company, which easement is 100 feet in width".
    if (NOT_GRANTED.test(before.slice(-90)) || /\b(?:which|said|such)\s$/i.test(before)) continue;
    if (GRANTS.test(before)) return match.index;
    const paragraph = before.slice(before.lastIndexOf('\n') + 1);
    const after = prose.slice(match.index, match.index + 240);
    if (/[a-z]{3} [a-z]/.test(paragraph) || /^[^\n]{0,200}[a-z]{3} [a-z]{2}/.test(after)) named ??= match.index;
    else heading ??= match.index;
  }
  return named ?? heading;
}

/** The sentence that grants it. */
function clauseAround(prose: string, at: number): string {
  const left = prose.slice(Math.max(0, at - 500), at);
  let start = 0;
  for (const match of left.matchAll(/\n|[a-z)\d]{2}[.:]\s+(?=[A-Z])/g)) start = match.index + match[0].length;
  const right = prose.slice(at, at + 700);
  const end = right.search(/\n|[a-z)\d]{2}[.:](?:\s|$)/);
  const last = end < 0 ? right.length : right[end] === '\n' ? end : end + 2;
  return (left.slice(start) + right.slice(0, last)).trim();
}

function typeOf(clause: string): string | null {
  let best: { type: string; at: number } | null = null;
  for (const [type, pattern] of TYPES) {
    const at = clause.search(pattern);
    // A purpose that says more wins over "utility" and the like unless it comes much later.
    if (at >= 0 && (best === null || at < best.at - 60)) best = { type, at };
  }
  return best?.type ?? null;
}

const WIDE =
  /(?:\s|-)?(feet|foot|ft\.?|['’′]|rods?)\s?(?:\(\s?\d+(?:\.\d+)?\s?(?:feet|ft\.?|['’′])?\s?\)\s?)?\)?[\s-]?(?:in width|wide|in breadth|width\b)/gi;
const NAMED =
  /\b(\d{1,3}(?:\.\d+)?)[\s-]?(?:feet|foot|ft\.?|['’′])[\s-](?:wide |perpetual |permanent |utility |drainage |private |non-?exclusive |access |roadway |ingress |pipeline |electric )*(?:strip|easement|right[\s-]of[\s-]way|ingress)/gi;
const EACH_SIDE =
  /(feet|foot|ft\.?|['’′]|rods?)\s?(?:\(\s?\d+(?:\.\d+)?\s?(?:feet|ft\.?|['’′])?\s?\)\s?)?(?:in width |wide )?,?\s?(?:lying |being |measured )?(?:on|to|along|of) (?:each|either|both) sides?\b/gi;
const WIDTH_OF = /\bwidth of (?:the (?:easement|strip|right[\s-]of[\s-]way) (?:is|shall be) )?/gi;
const TEMPORARY = /\b(?:temporary|workspace|work(?:ing)? (?:space|area|room|strip)|during construction)\b[^.;]{0,60}$/i;
const WHILE_BUILT = /^[^.;]{0,40}\b(?:during|while)\b[^.;]{0,40}\b(?:construction|buil[td]|laid|laying)/i;
const NOT_A_STRIP = /\b(?:pipe|gates?|diameter|trench|trees?|clear|street|avenue|alley)\b[^.;]{0,40}$/i;

/** Full width of the strip in feet, both sides together; null where it is not stated or stated in two ways. */
function widthFigures(prose: string): string | null {
  const widths = new Set<number>();
  const passing = new Set<number>();
  const add = ({ 0: words, 1: unit = '', index: at }: RegExpExecArray, sides: number): void => {
    const left = prose.slice(Math.max(0, at - 80), at);
    const amount = trailingAmount(left.replace(/[\s-]+$/, ''));
    if (amount === null || NOT_A_STRIP.test(left.slice(0, amount.start))) return;
    const width_ft = amount.value * sides * (/^rod/i.test(unit) ? 16.5 : 1);
    const end = at + words.length;
    const brief = TEMPORARY.test(left.slice(0, amount.start)) || WHILE_BUILT.test(prose.slice(end, end + 110));
    (brief ? passing : widths).add(width_ft);
  };
  for (const match of prose.matchAll(WIDE)) add(match, 1);
  for (const match of prose.matchAll(EACH_SIDE)) add(match, 2);
  for (const match of prose.matchAll(WIDTH_OF)) {
    const after = /^(\d+(?:\.\d+)?)\s?-?(?:feet|foot|ft|['’′])/i.exec(
      prose.slice(match.index + match[0].length, match.index + match[0].length + 20),
    );
    if (after?.[1] !== undefined) widths.add(Number(after[1]));
  }
  if (widths.size === 0) {
    for (const match of prose.matchAll(NAMED)) {
      if (!NOT_GRANTED.test(prose.slice(Math.max(0, match.index - 60), match.index))) widths.add(Number(match[1]));
    }
  }
  const chosen = widths.size === 0 ? passing : widths;
  const [width] = chosen;
  return chosen.size === 1 && width !== undefined ? String(Math.round(width * 1000) / 1000) : null;
}

function termOf(prose: string): string | null {
  const while_ = /\bso long as [^.;,]{4,90}/i.exec(prose);
  if (while_ !== null) return while_[0];
  const years = /\bfor (?:a|the) (?:term|period) of ([^.;,]{2,40}?(?:years?|months?))\b/i.exec(prose);
  if (years?.[1] !== undefined) return years[1];
  if (/\b(?:perpetual|permanent|in perpetuity|forever|without end)\b/i.test(prose)) return 'perpetual';
  return /\btemporary (?:construction )?easement\b/i.test(prose) ? 'temporary' : null;
}

function exclusiveOf(prose: string): string | null {
  if (/\bnon-?\s?exclusive\b|\bnot (?:be )?(?:an )?exclusive\b/i.test(prose)) return 'no';
  return /\b(?:an |sole and |and )?exclusive (?:and perpetual )?(?:easement|right|servitude|perpetual|permanent)/i.test(
    prose,
  )
    ? 'yes'
    : null;
}

function rightsOf(clause: string): string | null {
  const purpose = clause.search(PURPOSE);
  if (purpose < 0) return null;
  const words = new Set([...clause.slice(purpose).matchAll(RIGHTS)].map((match) => match[0].toLowerCase()));
  return words.size === 0 ? null : [...words].join(' ');
}

/** The deed by which the burdened land is held. */
function servientOf(prose: string): string | null {
  for (const { start, book, page, instrument } of findReferences(prose)) {
    const left = prose.slice(Math.max(0, start - 160), start);
    if (
      /\b(?:title|conveyed to|described in|same (?:land|property|premises)|being (?:a )?part|owned by|land of grantor|acquired)\b[^.]*$/i.test(
        left,
      )
    ) {
      return writeWire(REFERENCE, { book, page, instrument }).replaceAll(' | ', ' ; ');
    }
  }
  return null;
}
