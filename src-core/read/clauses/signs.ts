// The words that steer a description: where a course begins, where the figure closes, what a value is the value of.

import { WORDED_DIRECTIONS } from '#core/language/directions.ts';
import { editDistance } from '#core/language/resemblance.ts';
import { type Token, textAt } from '#core/language/tokens.ts';
import { readUnit } from '#core/language/units.ts';
import { wordSet } from '#core/language/word-set.ts';
import { readPlace } from '#core/read/clauses/beginning-place.ts';
import {
  isAngleTurn,
  isBearingAhead,
  isCurveTurn,
  isLengthBehind,
  isTurn,
  type Matcher,
  phrase,
  type Sign,
  type SignRead,
  when,
} from '#core/read/clauses/sign-phrases.ts';
import { isThenAt, isThenceAt, mayBeThence } from '#core/read/clauses/thence.ts';
import { isWitnessBearing } from '#core/read/clauses/witness-bearings.ts';
import { readWorded } from '#core/read/clauses/worded-courses.ts';
import { readBearing } from '#core/read/values/read-bearing.ts';
import { readDistance } from '#core/read/values/read-distance.ts';

const WORDS: Partial<Record<Sign, string>> = {
  run: 'running ran go goes proceed proceeding going extending extends',
  along: 'along alg with on upon by following follow around up down',
  curve: 'curve curves curving curvature',
  radius: 'radius radii r',
  radial: 'radial radially',
  chord: 'chord chd chb ch lc cb',
  length: 'length l',
  concave: 'concave concaved',
  pass: 'pass passing passed passes cross crossing crosses crossed intersecting',
  continue: 'continue continuing continued continues cont',
  additional: 'additional further',
  bears: 'bears brs bear stands witness witnessed witnesses',
  whence: 'whence',
  located: 'located distant lying lies situate situated northing easting',
  turn: 'turn turning deflect deflecting deflection deflects',
  angle: 'angle angles',
  record: 'record recorded rec deed platted plat measured meas calculated calc',
  to: 'to',
  at: 'at',
  from: 'from fr',
};
const LONGEST_COORDINATES = 24;
const LEAST_COORDINATE = 1000;
const COORDINATE_WORDS = wordSet("n s e w north south east west y x of and are is being feet ft , ; : = . ' ( )");

interface Steering {
  /** What the word says by itself, if anything. */
  readonly sign: Sign | null;
  /** What it says among its neighbours, which goes before. */
  readonly matcher: Matcher | null;
}

const STEERING = new Map<string, Steering>(
  (Object.entries(WORDS) as [Sign, string][]).flatMap(([sign, words]) =>
    words.split(' ').map((word) => [word, { sign, matcher: null }] as const),
  ),
);

function match(words: string, matcher: Matcher): void {
  for (const word of words.split(' ')) STEERING.set(word, { sign: STEERING.get(word)?.sign ?? null, matcher });
}

match([...WORDED_DIRECTIONS].join(' '), readWorded);

match('bearing', (tokens, at) => (isWitnessBearing(tokens, at) ? { sign: 'bears', next: at + 1 } : null));

const ALONG_LAST = new Set(['along', 'on', 'in', 'continue', 'continuing']);
const FOLLOWING = wordSet('course courses call calls bearings bearing lines distances distance described');

