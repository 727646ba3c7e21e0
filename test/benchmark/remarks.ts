// Sentences that offices meet around a description: such as touch the land, and such as do not. Each is made of parts that are
// dealt anew for every instrument, so that a list of wordings is not enough.
import type { Chance } from '#test/support/deed-chance.ts';

/** Where in the instrument a sentence is set. */
export type Slot = 'before' | 'behind' | 'end';

export interface Remark {
  readonly kind: string;
  readonly slot: Slot;
  readonly words: string;
}

const NAMES = [
  'Asa Whitlow',
  'the Tri-County Grange',
  'Rosalind Okafor',
  'the heirs of J. B. Crane',
  'Dunmore Coal Company',
];
const WAYS = ['State Route 39', 'Barton Ferry Road', 'the county road', 'the old turnpike', 'Township Road 214'];
const SIDES = ['north', 'south', 'east', 'west'];

type Part = (chance: Chance) => string;
const name: Part = (chance) => chance.pick(NAMES);
const way: Part = (chance) => chance.pick(WAYS);
const side: Part = (chance) => chance.pick(SIDES);
const feet: Part = (chance) => String(chance.whole(2, 12) * 10);
const book: Part = (chance) => `Deed Book ${chance.whole(20, 480)}, Page ${chance.whole(3, 620)}`;
const acres: Part = (chance) => `${chance.whole(1, 3)}.${chance.whole(10, 99)}`;

type Make = (chance: Chance) => string;

const TRAPS: Readonly<Record<string, { slot: Slot; make: readonly Make[] }>> = {
  exception: {
    slot: 'behind',
    make: [
      (c) => `There is excepted from the foregoing a lot of ${acres(c)} acres that ${name(c)} holds under ${book(c)}.`,
      (c) => `From this conveyance is withheld the ${feet(c)} feet lying next to ${way(c)}.`,
      (c) => `Save only so much of the ${side(c)} end as was sold off to ${name(c)}.`,
      (c) => `The family graveyard, ${feet(c)} feet square, does not pass by this deed.`,
    ],
  },
  'road taken': {
    slot: 'behind',
    make: [
      (c) => `A strip ${feet(c)} feet wide along the ${side(c)} side has since been taken by the State for ${way(c)}.`,
      (c) => `The right of way of ${way(c)} across the above land was conveyed in fee by ${book(c)}.`,
    ],
  },
  share: {
    slot: 'before',
    make: [
      () => 'The interest hereby conveyed is an undivided one-third in the following land.',
      (c) => `Grantor conveys whatever remains to him of the land below after the sales made to ${name(c)}.`,
      (c) => `This deed conveys the ${side(c)} half only of the following.`,
    ],
  },
  'other land': {
    slot: 'behind',
    make: [
      (c) => `Together with a second tract of ${acres(c)} acres adjoining, being that recorded in ${book(c)}.`,
      (c) => `Also Lots ${c.whole(2, 8)} and ${c.whole(9, 14)} of Hadley's Addition.`,
    ],
  },
  'another area': {
    slot: 'end',
    make: [
      (c) =>
        `The tract conveyed is carried on the tax duplicate at ${c.whole(61, 95)}.${c.whole(10, 99)} acres by survey.`,
      (c) =>
        `By a resurvey of ${c.whole(1931, 2004)} the above tract was found to hold ${c.whole(61, 95)}.${c.whole(10, 99)} acres.`,
    ],
  },
  'known error': {
    slot: 'end',
    make: [
      () => 'The second call above is believed to be in error and should be read with the plat.',
      (c) => `This description was corrected by the instrument recorded in ${book(c)}.`,
      () => 'RETURNED: description does not meet the conveyance standards of the county engineer.',
    ],
  },
  release: {
    slot: 'end',
    make: [
      (c) => `Grantee has reconveyed the ${side(c)} part of the above to ${name(c)} by ${book(c)}.`,
      () => 'This deed was never delivered and is of no effect.',
    ],
  },
};

const HARMLESS: readonly { slot: Slot; make: Make }[] = [
  {
    slot: 'end',
    make: () =>
      'To have and to hold the same, with its appurtenances, to the grantee and the heirs of the grantee forever.',
  },
  {
    slot: 'end',
    make: () =>
      'The grantor covenants that the premises are free of all encumbrances and that the grantor will defend the title.',
  },
  { slot: 'end', make: (c) => `Prior instrument: ${book(c)}.` },
  { slot: 'end', make: (c) => `Being the land that ${name(c)} sold to the grantor by ${book(c)}.` },
  { slot: 'end', make: (c) => `Taxes for the year ${c.whole(1931, 2012)} shall be paid by the grantee.` },
  { slot: 'end', make: () => 'The grantor has hereunto set hand and seal in the presence of two witnesses.' },
  { slot: 'end', make: () => 'This instrument was prepared by a licensed attorney at law.' },
  { slot: 'behind', make: (c) => `Subject to the easement of ${name(c)} for a pole line, of record.` },
  { slot: 'behind', make: () => 'Bearings are based on the meridian of the recorded plat.' },
  { slot: 'behind', make: (c) => `Surveyed in ${c.whole(1931, 2012)} by a registered surveyor; iron pins are capped.` },
  {
    slot: 'before',
    make: (c) => `For the sum of ${c.whole(2, 90)} hundred dollars, the receipt of which is acknowledged.`,
  },
  { slot: 'end', make: () => 'Transferred; conveyance fee paid; County Auditor.' },
  { slot: 'end', make: (c) => `My commission expires June ${c.whole(1, 28)}, ${c.whole(1940, 2016)}. Notary Public.` },
  { slot: 'behind', make: (c) => `The above lies on the waters of Laurel Run, near ${way(c)}.` },
];

const TRAP_KINDS = Object.keys(TRAPS);

export function trapOf(chance: Chance): Remark {
  const kind = chance.pick(TRAP_KINDS);
  const { slot, make } = TRAPS[kind] ?? { slot: 'end', make: [] };
  return { kind, slot, words: chance.pick(make)(chance) };
}

/** Some, each at most once. */
export function harmlessOf(chance: Chance): Remark[] {
  return HARMLESS.filter(() => chance.once(0.25)).map(({ slot, make }) => ({
    kind: 'harmless',
    slot,
    words: make(chance),
  }));
}
