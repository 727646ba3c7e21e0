// A program's readings held against the truth. A call counts only when all its values are as written.
import type { BenchCall, BenchFacts, Instrument, ReadCall, Reading } from '#test/benchmark/format.ts';

export interface Share {
  readonly of: number;
  readonly right: number;
}

export interface Score {
  readonly instruments: number;
  readonly refused: number;
  /** Courses: found and right over all that are there (recall) and over all that were given out (precision). */
  readonly recall: Share;
  readonly precision: Share;
  readonly curves: Share;
  readonly tracts: Share;
  readonly facts_recall: Share;
  readonly facts_precision: Share;
  /** Calls given out as sure that are not as written. */
  readonly sure_and_wrong: Share;
  /** Traps that were let go, and sound instruments that were not. */
  readonly wrong_pass: Share;
  readonly lost_controls: Share;
  readonly seconds_a_page: number;
}

const NO_SHARE: Share = { of: 0, right: 0 };
const plus = (share: Share, of: number, right: number): Share => ({ of: share.of + of, right: share.right + right });

export function scoreOf(instruments: readonly Instrument[], readings: readonly Reading[]): Score {
  const byId = new Map(readings.map((reading) => [reading.id, reading]));
  const sum = {
    recall: NO_SHARE,
    precision: NO_SHARE,
    curves: NO_SHARE,
    tracts: NO_SHARE,
    facts_recall: NO_SHARE,
    facts_precision: NO_SHARE,
    sure_and_wrong: NO_SHARE,
    wrong_pass: NO_SHARE,
    lost_controls: NO_SHARE,
  };
  let [refused, seconds, pages] = [0, 0, 0];
  for (const instrument of instruments) {
    const reading = byId.get(instrument.id);
    if (reading === undefined || reading.refused !== undefined) refused += 1;
    const tracts = reading?.tracts ?? [];
    const written = instrument.tracts.flatMap(({ calls }) => calls);
    const given = tracts.flatMap(({ calls }) => calls);
    const pairs = aligned(written, given);
    const right = pairs.filter(([call, read]) => isAsWritten(call, read));
    sum.recall = plus(sum.recall, written.length, right.length);
    sum.precision = plus(sum.precision, given.length, right.length);
    sum.curves = plus(
      sum.curves,
      written.filter(({ kind }) => kind === 'curve').length,
      right.filter(([{ kind }]) => kind === 'curve').length,
    );
    const rightOnes = new Set(right.map(([, read]) => read));
    const sure = given.filter((call) => call.sure);
    sum.sure_and_wrong = plus(sum.sure_and_wrong, sure.length, sure.filter((call) => !rightOnes.has(call)).length);
    sum.tracts = plus(sum.tracts, 1, sameShape(instrument, reading) ? 1 : 0);
    const [there, found, both] = factCounts(instrument.facts, reading?.facts);
    sum.facts_recall = plus(sum.facts_recall, there, both);
    sum.facts_precision = plus(sum.facts_precision, found, both);
    const passed = tracts.length > 0 && tracts.every((tract) => tract.passed);
    if (instrument.standing === 'trap') sum.wrong_pass = plus(sum.wrong_pass, 1, passed ? 1 : 0);
    if (instrument.standing === 'sound') sum.lost_controls = plus(sum.lost_controls, 1, passed ? 0 : 1);
    seconds += reading?.seconds ?? 0;
    pages += Math.max(1, instrument.pages.length);
  }
  return { instruments: instruments.length, refused, ...sum, seconds_a_page: pages === 0 ? 0 : seconds / pages };
}

/** Calls in their order, paired so that most are as written; a call left out or put in between costs one. */
function aligned(written: readonly BenchCall[], given: readonly ReadCall[]): [BenchCall, ReadCall][] {
  const best = Array.from({ length: written.length + 1 }, () => new Array<number>(given.length + 1).fill(0));
  const at = (i: number, k: number): number => best[i]?.[k] ?? 0;
  const match = (i: number, k: number): number => (isAsWritten(written[i] as BenchCall, given[k] as ReadCall) ? 1 : 0);
  for (let i = written.length - 1; i >= 0; i -= 1)
    for (let k = given.length - 1; k >= 0; k -= 1)
      (best[i] as number[])[k] = Math.max(at(i + 1, k), at(i, k + 1), at(i + 1, k + 1) + match(i, k));
  const pairs: [BenchCall, ReadCall][] = [];
  let [i, k] = [0, 0];
  while (i < written.length && k < given.length) {
    if (match(i, k) === 1 && at(i, k) === at(i + 1, k + 1) + 1) {
      pairs.push([written[i] as BenchCall, given[k] as ReadCall]);
      [i, k] = [i + 1, k + 1];
    } else if (at(i, k) === at(i + 1, k)) i += 1;
    else k += 1;
  }
  return pairs;
}

const near = (a: number | null | undefined, b: number | null | undefined, within: number): boolean =>
  a !== null && a !== undefined && b !== null && b !== undefined && Math.abs(a - b) <= within;

/** As printed: a second of arc, half a hundredth of the unit. */
function isAsWritten(call: BenchCall, read: BenchCall): boolean {
  if (call.kind !== read.kind || call.bearing !== read.bearing || !near(call.distance, read.distance, 0.005))
    return false;
  if (call.kind === 'line') return true;
  const sameTurn = call.turn === read.turn;
  return (
    sameTurn &&
    near(call.radius, read.radius, 0.005) &&
    near(call.arc, read.arc, 0.005) &&
    near(call.delta, read.delta, 0.0003)
  );
}

/** As many tracts and exceptions, with as many calls, and the stated acres. */
function sameShape({ tracts }: Instrument, reading: Reading | undefined): boolean {
  const read = reading?.tracts ?? [];
  return (
    read.length === tracts.length &&
    tracts.every((tract, index) => {
      const other = read[index];
      const acresAgree = tract.acres === null || near(tract.acres, other?.acres, 0.0005);
      return (
        other !== undefined &&
        other.exception === tract.exception &&
        other.calls.length === tract.calls.length &&
        acresAgree
      );
    })
  );
}

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

function factsIn(facts: BenchFacts): Set<string> {
  const single = { date: facts.date, county: facts.county, state: facts.state, recorded: facts.recorded };
  return new Set([
    ...facts.grantors.map((name) => `grantor ${plain(name)}`),
    ...facts.grantees.map((name) => `grantee ${plain(name)}`),
    ...Object.entries(single).flatMap(([key, value]) => (value === '' ? [] : [`${key} ${plain(value)}`])),
  ]);
}

function factCounts(truth: BenchFacts, read: BenchFacts | undefined): [there: number, found: number, both: number] {
  const there = factsIn(truth);
  const found = read === undefined ? new Set<string>() : factsIn(read);
  return [there.size, found.size, [...found].filter((fact) => there.has(fact)).length];
}
