// Tracts laid beside placed neighbours, and the areas of figures that miss: how many are right, how many are wrong.
import { geojsonOf } from '#main/export/geojson.ts';
import type { Position } from '#main/export/geometry.ts';
import { locate } from '#main/pipeline/locate.ts';
import type { BenchRow } from '#test/bench/bench-row.ts';
import { bodyOf } from '#test/support/bodies.ts';
import { findRingFault, windingOf } from '#test/support/exact-rings.ts';
import { misclosingTract } from '#test/support/misclosing-figures.ts';
import type { Shape } from '#test/support/neighbour-ground.ts';
import { neighbourPair, outcomeOf } from '#test/support/neighbour-pairs.ts';

const PAIRS = 1000;
const FIGURES = 1000;

function pairsRow(shape: Shape): BenchRow {
  let [settled, found, wrong, tried_ms] = [0, 0, 0, 0];
  for (let seed = 1; seed <= PAIRS; seed += 1) {
    const pair = neighbourPair(shape, seed);
    const since = performance.now();
    const { body } = locate(pair.body, 'adjoiner', { fabric: null, placed: pair.placed });
    tried_ms += performance.now() - since;
    const outcome = outcomeOf(pair, body);
    if (outcome === 'wrong') wrong += 1;
    if (pair.settled) settled += 1;
    if (pair.settled && outcome === 'right') found += 1;
  }
  return {
    name: `${shape} tracts beside placed neighbours`,
    value: `${found} of ${settled} found, ${wrong} of ${PAIRS} wrong`,
    note: `where words and figures settle one place; ${(tried_ms / PAIRS).toFixed(1)} ms each`,
  };
}

function areasRow(): BenchRow {
  let [areas, faults] = [0, 0];
  for (let seed = 0; seed < FIGURES; seed += 1) {
    const body = bodyOf([misclosingTract(seed).tract], { document: 'figure.pdf' });
    const placement = { document: 'figure.pdf', tract_index: 0, lon: -100, lat: 40, rotation_deg: seed % 360 };
    const { features } = JSON.parse(geojsonOf(body, [placement])) as {
      features: { geometry: { type: string; coordinates: Position[][] } | null }[];
    };
    const rings = features.flatMap(({ geometry }) => (geometry?.type === 'Polygon' ? geometry.coordinates : []));
    areas += rings.length;
    faults += rings.filter((ring) => findRingFault(ring) !== null || windingOf(ring) <= 0).length;
  }
  return {
    name: 'areas of figures that miss or cross',
    value: `${faults} of ${areas} invalid`,
    note: `${FIGURES - areas} of ${FIGURES} enclose no one piece of ground and are drawn as lines, with the reason`,
  };
}

export async function bench(): Promise<BenchRow[]> {
  return [pairsRow('rectangular'), pairsRow('irregular'), areasRow()];
}
