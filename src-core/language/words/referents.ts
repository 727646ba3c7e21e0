// What nouns stand for when a sentence is asked what it does to the land: the land itself, a piece of it, its lines, a right, a paper.

/** Nouns by what they stand for, beside what their sort says. */
export const REFERENTS: readonly (readonly [string, string])[] = [
  [
    'ground',
    `
      cemetery graveyard grave graves cemeteries graveyards churchyard burial burying schoolhouse church school parsonage
      homestead homeplace woodlot pond lake spring island field meadow pasture orchard garden timberland woodland
      railroad railway canal millseat mill ferry quarry dooryard barnyard
    `,
  ],
  [
    'words',
    `
      description descriptions survey surveys plat plats map plan sketch drawing exhibit schedule resurvey call calls
      courses wording figures acreage quantity area
    `,
  ],
  ['deed', 'deed conveyance instrument indenture grant sale transfer paper writing agreement contract option title'],
  ['size', 'acre acres feet foot rods poles perches chains links yards meters varas arpents hectares'],
  ['share', 'interest share moiety undivided'],
];

/** Words before a noun that make other land of it. */
export const OTHER_LAND = 'other another adjoining adjacent neighboring neighbouring contiguous abutting next nearby';

/** Words by which a noun is this land. */
export const THIS_LAND =
  'said this above aforesaid foregoing described hereby herein within same subject these such following';

/** Words that deny. */
export const DENYING = 'not never no none nothing neither nor without cannot nobody nowise';

/** Words that narrow. */
export const NARROWING = 'only solely merely alone exclusively but just';