match('following', (tokens, at) => {
  for (let i = at + 1; i < at + 9; i += 1) {
    if (textAt(tokens, i) === 'same') break;
    if (FOLLOWING.has(textAt(tokens, i)))
      return textAt(tokens, i) === 'described' ? null : { sign: 'following', next: i + 1 };
  }
  return { sign: 'along', next: at + 1 };
});
match(
  'central included interior internal intersection',
  when(['central|included|interior|internal angle|angles', 'delta']),
);
match('delta Δ', when(['delta|Δ angle', 'delta'], ['delta|Δ', 'delta']));
// "T=76.60'" among the values of a curve.
match('t', (tokens, at) => (isLengthNamed(tokens, at) ? { sign: 'tangent-length', next: at + 1 } : null));
// "the direct azimuth and distance being": across the curve.
match(
  'direct',
  when(['direct azimuth|bearing|course and distance', 'chord'], ['direct azimuth|bearing|course', 'chord']),
);
match('degree', when(['degree of curve|curvature', 'degree-of-curve']));
match('tangent', (tokens, at) => {
  // "whose tangent is 100 feet and radius is 191.27 feet".
  const named = phrase(tokens, at, 'tangent length|distance') > 0 || readDistance(tokens, at + 2, false) !== null;
  return { sign: named ? 'tangent-length' : 'tangent', next: named ? at + 2 : at + 1 };
});
match('tangential', when(['tangential curve|arc', 'tangent']));
match('non', when(['non tangent|tangential', 'non-tangent']));
match('not', when(['not tangent|tangential', 'non-tangent']));
match('nontangent nontangential', when(['nontangent|nontangential', 'non-tangent']));
match('center centre', when(['center|centre is|lies|being to the', 'concave']));
match('clockwise', when(['clockwise', 'right']));
match('counterclockwise', when(['counterclockwise', 'left']));
match('counter', when(['counter clockwise', 'left']));
match('anti', when(['anti clockwise', 'left']));
match('left', (tokens, at) => {
  const beside = phrase(tokens, at, 'left of|side') > 0 && !isCurveTurn(tokens, at) && !isAngleTurn(tokens, at);
  return { sign: beside ? 'located' : 'left', next: beside ? at + 2 : at + 1 };
});
match('right', (tokens, at) => {
  if (isCurveTurn(tokens, at) || isAngleTurn(tokens, at)) return { sign: 'right', next: at + 1 };
  if (textAt(tokens, at + 1).length === 2 && textAt(tokens, at + 2) === 'way') return null;
  if (phrase(tokens, at, 'right of') > 0 || phrase(tokens, at, 'right angle|angles') > 0) return null;
  return ['title', 'and', 'to', 'in', 'interest', 'side'].includes(textAt(tokens, at + 1)) && !isTurn(tokens, at)
    ? null
    : { sign: 'right', next: at + 1 };
});
const readInAll = when(['in all', 'in-all'], ['in total', 'in-all']);
match('in', (tokens, at) =>
  // "in all said distance": the one that was told.
  phrase(tokens, at, 'in all|total said|aforesaid distance|length') > 0
    ? null
    : (readInAll(tokens, at) ?? readNextDirection(tokens, at)),
);
match('total', when(['total distance|of|length', 'in-all']));
match('whole', when(['whole distance|length', 'in-all']));
match('overall', when(['overall distance', 'in-all']));
match('same', (tokens, at) => {
  const word = textAt(tokens, at + 1);
  // "north the same number of poles".
  if (word === 'number' && textAt(tokens, at + 2) === 'of' && readUnit(tokens, at + 3, false) !== null)
    return { sign: 'same-distance', next: at + 4 };
  if (word === 'distance' || word === 'length')
    return ['from', 'as', 'apart'].includes(textAt(tokens, at + 2)) ? null : { sign: 'same-distance', next: at + 2 };
  const course =
    ['bearing', 'line', 'direction'].includes(word) || (word.length > 4 && editDistance(word, 'course', 1) <= 1);
  return course ? { sign: 'same-course', next: at + 2 } : null;
});
match('last', (tokens, at) => {
  const next = phrase(tokens, at, 'last described|mentioned|named|stated course|line|bearing|direction|call');
  if (next < 0) return null;
  const before = ['the', 'said'].includes(textAt(tokens, at - 1)) ? at - 2 : at - 1;
  return ALONG_LAST.has(textAt(tokens, before)) ? { sign: 'same-course', next } : null;
});
/** "having coordinates of N 1,139,461.53 and E 1,401,257.60, S 33° E, 290 feet": behind the figures the courses go on. */
match('coordinate coordinates', (tokens, at) => {
  let end = at + 1;
  for (let i = at + 1; i < at + LONGEST_COORDINATES; i += 1) {
    if ((tokens[i]?.value ?? 0) > LEAST_COORDINATE) end = i + 1;
    else if (!COORDINATE_WORDS.has(textAt(tokens, i))) break;
  }
  return { sign: end > at + 1 ? 'coordinates' : 'located', next: end };
});
match('standing', when(['standing from', 'located']));
match('retains keeps', when(['retains|keeps the same course|bearing|direction', 'continue']));
match('do ditto', (tokens, at) => {
  const point = textAt(tokens, at + 1) === '.';
  const behind = /^(?:n|s|e|w|north|south|east|west|\.|,)$/.test(textAt(tokens, at - 1));
  if (!behind || (textAt(tokens, at) === 'do' && !point && textAt(tokens, at + 1) !== 'to')) return null;
  return { sign: 'same-distance', next: point ? at + 2 : at + 1 };
});
match(
  'projection prolongation',
  when(['projection|prolongation of the last|said|previous course|line', 'same-course']),
);
const readFrom = when(
  // "a cedar post, from which the line goes South 12° West".
  ['from which|whence the|said|this line|boundary|survey goes|runs|extends|proceeds', 'thence'],
  ['from which|whence', 'whence'],
  ['from there', 'thence'],
  ['from', 'from'],
);
match('from', (tokens, at) => (isNextLeg(tokens, at) ? { sign: 'then', next: at + 1 } : readFrom(tokens, at)));
match('which', (tokens, at) => {
  const next = phrase(tokens, at, 'which point|corner|stake|stone|pin|monument|said is|lies|being|bears');
  if (next > 0 && textAt(tokens, next - 1) === 'bears') return { sign: 'bears', next };
  return next > 0 && isBearingAhead(tokens, next) ? { sign: 'located', next } : null;
});
match('run runs', (tokens, at) => (textAt(tokens, at + 1) === 'of' ? null : { sign: 'run', next: at + 1 }));
match('less', when(['less and except|excepting', 'except'], ['less the', 'except'], ['less , except', 'except']));
match('save', when(['save and except|excepting', 'except']));
match('saving', when(['saving and excepting', 'except']));
match('except excepting excluding', (_, at) => ({ sign: 'except', next: at + 1 }));
match('together', when(['together with', 'together']));
match('subject', when(['subject to|however', 'stop']));
match('containing contains contain', (_, at) => ({ sign: 'stop', next: at + 1 }));
match('being', (tokens, at) => {
  // "said curve being a portion of the right of way": the line that is run, and not the land.
  if (/^(?:curve|arc|line|course|point|corner)$/.test(textAt(tokens, at - 1))) return null;
  return readBeingPart(tokens, at);
});
const readBeingPart = when(['being the same', 'stop'], ['being a part|portion', 'stop'], ['being part', 'stop']);
const readBasis = when(['basis|bases of bearing|bearings', 'stop'], ['basis', 'stop']);
match('basis bases', (tokens, at) => {
  const found = readBasis(tokens, at);
  // "N 10° E, being the basis of bearings for this description, 400 feet": the course goes on behind the aside.
  return found !== null && isLengthBehind(tokens, found.next) ? null : found;
});

