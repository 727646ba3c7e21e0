import { describe, expect, test } from 'vitest';
import { figureOf } from '#core/drawing/figure.ts';
import type { Figure, FigurePoint } from '#core/drawing/figure-parts.ts';
import { canFollow, followedLettering } from '#core/drawing/followed-lettering.ts';
import { letterFigure } from '#core/drawing/lettering.ts';
import type { Lettering } from '#core/drawing/lettering-parts.ts';
import type { Tract } from '#core/schema/tract.ts';
import { judge } from '#core/verdict/judge.ts';
import { creekTract, misreadLot, oneLot } from '#test/support/bodies.ts';

const context = { state: '', georef: null, georef_reasons: [], exceptions: [], without_slips: true };
const drawn = (tract: Tract): Figure => figureOf(tract, judge(tract, context))!;
const SCALE = 0.8;
const lettered = (figure: Figure): Lettering => letterFigure(figure, 10 / SCALE, { within: null });

/** The tract with another length of one of its courses. */
const longer = (tract: Tract, call: number, by: number): Tract => ({
  ...tract,
  calls: tract.calls.map((one, i) => (i === call ? { ...one, distance: (one.distance ?? 0) + by } : one)),
});

const textsOf = ({ courses, references, misclosure }: Lettering): string[] => [
  ...courses.flatMap(({ labels }) => labels.map(({ text }) => text)),
  ...references.map(({ label }) => label.text),
  ...(misclosure?.labels ?? []).map(({ text }) => text),
];

const away = ([ax, ay]: FigurePoint, [bx, by]: FigurePoint): number => Math.hypot(ax - bx, ay - by);

describe('lettering that goes along with its figure', () => {
  test('is the same lettering where nothing changed', () => {
    const figure = drawn(oneLot());
    const letters = lettered(figure);
    expect(followedLettering(letters, { figure, scale: SCALE }, { figure, scale: SCALE })).toBe(letters);
  });

  test('says what the courses now say', () => {
    const [was, is] = [drawn(oneLot()), drawn(longer(oneLot(), 1, 12.34))];
    const followed = followedLettering(lettered(was), { figure: was, scale: SCALE }, { figure: is, scale: SCALE });
    const told = followed.courses.map(({ labels }) => labels.map(({ text }) => text).join(' '));
    is.courses.forEach(({ rows }, i) => {
      if (followed.courses[i]!.labels.length > 0) expect(told[i]).toBe(rows.join(' '));
    });
    expect(told[1]).not.toBe(
      lettered(was)
        .courses[1]!.labels.map(({ text }) => text)
        .join(' '),
    );
  });

  test('tells the miss that there is now, and none where there is none', () => {
    const [was, is] = [drawn(misreadLot()), drawn(longer(misreadLot(), 0, 5))];
    const letters = lettered(was);
    const followed = followedLettering(letters, { figure: was, scale: SCALE }, { figure: is, scale: SCALE });
    expect(is.misclosure!.text).not.toBe(was.misclosure!.text);
    expect(is.misclosure!.text).toContain(followed.misclosure!.labels[0]!.text);
    const closed = { ...is, misclosure: null };
    expect(canFollow(was, closed)).toBe(true);
    expect(
      followedLettering(letters, { figure: was, scale: SCALE }, { figure: closed, scale: SCALE }).misclosure,
    ).toBeNull();
  });

  test('moves with the courses behind the one that changed, and stands still before it', () => {
    const tract = creekTract(120);
    const [was, is] = [drawn(tract), drawn(longer(tract, 40, 300))];
    const letters = lettered(was);
    const followed = followedLettering(letters, { figure: was, scale: SCALE }, { figure: is, scale: SCALE });
    expect(followed.references.length).toBe(letters.references.length);
    letters.references.forEach((before, i) => {
      const after = followed.references[i]!;
      const middle = before.numbers[Math.floor(before.numbers.length / 2)]! - 1;
      const shift = away(was.courses[middle]!.end, is.courses[middle]!.end);
      expect(after.label.text).toBe(before.label.text);
      if (middle < 40) expect(after.label).toBe(before.label);
      if (middle > 40) expect(away(before.label.at, after.label.at)).toBeCloseTo(shift, 3);
    });
  });

  test('what moves less than can be seen is not drawn again', () => {
    const tract = creekTract(120);
    const [was, is] = [drawn(tract), drawn(longer(tract, 40, 0.01))];
    const letters = lettered(was);
    const followed = followedLettering(letters, { figure: was, scale: SCALE }, { figure: is, scale: SCALE });
    followed.references.forEach((one, i) => {
      expect(one.label).toBe(letters.references[i]!.label);
    });
    expect(textsOf(followed).filter((text) => !textsOf(letters).includes(text)).length).toBeLessThanOrEqual(2);
  });

  test('keeps its distance in pixels while the drawing is zoomed', () => {
    const figure = drawn(oneLot());
    const letters = lettered(figure);
    const followed = followedLettering(letters, { figure, scale: SCALE }, { figure, scale: 2 * SCALE });
    expect(followed.height_ft).toBeCloseTo(letters.height_ft / 2, 9);
    letters.courses.forEach(({ labels, told }, i) => {
      const [label] = labels;
      if (label === undefined || told !== 'along') return;
      const { start, end } = figure.courses[i]!;
      const off = ([x, y]: FigurePoint): number =>
        Math.abs((end[0] - start[0]) * (y - start[1]) - (end[1] - start[1]) * (x - start[0])) / away(start, end);
      expect(off(followed.courses[i]!.labels[0]!.at) * 2).toBeCloseTo(off(label.at), 6);
    });
  });
});

describe('a figure drawn after another of the same tract', () => {
  test('is the figure drawn afresh, whatever was typed', () => {
    const tract = creekTract(60);
    const before = { tract, figure: drawn(tract) };
    for (const next of [
      longer(tract, 20, 40),
      { ...tract, distance_unit: 'poles' as const },
      { ...tract, calls: tract.calls.toSpliced(10, 1) },
      { ...tract, calls: tract.calls.map((call, i) => (i === 3 ? { ...call, distance: null, bearing: null } : call)) },
    ]) {
      const verdict = judge(next, context);
      expect(figureOf(next, verdict, before)).toEqual(figureOf(next, verdict));
    }
  });

  test('keeps the very courses that did not move', () => {
    const tract = creekTract(60);
    const before = { tract, figure: drawn(tract) };
    const next = longer(tract, 20, 40);
    const figure = figureOf(next, judge(next, context), before)!;
    expect(figure.courses[5]).toBe(before.figure.courses[5]);
    expect(figure.courses[30]).not.toBe(before.figure.courses[30]);
  });
});
