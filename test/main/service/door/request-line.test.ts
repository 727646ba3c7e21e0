import { pino } from 'pino';
import { expect, test } from 'vitest';
import { requestLine } from '#main/service/door/request-line.ts';

const LINE = { id: 'a', method: 'GET', path: '/v1/runs/:job', status: 200, ms: 7, by: 'dp_live_abc', from: undefined };

test.each([
  ['a program', LINE],
  ['somebody in the office', { ...LINE, from: '192.0.2.7' }],
  ['whoever sends signs', { ...LINE, from: '"},\n{"level":60', by: '\u2028\\"', path: '(unknown)' }],
])('the line of %s is the one that the library writes', (_who, one) => {
  const lines: string[] = [];
  pino({ base: null }, { write: (line) => void lines.push(line) }).info(one);
  const timeless = (line: string) => line.replace(/"time":\d+/, '"time":0');
  expect(timeless(requestLine(one))).toBe(timeless(lines[0] ?? ''));
});
