// Which township of the fabric a description means, from state, meridian, township and range, as far as they are given.
import { findMeridian, meridiansOf } from '#core/plss/meridian.ts';
import { findTownshipId, plssIdOf } from '#core/plss/plss-id.ts';
import { findState } from '#core/plss/states.ts';
import type { FabricLookup } from '#main/fabric/lookup.ts';

export interface TownshipWords {
  township: string | null;
  range: string | null;
  /** Name or code of the meridian, as far as the document says. */
  meridian: string | null;
  /** Name or two letters, or empty. */
  state: string;
}

export type FoundTownship = { plssid: string; notes: string[] } | { plssid: null; notes: string[] };

function directions(tally: string, pair: readonly [string, string]): string[] {
  return /[NSEW]$/.test(tally) ? [tally] : pair.map((way) => `${tally}${way}`);
}

/** T128N R67W, 5th meridian, South Dakota: for sentences. */
export function townshipText(words: TownshipWords): string {
  const tallies = `T${words.township ?? '?'} R${words.range ?? '?'}`;
  const meridian = words.meridian === null ? '' : `, ${words.meridian} meridian`;
  return `${tallies}${meridian}${words.state === '' ? '' : `, ${words.state}`}`;
}

function candidates(fabric: FabricLookup, words: TownshipWords, township: string, range: string): string[] {
  const state = findState(words.state);
  const meridian = words.meridian === null ? null : findMeridian(words.meridian);
  const found = new Set<string>();
  for (const t of directions(township, ['N', 'S'])) {
    for (const r of directions(range, ['E', 'W'])) {
      const codes = meridian ? [meridian.code] : state ? meridiansOf(state).map((one) => one.code) : ['??'];
      for (const code of codes) {
        const id = plssIdOf({ state: state ?? '??', meridian: code, township: t, range: r, duplicate: '?' });
        if (id === null) continue;
        for (const plssid of fabric.townshipIdsLike(id)) found.add(plssid);
      }
    }
  }
  return [...found];
}

/** A resurveyed township may be held twice; the plain one is meant unless it is the only one. */
function withoutDuplicates(ids: readonly string[]): string[] {
  const plain = ids.filter((id) => id.endsWith('0'));
  return plain.length > 0 ? plain : [...ids];
}

export function findTownship(fabric: FabricLookup, words: TownshipWords): FoundTownship {
  const { township, range } = words;
  if (township === null || range === null) {
    return { plssid: null, notes: ['The description does not name both township and range.'] };
  }
  const ids = withoutDuplicates(candidates(fabric, words, township, range));
  const [only] = ids;
  if (only === undefined) {
    return { plssid: null, notes: [`The survey fabric does not hold ${townshipText(words)}. Import CadNSDI for it.`] };
  }
  if (ids.length > 1) {
    const names = ids.map((id) => {
      const parts = findTownshipId(id);
      return parts === null
        ? id
        : `T${parts.township} R${parts.range} ${findMeridian(parts.meridian)?.name ?? ''} ${parts.state}`;
    });
    return {
      plssid: null,
      notes: [`${townshipText(words)} could be any of: ${names.join('; ')}. The document does not say which.`],
    };
  }
  const settled = findTownshipId(only);
  const notes: string[] = [];
  if (words.meridian === null && settled) {
    notes.push(
      `The document names no meridian; the ${findMeridian(settled.meridian)?.name ?? settled.meridian} is the one that has this township.`,
    );
  }
  if (settled && (settled.township !== township || settled.range !== range)) {
    notes.push(`Read as T${settled.township} R${settled.range}, the only such township in the fabric.`);
  }
  return { plssid: only, notes };
}
