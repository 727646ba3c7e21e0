// The lot, section or quarter that the land is a part of, by the words before its courses: it lies on the inner side of each of its lines.

import { type Token, textAt } from '#core/language/tokens.ts';
import { wordSet } from '#core/language/word-set.ts';
import { lengthAt } from '#core/read/account/quantities/quantity.ts';
import { directionAt } from '#core/read/account/relations/named-direction.ts';
import type { Scan } from '#core/read/account/relations/scan.ts';

const UNITS = wordSet('lot block section quarter survey');
const LED = /^(?:of|in|within|from|inside)$/;
/** In tokens, from "in" to the unit. */
const LEAD = 4;

/** Behind the name of such land at a token; -1 where none is named, or land that this may lie beside. */
export function parentEnd({ tokens, courses, leadFrom }: Scan, at: number): number {
  const first = /^(?:said|the)$/.test(textAt(tokens, at)) ? at + 1 : at;
  const unit = unitAt(tokens, first) ?? (first > at ? bareAt(tokens, first) : null);
  const until = courses[0]?.from ?? 0;
  if (unit === null) return -1;
  let isParent = false;
  let { name } = unit;
  for (let i = leadFrom; i < until; i += 1) {
    const other = unitAt(tokens, i);
    // "parts of Lots 13 and 14".
    if (/^(?:lots|blocks|sections|quarters|surveys)$/.test(textAt(tokens, i))) return -1;
    if (other === null || other.noun !== unit.noun) continue;
    name ||= other.name;
    if (other.name === name) isParent ||= isWithin(tokens, i, leadFrom);
    else if (unit.noun !== 'quarter' || textAt(tokens, i - 2) === 'and') return -1;
  }
  // "the west line of Lot 13 extended" goes on beyond it.
  return isParent && !/^(?:extended|produced|prolonged|projected)$/.test(textAt(tokens, unit.next)) ? unit.next : -1;
}

/** "part of Lot 13", "in the Southwest Quarter", and not "the corner of Lot 13". */
function isWithin(tokens: readonly Token[], at: number, from: number): boolean {
  for (let i = at - 1; i >= Math.max(from, at - LEAD); i -= 1) {
    if (!LED.test(textAt(tokens, i))) continue;
    return (
      textAt(tokens, i) !== 'of' || /^(?:part|portion|out|quarter|half|all|lot|[24¼½])$/.test(textAt(tokens, i - 1))
    );
  }
  return false;
}

interface Unit {
  readonly noun: string;
  readonly name: string;
  readonly next: number;
}

/** "said section", of which only one is told. */
const bareAt = (tokens: readonly Token[], at: number): Unit | null =>
  /^(?:section|survey)$/.test(textAt(tokens, at)) ? { noun: textAt(tokens, at), name: '', next: at + 1 } : null;

/** "Lot 13", "Lot No. 13", "the Southwest Quarter". */
function unitAt(tokens: readonly Token[], at: number): Unit | null {
  const noun = textAt(tokens, at);
  if (UNITS.has(noun) && noun !== 'quarter') {
    let number = at + 1;
    while (/^(?:no|number|\.|#)$/.test(textAt(tokens, number))) number += 1;
    // "along the east line of said section 330.00 feet".
    const isNumber = tokens[number]?.kind === 'number' && lengthAt(tokens, number) === null;
    return isNumber ? { noun, name: textAt(tokens, number), next: number + 1 } : null;
  }
  const direction = directionAt(tokens, at);
  if (direction === null || textAt(tokens, direction.next) !== 'quarter') return null;
  return { noun: 'quarter', name: `${direction.deg}`, next: direction.next + 1 };
}
