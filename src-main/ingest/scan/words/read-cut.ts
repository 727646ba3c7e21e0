// A cut of a line to chances: for every column of the recogniser the chance of each sign.
import { type Cut, LINE_HEIGHT } from '#main/ingest/scan/lines/cut-line.ts';
import { withRareFractions } from '#main/ingest/scan/words/rare-fractions.ts';
import { calibrationOf, type Network, type NetworkName, openNetwork, signsOf } from '#main/networks/networks.ts';

export interface Chances {
  readonly cut: Cut;
  readonly steps: number;
  readonly signs: readonly string[];
  /** Of each sign at each step, steps in rows; the first sign is none. */
  readonly values: Float32Array;
  /** How the text at each step is written. */
  readonly faces: readonly Face[];
  /** x on the page picture where a step begins. */
  readonly toPicture: (step: number) => number;
  /** From a chance among these to the share of such signs that are right. */
  readonly worth: (chance: number) => number;
}

export type Face = 'none' | 'print' | 'typed' | 'hand';
const FACES: readonly Face[] = ['none', 'print', 'typed', 'hand'];

type Reader = Exclude<NetworkName, 'finder'>;
const networks: Partial<Record<Reader, Promise<Network>>> = {};

export async function readCut(cut: Cut, reader: Reader): Promise<Chances> {
  networks[reader] ??= openNetwork(reader);
  const network = await networks[reader];
  const [classes, faces] = await network({ data: cut.ink, dims: [1, 1, LINE_HEIGHT, cut.width] });
  if (classes === undefined || faces === undefined) throw new Error(`${reader} gave too little.`);
  const [, steps = 0, count = 0] = classes.dims;
  const pixels = cut.width / Math.max(1, steps);
  return {
    cut,
    steps,
    signs: signsOf(),
    values: withRareFractions(softmax(classes.data, steps, count), signsOf()),
    faces: Array.from(
      { length: steps },
      (_, step) => FACES[bestOf(faces.data, step * FACES.length, FACES.length)] ?? 'none',
    ),
    toPicture: (step) => cut.toPicture(step * pixels),
    worth: calibrationOf(reader),
  };
}

/** Scores so far below the best have no chance that anything would notice. */
const NO_CHANCE = -16;

function softmax(scores: Float32Array, steps: number, count: number): Float32Array {
  const values = new Float32Array(steps * count);
  for (let step = 0; step < steps; step++) {
    const start = step * count;
    const most = scores[start + bestOf(scores, start, count)] ?? 0;
    let sum = 0;
    for (let i = 0; i < count; i++) {
      const below = (scores[start + i] ?? 0) - most;
      if (below < NO_CHANCE) continue;
      const value = Math.exp(below);
      values[start + i] = value;
      sum += value;
    }
    for (let i = 0; i < count; i++) values[start + i] = (values[start + i] ?? 0) / sum;
  }
  return values;
}

/** Index of the largest among `count` values from `start` on. */
export function bestOf(values: Float32Array, start: number, count: number): number {
  let best = 0;
  for (let i = 1; i < count; i++) if ((values[start + i] ?? 0) > (values[start + best] ?? 0)) best = i;
  return best;
}