match('bearings', when(['bearings are|being|based|herein|shown|true|grid', 'stop']));
match('said', (tokens, at) => {
  const next = phrase(tokens, at, 'said point|corner|stake|stone|pin|monument is|lies|lying|being');
  if (next > 0) return isBearingAhead(tokens, next) ? { sign: 'located', next } : null;
  return readSaidTract(tokens, at);
});
const readSaidTract = when(
  ['said tract|parcel|lot|easement|strip contains|containing', 'stop'],
  ['said tract|parcel being', 'stop'],
);
/** "Commencing at the corner, bear North 25 feet": an order to the one who walks, and no witness. */
match('bear', (tokens, at) => {
  const led = /^(?:,|;|and|thence|then|beginning|commencement)$/.test(textAt(tokens, at - 1));
  const way = /^(?:north|south|east|west|n|s|e|w)$/.test(textAt(tokens, at + 1));
  return led && way ? { sign: 'run', next: at + 1 } : null;
});
match('witness', when(['witness my|our|the|whereof', 'stop']));
match('all', when(['all as shown', 'stop'], ['all bearings|points', 'stop']));
match('area', (tokens, at) =>
  tokens[at + 1]?.kind === 'number' || phrase(tokens, at, 'area of|is|=|:|contains|being') > 0
    ? { sign: 'stop', next: at + 1 }
    : null,
);
match('end point', (tokens, at) => {
  const next = phrase(tokens, at, 'end|point of terminus|termination|ending|line');
  if (next > 0)
    return textAt(tokens, at) === 'end' || textAt(tokens, next - 1) !== 'line' ? { sign: 'terminus', next } : null;
  return null;
});
match('termination', when(['termination of this|said|the description|line|centerline', 'terminus']));
// "there terminating at the point of commencement": the figure comes back.
match('terminus terminating', (tokens, at) =>
  phrase(tokens, at, 'terminating at the') > 0 && readPlace(tokens, at + 3) !== null
    ? null
    : { sign: 'terminus', next: at + 1 },
);
// "a bois d'arc": a tree.
match('arc', (tokens, at) =>
  textAt(tokens, at - 1) === "'" && textAt(tokens, at - 2) === 'd' ? null : { sign: 'arc', next: at + 1 },
);

