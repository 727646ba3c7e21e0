import { describe, expect, test } from 'vitest';
import { scanTokens } from '#core/language/tokens.ts';
import { figureTalk } from '#core/read/account/claims/figure-talk.ts';

const talkOf = (text: string) => {
  const tokens = scanTokens(text);
  return figureTalk(tokens, 0, tokens.length);
};

describe('a sentence that tells of the figure alone', () => {
  test.each([
    ['The tract so bounded has five sides', ['count']],
    ['Said parcel is L-shaped', ['shape']],
    ['The whole forming a right triangle', ['shape']],
    ['The easterly line is 214.10 feet long', ['line', 'length']],
    ['Lot size 75.00 x 140.00', ['length', 'length']],
    ['The lot measures 75 feet across the front on Old Plank Road', ['length', 'line']],
    ['The angle at the end of the second course is 88 degrees', ['corner', 'angle']],
    ['The north and south lines are parallel to each other', ['line', 'line', 'relation']],
    ['The lines are run with the sun, the land lying always on the right hand', ['around', 'around']],
    ['The place of beginning is the southwest corner of the premises', ['corner', 'corner']],
  ])('%s', (text, kinds) => {
    expect(talkOf(text)?.terms.map(({ kind }) => kind)).toEqual(kinds);
  });

  test.each([
    ['The error of closure of the field traverse was one part in 41,000 before adjustment', 41_000],
    ['Survey precision exceeds 1/10,000', 10_000],
    ['Closure computed at 1:900', 900],
  ])('%s', (text, closes) => {
    expect(talkOf(text)?.closes_in).toBe(closes);
  });
});

describe('a sentence that does or tells something else', () => {
  test.each([
    'The north half of the tract, having four sides, is reserved',
    'Less a triangular piece in the northeast corner',
    'The adjoining lot has a front of 60 feet',
    'An easement 10 feet wide lies along the east line',
    'The grantor has four children',
    'The line of Jones measures 200 feet',
    'The lengths are two links too long',
    'The north line lies 400.00 feet east of the line given',
    'The tract lies north of the road',
    'The above description fails to close by 14.6 feet',
  ])('%s', (text) => {
    expect(talkOf(text)).toBeNull();
  });
});
