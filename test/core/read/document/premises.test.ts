// Parties one behind the other, each with its role: the role tells the side, whatever the order and the words.
import { expect, test } from 'vitest';
import { findPremises } from '#core/read/document/premises.ts';

test.each([
  ['between Ada Poe, party of the 1st part, and Guy Ferrell, party of the 2nd part', ['Ada Poe'], ['Guy Ferrell']],
  [
    'between Ada Poe, parties or party of the first part, and Guy Ferrell of the 2nd part',
    ['Ada Poe'],
    ['Guy Ferrell'],
  ],
  ['between Guy Ferrell, Purchaser, and Ada Poe, Vendor', ['Ada Poe'], ['Guy Ferrell']],
  ['by Ada Poe, herein called VENDOR, to Guy Ferrell, herein called VENDEE', ['Ada Poe'], ['Guy Ferrell']],
  [
    'between Ada Poe, as joint tenant, as Lessor (whether one or more), and Guy Ferrell, as Lessee',
    ['Ada Poe'],
    ['Guy Ferrell'],
  ],
  [
    'by and between Ada Poe (hereinafter called the Grantors), and Guy Ferrell (Grantees)',
    ['Ada Poe'],
    ['Guy Ferrell'],
  ],
  [
    'between Big Sandy Coal and Coke Company, lessee, and Andrew Hill, lessor',
    ['Andrew Hill'],
    ['Big Sandy Coal and Coke Company'],
  ],
  ['by first party, Ada Poe, of Dill, to second party, Guy Ferrell', ['Ada Poe'], ['Guy Ferrell']],
  [
    'between Ada Poe of the one part and Guy Ferrell of the other part witnesseth that the said Guy Ferrell hath granted',
    ['Guy Ferrell'],
    ['Ada Poe'],
  ],
  ['on the line between Ada Poe and Guy Ferrell', [], []],
])('%s', (body, grantors, grantees) => {
  expect(findPremises(`This deed made ${body}.`)).toEqual({ grantors, grantees });
});