/** "a distance of 1,175 feet, in an easterly direction a distance of 1,600 feet": another course, without a "thence". */
function readNextDirection(tokens: readonly Token[], at: number): SignRead | null {
  const joint = textAt(tokens, at - 1);
  if ((joint !== ',' && joint !== 'and') || !/^an?$/.test(textAt(tokens, at + 1))) return null;
  const length = textAt(tokens, at - 2) === ',' ? at - 3 : at - 2;
  if (readUnit(tokens, length, false) === null || phrase(tokens, at + 3, 'direction') < 0) return null;
  const runs = textAt(tokens, at + 2).endsWith('erly') && phrase(tokens, at + 4, 'a distance of') > 0;
  return runs ? { sign: 'then', next: at + 1 } : null;
}

/** '… to monument "D". From "D" follow the high-water line': a sentence that sets out from the corner just reached. */
function isNextLeg(tokens: readonly Token[], at: number): boolean {
  if (isFromCorner(tokens, at)) return true;
  if (tokens[at]?.capital !== true || textAt(tokens, at - 1) !== '.') return false;
  for (let i = at + 2; i < at + 7; i += 1) if (LEGS.has(textAt(tokens, i))) return true;
  return false;
}

/** "…, and from said red oak South 75 degrees West": on from the corner just reached. */
function isFromCorner(tokens: readonly Token[], at: number): boolean {
  if (!/^(?:and|;)$/.test(textAt(tokens, at - 1)) || textAt(tokens, at + 1) !== 'said') return false;
  for (let i = at + 3; i < at + 7; i += 1) {
    const word = tokens[i];
    if (word?.kind !== 'word' || word.text === 'thence') return false;
    if (/^(?:north|south|n|s)$/.test(word.text)) return readBearing(tokens, i)?.form === 'quadrant';
  }
  return false;
}

const LEGS = new Set(['follow', 'follows', 'proceed', 'go', 'continue']);

/** "azimuths measured clockwise from true south": a list follows, and the south is no course. */
function readAzimuths(tokens: readonly Token[], at: number): SignRead | null {
  const word = textAt(tokens, at);
  if (word.length > 9) return null;
  const many = word.endsWith('s');
  for (let i = at + 1; i < at + 7; i += 1) {
    if (textAt(tokens, i) !== 'from') continue;
    let next = i + 1;
    while (['the', 'true', 'grid', 'magnetic', 'geodetic', 'astronomic'].includes(textAt(tokens, next))) next += 1;
    if (/^(?:south|north)$/.test(textAt(tokens, next)))
      return { sign: many ? 'azimuth-list' : 'azimuth', next: next + 1 };
  }
  return { sign: many ? 'azimuth-list' : 'azimuth', next: at + 1 };
}

function isLengthNamed(tokens: readonly Token[], at: number): boolean {
  return textAt(tokens, at + 1) === '=' && (tokens[at + 2]?.decimals ?? 0) > 0;
}

/** Words that can be a sign, whatever stands around them. */
export function maySteer(word: string): boolean {
  return STEERING.has(word) || word.startsWith('azim') || mayBeThence(word);
}

export function readSign(tokens: readonly Token[], at: number): SignRead | null {
  const token = tokens[at];
  if (token === undefined || (token.kind !== 'word' && token.text !== 'Δ')) return null;
  const steering = STEERING.get(token.text);
  const read = steering?.matcher?.(tokens, at) ?? null;
  if (read !== null) return read;
  if (token.text.startsWith('azim')) {
    const azimuths = readAzimuths(tokens, at);
    if (azimuths !== null) return azimuths;
  }
  if (isThenceAt(tokens, at)) return { sign: 'thence', next: at + 1 };
  if (isThenAt(tokens, at)) return { sign: 'then', next: at + 1 };
  const sign = steering?.sign ?? null;
  return sign === null ? null : { sign, next: at + 1 };
}
