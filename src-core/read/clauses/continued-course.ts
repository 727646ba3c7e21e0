// What a course takes from the one before it, and the line it runs beside.

import { DOUBTFUL, worse } from '#core/language/doubt.ts';
import { type Token, textAt } from '#core/language/tokens.ts';
import type { Course, ValueRange } from '#core/read/clauses/course.ts';
import type { Clause } from '#core/read/clauses/description.ts';
import type { LineRead } from '#core/read/clauses/read-line.ts';
import { sameBearing } from '#core/read/clauses/rival-values.ts';

/** The course before, and whether its distance only told what was passed. */
export interface LastCourse {
  last: Course | null;
  lastPassed: boolean;
}

/** A further length without "thence" lengthens the course before it, unless it takes a new bearing. */
export function extendsLast(line: LineRead, memory: LastCourse): boolean {
  if (memory.last === null || memory.last.distance === null || line.distance === null) return false;
  if (!line.additional && !memory.lastPassed && !isWholeOf(line, memory.last.distance.value)) return false;
  return line.bearing === null ? !line.hadBearing : sameBearing(line.bearing, memory.last.bearing);
}

/** "120 feet to a pin, continuing 180 feet, in all 300 feet": the whole is what was run before and the part. */
function isSummedUp({ partOfTotal, distance }: LineRead, before: number): boolean {
  return partOfTotal !== null && distance !== null && Math.abs(before + partOfTotal - distance.value) < 0.02;
}

/** "120 feet to a pin, continuing in all 300 feet": the whole, by whatever it adds. */
function isWholeOf(line: LineRead, before: number): boolean {
  if (!line.isTotal || line.distance === null) return false;
  return line.partOfTotal === null ? line.distance.value > before : isSummedUp(line, before);
}

export function extend(clause: Clause, line: LineRead, memory: LastCourse): void {
  const { last } = memory;
  if (last === null || last.distance === null || line.distance === null) return;
  const adds = line.additional && !line.isTotal;
  const value = adds ? last.distance.value + line.distance.value : line.distance.value;
  const wrong = line.isTotal && !isSummedUp(line, last.distance.value) && !memory.lastPassed;
  last.distance = { ...last.distance, value: Math.round(value * 1e6) / 1e6 };
  last.doubt = wrong ? DOUBTFUL : adds ? worse(last.doubt, line.doubt) : line.doubt;
  last.to = clause.to;
  last.values.push(...line.values);
  last.monumentAt = line.next;
}

/** "with the Burgess line", "along Dace": what stands between the preposition and the values. */
export function alongsideOf(tokens: readonly Token[], clause: Clause, line: LineRead): ValueRange | null {
  const end = Math.min(...line.values.map((value) => value.at));
  if (!Number.isFinite(end)) return null;
  for (let i = clause.from; i < end; i += 1) {
    const text = textAt(tokens, i);
    if (text !== 'with' && text !== 'along' && text !== 'by') continue;
    let next = i + 1;
    while (next < end && ![',', ';', 'and', 'due', ':'].includes(tokens[next]?.text ?? ',')) next += 1;
    return next > i + 1 ? { at: i + 1, next } : null;
  }
  return null;
}
