import { describe, expect, test } from 'vitest';
import { figureOf } from '#core/drawing/figure.ts';
import { svgOf } from '#core/drawing/svg.ts';
import type { Tract } from '#core/schema/tract.ts';
import { radiansOf } from '#core/survey/angle.ts';
import { judge } from '#core/verdict/judge.ts';
import { callsOf, curveBetween, tractOf } from '#test/support/figures.ts';

const context = { state: '', georef: null, georef_reasons: [], exceptions: [] };
const pictureOf = (tract: Tract, options = {}) => svgOf(figureOf(tract, judge(tract, context))!, options);
const SQUARE = callsOf('N 0 0 0 E 100.00\nN 90 0 0 E 100.00\nS 0 0 0 E 100.00\nN 90 0 0 W 100.00');

describe('the figure as SVG', () => {
  test('is the same picture every time, as wide as asked', () => {
    const tract = tractOf(SQUARE, { stated_area: 'sqft=10000' });
    expect(pictureOf(tract)).toBe(pictureOf(tract));
    expect(pictureOf(tract, { width_px: 640 })).toContain('width="640"');
  });

  test('names the tract, its verdict and its courses, also for those who cannot see it', () => {
    const svg = pictureOf(tractOf(SQUARE, { name: 'Tract <A> & "B"', stated_area: 'sqft=10000' }));
    expect(svg).toContain('<title>Tract &lt;A&gt; &amp; &quot;B&quot;</title>');
    expect(svg).toContain('PASS, closes exactly');
    expect(svg).toContain(`1: N 00°00'00&quot; E 100.00'`);
    expect(svg).not.toContain('<A>');
  });

  test('leaves out the characters that XML cannot hold', () => {
    const svg = pictureOf(tractOf(SQUARE, { name: 'Tract\u0000 One\u001b[31m \ud83d\ude00' }));
    expect(svg).toContain('<title>Tract\ufffd One\ufffd[31m \ud83d\ude00</title>');
  });

  test('draws an arc as an arc, a large one as a large one', () => {
    const from = { east_ft: 0, north_ft: 100 };
    const to = { east_ft: 100, north_ft: 100 };
    expect(pictureOf(tractOf(SQUARE.with(1, curveBetween(from, to, radiansOf(60), 'right'))))).toMatch(
      /A[\d.]+ [\d.]+ 0 0 1 /,
    );
    expect(pictureOf(tractOf(SQUARE.with(1, curveBetween(from, to, radiansOf(240), 'right'))))).toMatch(
      /A[\d.]+ [\d.]+ 0 1 1 /,
    );
    expect(pictureOf(tractOf(SQUARE.with(1, curveBetween(from, to, radiansOf(60), 'left'))))).toMatch(
      /A[\d.]+ [\d.]+ 0 0 0 /,
    );
  });

  test('leaves its caption to the page around it when asked', () => {
    expect(pictureOf(tractOf(SQUARE), { caption: false })).not.toContain('no area stated');
  });
});
