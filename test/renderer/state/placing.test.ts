import { beforeEach, expect, test } from 'vitest';
import {
  NOTHING_TO_PLACE,
  putTract,
  redoPlacing,
  resetPositions,
  turnTract,
  undoPlacing,
  usePlacing,
} from '#renderer/state/placing.ts';

const at = (lon: number) => ({ lon, lat: 38, rotation_deg: 0 });
const now = () => usePlacing.getState().positions.get(0);

beforeEach(() => usePlacing.setState(NOTHING_TO_PLACE));

test('each move can be taken back and done again', () => {
  putTract(at(-99));
  putTract(at(-98));
  turnTract(-10);
  expect(now()).toEqual({ ...at(-98), rotation_deg: 350 });
  undoPlacing();
  expect(now()).toEqual(at(-98));
  undoPlacing();
  undoPlacing();
  expect(now()).toBeUndefined();
  undoPlacing();
  redoPlacing();
  redoPlacing();
  expect(now()).toEqual(at(-98));
});

test('a drag is one step, however many places it passed', () => {
  putTract(at(-99));
  putTract(at(-98), false);
  putTract(at(-97), true);
  putTract(at(-96), true);
  undoPlacing();
  expect(now()).toEqual(at(-99));
  redoPlacing();
  expect(now()).toEqual(at(-96));
});

test('a new move leaves nothing to redo, and a reset can be taken back', () => {
  putTract(at(-99));
  undoPlacing();
  putTract(at(-95));
  redoPlacing();
  expect(now()).toEqual(at(-95));
  resetPositions();
  expect(now()).toBeUndefined();
  undoPlacing();
  expect(now()).toEqual(at(-95));
});
