// Six plain deeds that pass, each with places where a further sentence can be set: before, among and behind the courses.

export type Slot = 'top' | 'lead' | 'head' | '1' | '2' | '3' | '4' | 'cont' | 'tail' | 'end';

interface Frame {
  readonly grant: string;
  readonly head: string;
  readonly courses: readonly string[];
  readonly area: string;
}

const FRAMES: readonly Frame[] = [
  {
    grant:
      'THIS INDENTURE, made the 4th day of May, 1962, between John Doe, party of the first part, and Mary Roe, party of the second part, WITNESSETH, that the said party of the first part does hereby grant, bargain, sell and convey unto the said party of the second part, her heirs and assigns, the following described tract of land in Adair County, Kentucky:',
    head: 'Beginning at an iron pin in the east line of the Columbia Road;',
    courses: [
      'thence North 330.00 feet to an iron pin',
      'thence East 264.00 feet to a stone',
      'thence South 330.00 feet to a post',
      'thence West 264.00 feet to the point of beginning',
    ],
    area: 'containing 2.00 acres',
  },
  {
    grant:
      'WARRANTY DEED. The Grantor, Alder Creek Holdings LLC, for good and valuable consideration, conveys and warrants to the Grantee, Priya Natarajan, the following described real estate situated in Linn County, Oregon, to wit:',
    head: 'Beginning at a 5/8 inch iron rod on the southerly right of way line of Mill Road;',
    courses: [
      'thence North 30°00\'00" East 400.00 feet to a 5/8 inch iron rod',
      'thence South 60°00\'00" East 217.80 feet to a 5/8 inch iron rod',
      'thence South 30°00\'00" West 400.00 feet to a brass cap',
      'thence North 60°00\'00" West 217.80 feet to the Point of Beginning',
    ],
    area: 'containing 2.000 acres, more or less',
  },
  {
    grant:
      'Know all men by these presents that we, Silas Boone and Patience his wife, for and in consideration of the sum of three hundred dollars to us in hand paid, have bargained and sold and do by these presents bargain, sell and convey unto Elijah Hart, his heirs and assigns forever, a certain tract or parcel of land lying and being in the County of Wilkes and State of North Carolina, on the waters of Roaring Creek, and bounded as follows, to wit:',
    head: 'Beginning at a white oak on the bank of the creek,',
    courses: [
      'thence North 40 poles to a black gum',
      'thence East 20 poles to a stone',
      'thence South 40 poles to a chestnut',
      'thence West 20 poles to the beginning',
    ],
    area: 'containing 5 acres',
  },
  {
    grant:
      'The grantors do hereby remise, release and quitclaim unto Amos Field the following described land in the Town of Danby, County of Rutland and State of Vermont, viz:',
    head: 'Beginning at a stake and stones at the northwest corner of land of L. Parrish;',
    courses: [
      'thence N. 20° E. 10 chains to a beech tree marked',
      'thence S. 70° E. 5 chains to a stake and stones',
      'thence S. 20° W. 10 chains to a hemlock',
      'thence N. 70° W. 5 chains to the place of beginning',
    ],
    area: 'containing five acres of land',
  },
  {
    grant:
      'EXHIBIT A. LEGAL DESCRIPTION. A parcel of land located in the Northwest Quarter of Section 9, Township 4 South, Range 66 West of the 6th Principal Meridian, County of Weld, State of Colorado, being more particularly described as follows:',
    head: 'Commencing at the Northwest corner of said Section 9; thence South 00°00\'00" East along the west line of said Section, a distance of 330.00 feet to the TRUE POINT OF BEGINNING;',
    courses: [
      'thence North 90°00\'00" East, a distance of 208.71 feet',
      'thence South 00°00\'00" East, a distance of 208.71 feet',
      'thence South 90°00\'00" West, a distance of 208.71 feet',
      'thence North 00°00\'00" West along said west line, a distance of 208.71 feet to the TRUE POINT OF BEGINNING',
    ],
    area: 'Said parcel contains 43,560 square feet or 1.00 acre, more or less',
  },
  {
    grant:
      'This deed, made this 11th day of October 1931, by Harvey Kohl and Anna Kohl, his wife, grantors, to the Trustees of the Evangelical Church of Marne, grantees, witnesseth that the grantors grant and convey to the grantees all that lot or piece of ground situate in Bethel Township, Berks County, Pennsylvania, bounded and described as follows:',
    head: 'Beginning at a corner in the middle of the public road leading from Marne to Rehrersburg;',
    courses: [
      'thence along said road South 45 degrees East one hundred (100) feet to a spike',
      'thence by land of Peter Lutz South 45 degrees West two hundred seventeen and eight tenths (217.8) feet to an iron pipe',
      'thence by the same North 45 degrees West one hundred (100) feet to an iron pipe',
      'thence by land of Harvey Kohl North 45 degrees East two hundred seventeen and eight tenths (217.8) feet to the place of beginning',
    ],
    area: 'containing one half (0.50) acre',
  },
];

export const FRAME_COUNT = FRAMES.length;

/** The deed of that number with the words set in the slot. */
export function frameWith(index: number, slot: Slot | null, words: string): string {
  const frame = FRAMES[index % FRAMES.length];
  if (frame === undefined) throw new RangeError(`no frame ${index}`);
  const courses = frame.courses.map((course, i) =>
    slot === String(i + 1) ? `${course}${/^[,;(]/.test(words) ? '' : ', '}${words}` : course,
  );
  const at = (wanted: Slot, text: string): string => (slot === wanted ? text : '');
  const joint = frame.area.startsWith('Said') ? '. ' : ', ';
  return [
    at('top', `${words}\n\n`),
    frame.grant,
    at('lead', ` ${words}`),
    `\n\n${frame.head}`,
    at('head', ` ${words}`),
    ` ${courses.join('; ')}${joint}${frame.area}`,
    at('cont', `, ${words}`),
    '.',
    at('tail', ` ${words}`),
    at('end', `\n\nTo have and to hold the same with all the appurtenances to the grantee forever.\n\n${words}`),
    '\n',
  ].join('');
}
