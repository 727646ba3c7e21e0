// Findings beside the reasons: one for each, in their order, with its code, its weight and the words it stands on.
import { describe, expect, test } from 'vitest';
import { RULE_CODES, WORD_CODES } from '#core/schema/finding.ts';
import { EMPTY_TRACT, type Tract } from '#core/schema/tract.ts';
import { judge } from '#core/verdict/judge.ts';
import { withFindings } from '#core/verdict/wording/notes.ts';
import { quoted } from '#core/verdict/wording/quote.ts';
import { sentenceOf } from '#core/verdict/wording/sentences.ts';
import { callsOf, tractOf } from '#test/support/figures.ts';

const context = { state: '', georef: null, georef_reasons: [], exceptions: [] };
const SQUARE = callsOf('N 0 0 0 E 208.71\nN 90 0 0 E 417.42\nS 0 0 0 E 208.71\nN 90 0 0 W 417.42');
const twoAcres = (more: Partial<Tract> = {}): Tract => tractOf(SQUARE, { stated_area: 'acres=2.000', ...more });

const open = {
  code: 'second_area',
  weight: 'review',
  quote: '3 acres',
  spans: [{ page: 1, start: 4, end: 11 }],
} as const;

describe('a verdict', () => {
  test.each<[string, Tract, [code: string, weight: string][]]>([
    ['a figure that passes', twoAcres(), [['corroborated', 'pass']]],
    ['a figure without an area', twoAcres({ stated_area: '', stated_acreage: null }), [['area_not_stated', 'review']]],
    ['another area', twoAcres({ stated_area: 'acres=3.00' }), [['area_disagrees', 'review']]],
    ['an exception', twoAcres({ is_exception: true }), [['exception', 'review']]],
    ['no courses', twoAcres({ calls: [] }), [['no_courses', 'fail']]],
    ['words left open', withFindings(twoAcres(), [{ ...open, spans: [...open.spans] }]), [['second_area', 'review']]],
    ['notes alone', twoAcres({ notes: 'Only a part is conveyed.' }), [['notes', 'review']]],
    [
      'a code of a later version',
      twoAcres({ findings: [{ code: 'moon_phase', weight: 'review', quote: 'at full moon', spans: [] }] }),
      [['moon_phase', 'review']],
    ],
  ])('of %s has a finding for each reason', (_, tract, expected) => {
    const { status, reasons, findings } = judge(tract, context);
    expect(findings.map(({ code, weight }) => [code, weight])).toEqual(expected);
    expect(findings).toHaveLength(reasons.length);
    expect(status).toBe(
      expected.some(([, weight]) => weight === 'fail') ? 'FAIL' : expected[0]![1] === 'pass' ? 'PASS' : 'REVIEW',
    );
  });

  test('carries the words and places of what the text leaves open', () => {
    const [found] = judge(withFindings(twoAcres(), [{ ...open, spans: [...open.spans] }]), context).findings;
    expect(found).toEqual(open);
  });

  test('quotes the sentence of the one call that a finding is about', () => {
    const tract = twoAcres();
    const calls = tract.calls.map((call, i) =>
      i === 1 ? { ...call, confidence: 'low' as const, verbatim_text: 'thence East 10 chains;' } : call,
    );
    const { findings } = judge({ ...tract, calls }, context);
    expect(findings.find(({ code }) => code === 'low_confidence')).toEqual({
      code: 'low_confidence',
      weight: 'review',
      quote: 'thence East 10 chains',
      spans: [],
      call: 1,
    });
  });
});

describe('the notes', () => {
  test('of an older version are kept as one finding where others join them', () => {
    const joined = withFindings({ ...EMPTY_TRACT, notes: 'A remark.' }, [{ ...open, spans: [] }]);
    expect(joined.findings?.map(({ code }) => code)).toEqual(['notes', 'second_area']);
    expect(joined.notes).toBe('A remark. The text gives the land a second area.');
  });

  test('are no reason twice where findings tell them', () => {
    const tract = withFindings(twoAcres(), [{ ...open, spans: [] }]);
    expect(judge(tract, context).reasons).toEqual(['The text gives the land a second area.']);
  });
});

test('words with the mark of seconds are quoted as they stand', () => {
  const quote = 'N 18°50\'30" W';
  expect(quoted(`${quote};`)).toBe(quote);
  expect(sentenceOf({ code: 'given_roughly', quote })).toContain(`“${quote}”`);
});

test('every code is told once, and those of words have a sentence', () => {
  const codes = [...WORD_CODES, ...RULE_CODES];
  expect(new Set(codes).size).toBe(codes.length);
  for (const code of WORD_CODES) {
    const sentence = sentenceOf({ code, quote: 'so and so', call: 1 });
    expect(sentence).toMatch(/^[A-Z].*\.$/);
    expect(sentence).not.toContain('leave something open');
  }
});
