import { describe, expect, test } from 'vitest';
import { Extraction } from '#core/schema/extraction.ts';
import { EMPTY_METADATA, type Metadata } from '#core/schema/metadata.ts';
import { judgeAll } from '#core/verdict/judge.ts';

const verdictOf = (fields: {
  document_kind: string;
  sheet?: string;
  metadata?: Partial<Metadata>;
  legal_description_found?: boolean;
}) =>
  judgeAll(
    Extraction.parse({
      legal_description_found: false,
      basis_of_bearings: null,
      tracts: [],
      ...fields,
      metadata: { ...EMPTY_METADATA, ...fields.metadata },
    }),
  ).document_verdict!;

describe('a document without tracts', () => {
  test('a plat is named by its subdivision, and nothing in it is verified', () => {
    const verdict = verdictOf({
      document_kind: 'plat',
      sheet: 'subdivision=Heron Cove | lots=1-24 | blocks=B | surveyor=A. Pell',
    });
    expect(verdict).toMatchObject({ document: 'Subdivision plat of Heron Cove', status: 'REVIEW' });
    expect(verdict.summary).toBe('Heron Cove, lots 1-24, blocks B, surveyed by A. Pell');
  });

  test('an as-built is named by its utility', () => {
    const verdict = verdictOf({
      document_kind: 'as_built',
      metadata: { sheet: 'agency=City of Milo | utility=sewer' },
    });
    expect(verdict).toMatchObject({
      document: 'Utility as-built (sewer)',
      status: 'REVIEW',
      summary: 'sewer, City of Milo',
    });
  });

  test('a lot-and-block deed is conveyed by reference to its plat', () => {
    const lot_block = [
      'subdivision=Heron Cove | lot=4 | block=B | plat_book=7 | plat_page=12',
      'subdivision=Heron Cove | lot=5 | block=B',
    ];
    const verdict = verdictOf({ document_kind: 'deed', metadata: { lot_block, grantors: ['A'] } });
    expect(verdict.status).toBe('REVIEW');
    expect(verdict.reasons[0]).toContain('Conveyed by reference to its plat (Heron Cove)');
    expect(verdict.summary).toBe('Lots 4, 5, Block B, Heron Cove, plat book 7, page 12');
  });

  test('a deed with parties and no description is identified', () => {
    expect(
      verdictOf({ document_kind: 'deed', metadata: { grantors: ['Ann Ott'], grantees: ['Ben Roe'] } }),
    ).toMatchObject({
      document: 'Deed',
      status: 'REVIEW',
      summary: 'Deed, Ann Ott to Ben Roe',
    });
  });

  test.each(['deed', 'easement', 'plat', 'as_built', 'other'])(
    'a %s that nothing identifies fails',
    (document_kind) => {
      expect(verdictOf({ document_kind }).status).toBe('FAIL');
    },
  );
});
