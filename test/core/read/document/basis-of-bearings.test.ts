// The line that bearings are reckoned from, in the words of the document.
import { expect, test } from 'vitest';
import { readBasisOfBearings } from '#core/read/document/basis-of-bearings.ts';

test.each([
  [
    'Basis of bearing is N00°12\'34"W between the East Quarter Corner and the Northeast Corner of said Section 8, a measured distance of 2651.18 feet. Contains 2 acres.',
    'N00°12\'34"W between the East Quarter Corner and the Northeast Corner of said Section 8, a measured distance of 2651.18 feet',
  ],
  [
    'Bearings are based on the Texas Coordinate System, North Central Zone. Area 3 acres.',
    'Bearings are based on the Texas Coordinate System, North Central Zone',
  ],
  [
    'BASIS OF BEARINGS: THE WEST LINE OF SAID SECTION, BEING NORTH 00°10\'00" EAST.',
    'THE WEST LINE OF SAID SECTION, BEING NORTH 00°10\'00" EAST',
  ],
  [
    'to the point of commencement; all bearings herein described being magnetic.',
    'all bearings herein described being magnetic',
  ],
  [
    "thence along the south line, South 89°10' East, the basis of bearings; thence North",
    "thence along the south line, South 89°10' East",
  ],
])('%s', (text, basis) => {
  expect(readBasisOfBearings(text)).toBe(basis);
});

test.each([
  'thence N 4° E, a nail bears S 3° W; thence to the beginning',
  'The grantee has assumed the mortgage and taken possession of the north half.',
  'The line is assumed to be the boundary between them.',
  'a tree taken as a corner; thence N 5 E 30 feet',
  'the mortgage is considered to be paid',
  'on the basis of the survey made by Smith',
  'The deed is deemed to be North Carolina law governed.',
  'an oak bearing N 30° E 12 feet; thence north 40 feet',
  'thence along said line bearing North 5° East 200 feet',
  'said tract being taken from the north line of the farm',
  'fruit bearing trees and bearings on the land',
  'held as the north line of the tract',
])('names no basis: %s', (text) => {
  expect(readBasisOfBearings(text)).toBeNull();
});

test.each([
  [
    'North is based on GPS observations made in March 2014; thence with the road',
    'North is based on GPS observations made in March 2014',
  ],
  [
    'Grid bearings shown herein, NAD 83, Ohio South Zone. Beginning at a stone',
    'Grid bearings shown herein, NAD 83, Ohio South Zone',
  ],
  [
    'A bearing of N 00°15\'00" W was used on the west line of said Section 20. Beginning at a pin',
    'A bearing of N 00°15\'00" W was used on the west line of said Section 20',
  ],
  [
    'The west line of Section 6 was held at N 00°05\'00" E per the plat. Commencing at a pin',
    'The west line of Section 6 was held at N 00°05\'00" E per the plat',
  ],
  [
    'All bearings are per the Franklin County geodetic control network. Containing 3 acres',
    'All bearings are per the Franklin County geodetic control network',
  ],
  [
    'Bearings from solar observation taken in May 1981. Surveyed by Roe',
    'Bearings from solar observation taken in May 1981',
  ],
  [
    'Thence N 89°10\'00" E (assumed) 210.00 feet along the north line of Lot 3; thence South',
    'Thence N 89°10\'00" E (assumed)',
  ],
  [
    'True meridian was established by solar observation on August 3, 1979.',
    'True meridian was established by solar observation on August 3, 1979',
  ],
  [
    'The reference meridian for this description is the east line of Outlot 5, as recorded in Book 3, page 9.',
    'The reference meridian for this description is the east line of Outlot 5, as recorded in Book 3, page 9',
  ],
  [
    'Bearings rotated to agree with Deed Book 211, Page 408. Beginning at a point',
    'Bearings rotated to agree with Deed Book 211, Page 408',
  ],
  [
    'Bearings per the recorded plat of Hillcrest Addition; Beginning at the corner',
    'Bearings per the recorded plat of Hillcrest Addition',
  ],
  [
    'The foregoing courses are magnetic, taken in April, 1922.',
    'The foregoing courses are magnetic, taken in April, 1922',
  ],
  [
    'The bearings stated above are correct to the magnetic needle of 1899.',
    'The bearings stated above are correct to the magnetic needle of 1899',
  ],
  [
    'Note: this survey is oriented to magnetic north, observed in 1988. Beginning at a sassafras',
    'this survey is oriented to magnetic north, observed in 1988',
  ],
  ['North reference: deed book 34, page 501. Beginning at a pin', 'North reference: deed book 34, page 501'],
  [
    'The bearings herein use the south line of Section 31 as a reference; thence',
    'The bearings herein use the south line of Section 31 as a reference',
  ],
  [
    'The north line of said quarter has a grid bearing of N 89°12\'10" E. Beginning at a pin',
    'The north line of said quarter has a grid bearing of N 89°12\'10" E',
  ],
  ['Bearings by compass, 1931. Beginning at a maple', 'Bearings by compass, 1931'],
  [
    "The south line of said Lot 1 is given a bearing of S 90°00' W for reference. Beginning at a rod",
    "The south line of said Lot 1 is given a bearing of S 90°00' W for reference",
  ],
  [
    'All bearings relate to the north line of Block 2. Thence with the road',
    'All bearings relate to the north line of Block 2',
  ],
])('is told without the word basis: %s', (text, basis) => {
  expect(readBasisOfBearings(text)).toBe(basis);
});

