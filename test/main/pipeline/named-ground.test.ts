import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pagesOfText } from '#core/language/text/pages-of-text.ts';
import { readDocument } from '#core/read/read-document.ts';
import { namedGround } from '#main/pipeline/named-ground.ts';
import { emptyFabric, fabricWith, type TestFabric } from '#test/support/fabric-open.ts';

const SAMPLE = readFileSync(new URL('../../../resources/samples/aliquot-deed.txt', import.meta.url), 'utf8');
const BLUNDER = readFileSync(new URL('../../../resources/samples/deed-with-a-blunder.txt', import.meta.url), 'utf8');
const tied = (section: number, township = '99 South') => `WARRANTY DEED
Ora Vance, grantor, conveys to Lyle Moss, grantee, land in the State of Kansas, described as follows:
Commencing at the southwest corner of Section ${section}, Township ${township}, Range 99 West of the Sixth Principal
Meridian; thence North 45°00'00" East, 1000.00 feet to the POINT OF BEGINNING; thence North 00°00'00" East, 400.00 feet;
thence North 90°00'00" East, 544.50 feet; thence South 00°00'00" West, 400.00 feet; thence North 90°00'00" West, 544.50
feet to the point of beginning, containing 5.00 acres, more or less.
`;

const groundOf = (text: string, { fabric }: TestFabric) =>
  namedGround(readDocument(pagesOfText(text)), fabric).features.map(({ properties, geometry }) => ({
    ...properties,
    shown: geometry !== null,
  }));

describe('with the township that ships', () => {
  let held: TestFabric;
  beforeAll(async () => {
    held = await fabricWith();
  });
  afterAll(() => held.done());

  test('the aliquot sample lies in it, with the acres that it states', () => {
    const [ground, ...others] = groundOf(SAMPLE, held);
    expect(others).toEqual([]);
    expect(ground).toMatchObject({ kind: 'parts', tract_index: 0, shown: true });
    expect((ground as { reasons?: string[] }).reasons?.join(' ')).toMatch(
      /The stated 120 acres agree with the 1[12]\d/,
    );
  });

  test('a tract tied to a corner is shown its section', () => {
    expect(groundOf(tied(16), held)).toMatchObject([
      { kind: 'section', label: 'Section 16, T99S R99W, 6th meridian, KS', shown: true },
    ]);
  });

  test('a township that the fabric does not hold is named, and nothing is shown', () => {
    const [ground] = groundOf(tied(16, '3 South'), held);
    expect(ground).toMatchObject({ kind: 'none', shown: false });
    expect((ground as { reasons?: string[] }).reasons?.join(' ')).toMatch(/does not hold T3S R99W.*Import CadNSDI/);
  });

  test('a deed that names no section is placed nowhere, without a reason', () => {
    expect(groundOf(BLUNDER, held)).toMatchObject([{ kind: 'none', reasons: [], shown: false }]);
  });
});

test('without a fabric the section is named and not shown', async () => {
  const none = emptyFabric();
  const [ground] = groundOf(tied(16), none);
  expect(ground).toMatchObject({ kind: 'none', shown: false });
  expect((ground as { reasons?: string[] }).reasons?.join(' ')).toMatch(/No survey fabric is imported/);
  await none.done();
});
