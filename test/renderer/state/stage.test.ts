import { expect, test } from 'vitest';
import { stageOf } from '#renderer/state/stage.ts';

test.each([
  ['Waiting', 'queued', null],
  ['Waiting', 'queued', { stage: 'staged', page: 0, pages: 0 }],
  ['Reading', 'running', { stage: 'reading', page: 0, pages: 0 }],
  ['0 of 30 pages read', 'running', { stage: 'reading', page: 0, pages: 30 }],
  ['12 of 30 pages read', 'running', { stage: 'reading', page: 12, pages: 30 }],
  ['0 of 1 page read', 'running', { stage: 'reading', page: 0, pages: 1 }],
  ['Verifying', 'running', { stage: 'verifying', page: 30, pages: 30 }],
] as const)('says %s', (text, status, progress) => {
  expect(stageOf({ status, progress }).text).toBe(text);
});

test.each([
  [1, 0.03],
  [15, 0.45],
  [30, 0.9],
])('after %i of 30 pages the bar stands at %d, and is not full before the verdict', (page, share) => {
  expect(stageOf({ status: 'running', progress: { stage: 'reading', page, pages: 30 } }).share).toBeCloseTo(share, 9);
});