test.each([
  [
    '(Bearings are based on magnetic north, 1999) Beginning at an iron pin',
    'Bearings are based on magnetic north, 1999',
  ],
  [
    '[Bearings are Tennessee Grid, NAD 83 (2011)] Beginning at an iron rod',
    'Bearings are Tennessee Grid, NAD 83 (2011)',
  ],
  [
    'Basis of Bearing - Tennessee Geodetic Reference Network (TGRN) Beginning at a rod (new)',
    'Tennessee Geodetic Reference Network (TGRN)',
  ],
  ['Bearings are on an assumed meridian, Beginning at a railroad spike', 'Bearings are on an assumed meridian'],
  [
    'Azimuths are referred to grid north of Zone 3. Beginning at a pipe',
    'Azimuths are referred to grid north of Zone 3',
  ],
  [
    'Bearings are based on the deed in Book 8, page 77, and thence running N 3° E 40 feet',
    'Bearings are based on the deed in Book 8, page 77',
  ],
  [
    'with the west line of Lot 3 (assumed bearing S 1°00\'00" W) S 1°00\'00" W 120.00 feet to the corner;',
    'with the west line of Lot 3 (assumed bearing S 1°00\'00" W)',
  ],
])('ends with its bracket or where the description goes on: %s', (text, basis) => {
  expect(readBasisOfBearings(text)).toBe(basis);
});

test.each([
  'Beginning at a stone; thence North along the magnetic survey marker 200 feet.',
  'The purchase price is based on the assessed value of the north parcel.',
  'Subject to assumed mortgage of record in Book 12, page 3.',
  'thence along the north line of the grid of streets, S 89 E 200 feet to an iron pin.',
  'The grantee assumed all bearing costs of the north wall.',
  'thence N 10 E 200 feet to a GPS monument set by the county.',
  'Being the same premises as per plat recorded in Plat Book 7, page 2.',
  'thence bearing north 20 degrees east, along the line of Smith, 200 feet.',
  'thence to the True Point of Beginning; thence North 200 feet.',
  'Subject to a solar easement over the north line of Lot 4.',
  'to a load bearing wall; thence with said wall South 40 feet',
  'Rent is based upon the grid rates; the north line is the boundary of Lot 4.',
  'thence on a true bearing of N 10 E 200 feet to a stone.',
  'thence magnetic North 45 degrees East 200 feet to a stake.',
  'Thence true north 200 feet; thence east 100 feet.',
  'The land lying to the north is based on a deed from Smith.',
  'All courses and distances more or less, per plat of record.',
  'A right of way from the bearing tree to the assumed line of Jones.',
  'with bearings to the witness trees as marked on the line.',
  'The parcel on the north was established by deed of record in Book 3.',
  'an easement for solar observation tower and gps antenna on the north line',
  'a point located by GPS observations at the north line of Lot 4; thence S 3 E 20 feet',
  'the north was taken from the grantor by deed recorded in Book 4',
  'thence N 10 E 200 feet (assumed) to a stake in the line of Smith (grid)',
  "Lessee shall maintain all bearings according to the manufacturer's plat and drive manual on the conveyor line.",
  'Bearings and distances run to the true point of beginning by the line of Smith.',
  'All bearings, shafts and GPS units on the premises are conveyed with the mill.',
  'The courses of the creek are as determined by GPS observation.',
  'All courses are subject to the assumed lease.',
  'Surveyed by John Doe in 1990 using GPS.',
  'Grantor warrants that all bearings on the mill are in true and correct order.',
  'The meeting was held at North 4th Street, on the line of cars.',
  'North along the true meridian 200 feet to a stone.',
  'Meridian Street is the west line of said lot; thence by grid of streets',
  'This survey is based on the north line of the deed to Smith.',
  'thence along a line having a grid bearing of N 10 E 200 feet to a stake.',
  'This description is based on the plat and is true to the best of my knowledge.',
  'thence along the line given a bearing of N 10 E 200 feet to a stake',
  'The north line is by agreement the center of the creek.',
  'North by lands of Smith, by deed of record in Book 4, and assumed by all.',
  'North to the grid road; thence East 200 feet.',
  'Bounded: North by the compass factory; south by the plat of Elm.',
  'The bearings on the pump are assumed to be in good order.',
  'A strip of land on the true line of Smith, bearings unknown.',
  'Meridian: Sixth Principal Meridian, Township 4 North.',
  'situated in the Boise Meridian, by the plat of record',
  'This plat is based on the assumed name certificate of Doe.',
  'The sign bearing the name of the survey is on the line.',
  'North from the true point of beginning 200 feet to the deed line',
])('comes near a basis and is none: %s', (text) => {
  expect(readBasisOfBearings(text)).toBeNull();
});
