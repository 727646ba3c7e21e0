// Sentences in and around a figure that closes: those that may change what is conveyed keep it from passing, and those of every deed do not.
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chanceOf } from '#test/support/deed-chance.ts';
import { FRAME_COUNT, frameWith, type Slot } from '#test/support/deed-frames.ts';
import { writeDeed } from '#test/support/deed-writer.ts';
import { drawnFrom, drawsOf } from '#test/support/draws.ts';
import { heardDeed, heardStatuses } from '#test/support/heard.ts';

const passes = async (text: string): Promise<boolean> => (await heardStatuses(text)).includes('PASS');

type Case = [words: string, slot: Slot, frame: string];

/** Each line: the number of the frame, with C where it is set in capitals, the slot, and the words. */
function casesOf(name: string): Case[] {
  const text = readFileSync(new URL(`../../../golden/sense/${name}.txt`, import.meta.url), 'utf8');
  return text
    .trimEnd()
    .split('\n')
    .map((line) => {
      const [frame = '', slot = '', ...words] = line.split(' ');
      return [words.join(' '), slot as Slot, frame];
    });
}

function deedWith(frame: string, slot: Slot, words: string): string {
  const deed = frameWith(Number.parseInt(frame, 10), slot, words);
  return frame.endsWith('C') ? deed.toUpperCase() : deed;
}

describe('a plain deed', () => {
  test.each(Array.from({ length: FRAME_COUNT }, (_, index) => index))('of form %i passes', async (index) => {
    expect(await passes(frameWith(index, null, ''))).toBe(true);
  });
});

/** Single sentences may be weighed wrongly: what share of the list is judged as it should, and which are not. */
function missed(count: number, misses: readonly Case[]): { share: number; misses: string[] } {
  return { share: 1 - misses.length / count, misses: misses.map((miss) => miss.toReversed().join(' ')) };
}

/** What passes with several sentences in it passes with each; only where it does not are they tried one by one. */
async function notPassing(cases: readonly Case[]): Promise<Case[]> {
  const [first] = cases;
  if (first === undefined) return [];
  if (await passes(deedWith(first[2], first[1], cases.map(([words]) => words).join(' ')))) return [];
  const half = Math.ceil(cases.length / 2);
  if (cases.length === 1) return [...cases];
  return [...(await notPassing(cases.slice(0, half))), ...(await notPassing(cases.slice(half)))];
}

/** Whole sentences of one frame and place, a few at a time; words within a sentence stand alone. */
function together(cases: readonly Case[]): Case[][] {
  const places = new Map<string, Case[]>();
  for (const one of cases) places.set(`${one[2]} ${one[1]}`, [...(places.get(`${one[2]} ${one[1]}`) ?? []), one]);
  return [...places.values()].flatMap((place) => {
    const most = ['tail', 'end', 'top', 'lead'].includes(place[0]![1]) ? 8 : 1;
    return Array.from({ length: Math.ceil(place.length / most) }, (_, i) => place.slice(i * most, (i + 1) * most));
  });
}

describe('of the sentences that were learnt from', () => {
  test('nearly all that may change what is conveyed are told', async () => {
    const cases = drawnFrom(casesOf('not-understood'));
    const passing: Case[] = [];
    for (const one of cases) if (await passes(deedWith(one[2], one[1], one[0]))) passing.push(one);
    const { share, misses } = missed(cases.length, passing);
    expect(share, misses.join('\n')).toBeGreaterThanOrEqual(0.97);
  });

  test('nearly all that go with every deed leave it passing', async () => {
    const cases = drawnFrom(casesOf('harmless'), 2);
    const held: Case[] = [];
    for (const few of together(cases)) held.push(...(await notPassing(few)));
    const { share, misses } = missed(cases.length, held);
    expect(share, misses.join('\n')).toBeGreaterThanOrEqual(0.99);
  });
});

const SUBJECTS = [
  'The east line',
  'Said tract',
  'The second course',
  'This description',
  'The acreage',
  'The back corner',
];
const RULES = ['may', 'shall', 'will', 'might', 'is not to', 'does not', 'cannot', 'should', 'must'];
const VERBS = [
  'bend',
  'yield',
  'wander',
  'vary',
  'follow the hedge',
  'give way',
  'count',
  'hold',
  'swell',
  'stop short',
  'be fixed',
];
const ENDS = ['', ' at the brook', ' if the heirs wish it', ' by ten feet', ' until spring', ' toward the hill'];

describe('an unknown sentence that rules on the land', () => {
  test('seldom leaves a passing deed passing', async () => {
    const seeds = fc.sample(fc.integer({ min: 0, max: 2 ** 31 }), { numRuns: drawsOf(300), seed: 17 });
    const misses: string[] = [];
    for (const seed of seeds) {
      const chance = chanceOf(seed);
      const sentence = `${chance.pick(SUBJECTS)} ${chance.pick(RULES)} ${chance.pick(VERBS)}${chance.pick(ENDS)}.`;
      const told = `${writeDeed(seed).text.trimEnd()} ${sentence}`;
      const framed = frameWith(chance.whole(0, FRAME_COUNT - 1), chance.pick(['tail', 'lead'] as const), sentence);
      if ((await passes(told)) || (await passes(framed))) misses.push(sentence);
    }
    expect(1 - misses.length / seeds.length, misses.join('\n')).toBeGreaterThanOrEqual(0.8);
  });

  test('is quoted to the examiner', async () => {
    const [tract] = (await heardDeed(frameWith(0, 'tail', 'The east line may wander.'))).tracts;
    expect(tract?.notes).toContain('"The east line may wander"');
  });
});
