// Parties, dates, references and the facts of a tract, confirmed as read.
import { describe, expect, test } from 'vitest';
import { Refusal } from '#core/api/errors.ts';
import { type Applied, applyCorrections } from '#core/corrections/apply-corrections.ts';
import { changeWords } from '#core/corrections/change-words.ts';
import { changesOf, isConfirmation } from '#core/corrections/changes.ts';
import type { Confidence } from '#core/schema/call.ts';
import type { Correction } from '#core/schema/correction.ts';
import type { Doubted } from '#core/schema/doubted.ts';
import type { Extraction } from '#core/schema/extraction.ts';
import type { FactConfidence } from '#core/schema/fact-confidence.ts';
import { judgeAll } from '#core/verdict/judge.ts';
import { bodyOf, oneLot } from '#test/support/bodies.ts';

const doubted = (field: string): Doubted => ({ field, text: '1', at: [0], chance: 0.5 });
const told = (words_confidence?: Confidence): FactConfidence => ({
  confidence: 'low',
  quote: 'the words',
  span: { page: 1, start: 0, end: 9 },
  ...(words_confidence === undefined ? {} : { words_confidence }),
});

const METADATA = {
  ...bodyOf([oneLot()]).extraction.metadata,
  grantors: ['Ansel Purdy'],
  grantees: ['Guy Ferrell', 'Ida Ferrell'],
  recording: 'book=12 | page=4 | note=Book 12 Page 4',
  transfer_date: '1961-05-04',
};

/** A lot read from a scan that leaves all of these facts in doubt. */
const scanned = (words?: Confidence): Extraction => ({
  ...bodyOf([oneLot()]).extraction,
  metadata: METADATA,
  doubts: ['grantees[1]', 'recording', 'recording', 'transfer_date'].map(doubted),
  fact_confidence: { 'grantees[1]': told(words), recording: told(words), transfer_date: told(words) },
});

const asked = (field: string, value: string, more: Partial<Correction> = {}): Correction => ({
  tract: 0,
  call: 0,
  kind: 'fact',
  field,
  before: value,
  after: value,
  by: '',
  at: '',
  note: '',
  ...more,
});
const apply = (extraction: Extraction, ...corrections: Correction[]): Applied =>
  applyCorrections(extraction, corrections, [], 'TN');
const refusalOf = (work: () => unknown): Refusal => {
  try {
    work();
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
  throw new Error('nothing was refused');
};

describe('a fact of the document confirmed as read', () => {
  test.each([
    ['grantees[1]', 'Ida Ferrell'],
    ['recording', METADATA.recording],
    ['transfer_date', '1961-05-04'],
  ])('%s stays what it is, is out of doubt, and is no surer than a look makes it', (field, value) => {
    const before = scanned('high');
    const { extraction, touched } = apply(before, asked(field, value));
    expect(extraction.metadata).toEqual(before.metadata);
    expect(extraction.doubts?.map((one) => one.field)).toEqual(
      before.doubts?.map((one) => one.field).filter((one) => one !== field),
    );
    const { words_confidence: _, ...fact } = told();
    expect(extraction.fact_confidence?.[field]).toEqual({ ...fact, confidence: 'medium' });
    expect(touched.size).toBe(0);
    expect(extraction.tracts).toEqual(before.tracts);
  });

  test.each([
    ['its words were hard to understand too', 'low' as const],
    ['nothing tells how its words were understood', undefined],
  ])('stays doubtful where %s', (_, words) => {
    const { extraction } = apply(scanned(words), asked('grantees[1]', 'Ida Ferrell'));
    expect(extraction.fact_confidence?.['grantees[1]']?.confidence).toBe('low');
  });

  test('leaves nothing in doubt once all are confirmed', () => {
    const { extraction } = apply(
      scanned('high'),
      asked('grantees[1]', 'Ida Ferrell'),
      asked('recording', METADATA.recording),
      asked('transfer_date', '1961-05-04'),
    );
    expect(extraction).not.toHaveProperty('doubts');
  });

  test('is logged as a confirmation that is about no tract, in words', () => {
    const before = scanned('high');
    const { extraction, log } = apply(before, asked('recording', METADATA.recording, { tract: -1 }));
    const [change] = changesOf({ extraction, corrections: log });
    expect(change).toMatchObject({ tract: null, call: null, correction: { tract: 0, kind: 'fact' } });
    expect(isConfirmation(change!.correction)).toBe(true);
    expect(changeWords(change!.correction, 'feet')).toEqual({
      where: 'Document',
      what: 'recording reference',
      before: 'book 12, page 4',
      after: 'confirmed as read',
    });
  });

  test.each<[string, Correction, string]>([
    ['a name that is no longer there', asked('grantees[1]', 'Ada Ferrell'), 'stale_correction'],
    ['another value', asked('grantees[1]', 'Ida Ferrell', { after: 'Ada Ferrell' }), 'bad_correction'],
    ['a party that was not read', asked('grantors[1]', 'Della Purdy'), 'bad_correction'],
    ['what is no fact', asked('toString', 'x'), 'unknown_field'],
    ['the words of a date instead of the date', asked('transfer_date_verbatim', 'x'), 'unknown_field'],
    ['a tract that is not there', asked('aliquot', 'x', { tract: 7 }), 'no_such_tract'],
  ])('refuses %s', (_, correction, type) => {
    expect(refusalOf(() => apply(scanned('high'), correction)).type).toBe(type);
  });
});

describe('a fact of a tract confirmed as read', () => {
  const aliquot = 'parts=NE | section=4 | township=2N | range=3E | verbatim=the Northeast Quarter';
  const inDoubt = (field: string, words?: Confidence): Extraction => ({
    ...scanned(),
    tracts: [{ ...oneLot(), aliquot, doubts: [doubted(field)], fact_confidence: { [field]: told(words) } }],
  });

  test('takes away the reason for review that was the scan’s doubt about it', () => {
    const before = inDoubt('aliquot', 'high');
    const codes = (extraction: Extraction) => judgeAll(extraction).verdicts[0]?.findings.map(({ code }) => code);
    expect(codes(before)).toContain('scan_doubtful');
    const { extraction, touched, log } = apply(before, asked('aliquot', aliquot));
    expect(codes(extraction)).not.toContain('scan_doubtful');
    expect(extraction.tracts[0]?.fact_confidence?.aliquot?.confidence).toBe('medium');
    expect([...touched]).toEqual([0]);
    expect(changesOf({ extraction, corrections: log })[0]).toMatchObject({ tract: 0 });
    expect(changeWords(log[0]!, 'feet')).toMatchObject({ where: 'Tract', what: 'part of the section' });
  });

  test('a stated area confirmed like a value of the tract is settled the same way', () => {
    const { stated_area } = oneLot();
    const { extraction } = apply(
      inDoubt('stated_area', 'high'),
      asked('stated_area', stated_area, { kind: 'boundary' }),
    );
    expect(extraction.tracts[0]?.fact_confidence?.stated_area).not.toHaveProperty('words_confidence');
    expect(extraction.tracts[0]?.fact_confidence?.stated_area?.confidence).toBe('medium');
  });
});
