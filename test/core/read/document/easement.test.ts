// Terms of easements, and descriptions that hold no course.
import { describe, expect, test } from 'vitest';
import { readEasement } from '#core/read/document/easement.ts';
import { kindWithoutCalls } from '#core/read/document/without-calls.ts';
import { EASEMENT, readWire } from '#core/schema/wire-string.ts';

describe('the terms of an easement', () => {
  test.each([
    [
      "Grantor grants to Grantee an exclusive easement ten feet (10') wide for a water line for a term of 20 years.",
      { type: 'water line', width_ft: '10', term: '20 years', exclusive: 'yes' },
    ],
    [
      "TOGETHER WITH a 30' ingress and egress easement along the east line",
      { type: 'ingress and egress', width_ft: '30' },
    ],
    ['We grant an easement for a street, a strip 18.288 meters (60.00 feet) in width', { width_ft: '60' }],
    ['We grant an easement and right of way two rods wide for a public road', { type: 'highway', width_ft: '33' }],
    [
      'Owner grants a sanitary sewer easement, being 10 feet on each side of the sewer as constructed',
      { type: 'sanitary sewer', width_ft: '20' },
    ],
    [
      'Grantor grants a perpetual, non-exclusive easement to construct, operate, maintain and remove a pipeline, fifty feet in width, with temporary workspace twenty-five feet wide',
      {
        type: 'pipeline',
        width_ft: '50',
        term: 'perpetual',
        exclusive: 'no',
        rights: 'construct operate maintain remove',
      },
    ],
    [
      'a temporary construction easement 20 feet in width',
      { type: 'temporary construction', width_ft: '20', term: 'temporary' },
    ],
    [
      'Grantor grants an electric line easement over the land described in Deed Book 12, Page 88',
      { type: 'electric distribution', servient: 'book=12 ; page=88' },
    ],
  ])('%s', (text, terms) => {
    const { verbatim, ...facts } = readWire(EASEMENT, readEasement(text));
    expect(facts).toEqual(terms);
    expect(text).toContain(verbatim);
  });

  test.each([
    'SUBJECT TO a 10 foot utility easement along the rear line',
    'to a stake in the right-of-way line of the highway',
    'containing 4 acres, more or less',
  ])('%s grants none', (text) => {
    expect(readEasement(text)).toBe('');
  });

  test('two permanent widths settle none', () => {
    const text =
      'Grantor grants an easement 20 feet in width over Tract 1 and an easement 30 feet in width over Tract 2';
    expect(readWire(EASEMENT, readEasement(text)).width_ft).toBeUndefined();
  });

  test('a strip takes from the instrument what it leaves unsaid itself', () => {
    const strip = 'The easement is a strip of land lying 25 feet on each side of the following described centerline';
    const instrument = `The undersigned grant to the Company an easement to lay and operate one pipeline, so long as gas is moved.\n\n${strip}`;
    expect(readWire(EASEMENT, readEasement(strip, instrument))).toMatchObject({
      type: 'pipeline',
      width_ft: '50',
      term: 'so long as gas is moved',
      rights: 'lay operate',
    });
  });
});

describe('a description without courses', () => {
  test.each([
    ['an easement to set poles anywhere on the land named below', 'blanket'],
    ['the right of way and easement to enter upon the lands of the undersigned', 'blanket'],
    ['an easement over, under and across the following described property', 'blanket'],
    ['an easement ten feet wide, five feet on each side of the pipeline as laid', 'facility_relative'],
    ['an easement along the general course now located by Grantee', 'facility_relative'],
    ['an easement thirty feet in width over the existing gravel drive', 'facility_relative'],
    ['the land described on Exhibit A attached hereto', 'exhibit_referenced'],
    ['an easement as shown on the attached plat', 'exhibit_referenced'],
    ['Lot 4, Block 2, Oak Park Addition', 'lot_block'],
    ['an easement over a strip of land 20 feet wide', 'centerline'],
    ['a farm on the waters of Tabbs Creek', null],
  ])('%s', (text, kind) => {
    expect(kindWithoutCalls(text)).toBe(kind);
  });
});
