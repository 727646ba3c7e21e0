// References to the table of courses: each beside its course; where they crowd, one for a run of courses.
import type { FigurePoint } from '#core/drawing/figure-parts.ts';
import type { FigureReference, Leader } from '#core/drawing/lettering-parts.ts';
import {
  blockOf,
  directionsFrom,
  findBeside,
  labelsOf,
  type Measure,
  outwardOf,
  type Setting,
  setBlock,
  type Way,
} from '#core/drawing/lettering-places.ts';
import { drawOn, type Ground, isFree, isGivenUp, type Plate, release, take } from '#core/drawing/taken-ground.ts';

export interface SetReference {
  readonly reference: FigureReference;
  readonly plate: Plate;
}

interface Run {
  readonly ways: readonly Way[];
  readonly setting: Setting;
}

const NEAR = [0.75, 1.2, 1.6];
const FAR = [2.4, 3.4, 4.6];

/** Where references go that nothing else has room for: one under the other, on the sheet or east of what is drawn. */
export interface Margin {
  readonly east: number;
  next_north: number;
}

/** Every way in exactly one reference, in the order of the ways. */
export function setReferences(
  ways: readonly Way[],
  prefix: string,
  ground: Ground,
  measure: Measure,
  margin: Margin,
): SetReference[] {
  const done: Run[] = [];
  const desk = { ground, measure, prefix };
  let waiting: Way[] = [];
  const settle = (): void => {
    if (waiting.length === 0) return;
    done.push(joined(desk, done, waiting, margin));
    waiting = [];
  };
  for (const way of ways) {
    const last = waiting.at(-1);
    if (last !== undefined && !follows(last, way)) settle();
    waiting.push(way);
    const setting = setRun(desk, waiting);
    if (setting === null) continue;
    done.push({ ways: waiting, setting });
    waiting = [];
  }
  settle();
  return done.map(({ ways: own, setting }) => referenceOf(own, setting));
}

interface Desk {
  readonly ground: Ground;
  readonly measure: Measure;
  readonly prefix: string;
}

const follows = (one: Way, next: Way): boolean => one.kind === next.kind && next.number === one.number + 1;

/** A run that found no room takes in the references before it, until there is; at last it stands wherever there is. */
function joined(desk: Desk, done: Run[], waiting: readonly Way[], margin: Margin): Run {
  let ways = waiting;
  for (let before = done.at(-1); before !== undefined; before = done.at(-1)) {
    const last = before.ways.at(-1);
    if (last === undefined || ways[0] === undefined || !follows(last, ways[0])) break;
    done.pop();
    release(desk.ground, before.setting.plate);
    ways = [...before.ways, ...ways];
    const setting = setRun(desk, ways);
    if (setting !== null) return { ways, setting };
  }
  return { ways, setting: setAnywhere(desk, ways, margin) };
}

/** L4 of one course, L4–C9 of a run. */
function textOf(ways: readonly Way[], prefix: string): string {
  const [first, last] = [ways[0], ways.at(-1)];
  if (first === undefined || last === undefined || first === last) return first?.tag ?? '';
  return `${first.tag}–${last.tag.slice(prefix.length)}`;
}

function setRun({ ground, measure, prefix }: Desk, ways: readonly Way[]): Setting | null {
  const at = ways[Math.floor(ways.length / 2)];
  if (at === undefined) return null;
  const block = blockOf([textOf(ways, prefix)], at.height_ft, measure);
  const beside = { block, at: at.crown, directions: directionsFrom(outwardOf(at)) };
  const setting =
    findBeside(ground, { ...beside, reaches: NEAR }) ??
    findBeside(ground, { ...beside, reaches: FAR }) ??
    findBeside(ground, { ...beside, reaches: NEAR }, { overLines: true });
  return setting === null ? null : settled(ground, setting);
}

function settled(ground: Ground, setting: Setting): Setting {
  take(ground, setting.plate);
  if (setting.leader !== null) drawOn(ground, setting.leader);
  return setting;
}

/** The first free place of the sheet, or, where it has no end, the next beyond the figures; never none. */
function setAnywhere({ ground, measure, prefix }: Desk, ways: readonly Way[], margin: Margin): Setting {
  const at = ways[Math.floor(ways.length / 2)];
  const [crown, height_ft]: [FigurePoint, number] = at === undefined ? [[0, 0], 1] : [at.crown, at.height_ft];
  const block = blockOf([textOf(ways, prefix)], height_ft, measure);
  const stand = (place: FigurePoint): Setting => {
    const leader: Leader = [crown, [place[0] - block.width / 2, place[1]]];
    return setBlock(block, place, 0, leader);
  };
  const { within } = ground;
  if (within !== null) {
    for (let y = within.north - height_ft; y > within.south; y -= 1.3 * height_ft) {
      for (let x = within.west + block.width / 2 + height_ft; x < within.east; x += block.width / 2) {
        const setting = stand([x, y]);
        if (isFree(ground, setting.plate, true)) return settled(ground, setting);
      }
    }
  }
  const beyond = { ...ground, within: null, effort: { left: Number.POSITIVE_INFINITY } };
  const place = (): FigurePoint => [margin.east + block.width / 2 + 3 * height_ft, margin.next_north];
  while (!isFree(beyond, stand(place()).plate, true)) margin.next_north -= 1.4 * height_ft;
  const setting = settled(isGivenUp(ground) ? ground : beyond, stand(place()));
  margin.next_north -= 1.5 * height_ft;
  return setting;
}

function referenceOf(ways: readonly Way[], setting: Setting): SetReference {
  const { leader, plate } = setting;
  const [label] = labelsOf(setting);
  if (label === undefined) throw new Error('A reference was set without its text.');
  const kind = ways[0]?.kind ?? 'course';
  return { reference: { kind, numbers: ways.map(({ number }) => number), label, leader }, plate };
}
