// Deeds of our own making for the application's tests.

/** One call is off: the fourth bearing should run N 89°30'00" W, so the figure misses and needs REVIEW. */
export const SLIPPED = `WARRANTY DEED

Harriet Oakes, grantor, conveys to Lowell Tanner, grantee, land in Polk County, Missouri, described as follows:
Beginning at an iron pin; thence North 00°30'00" East, 400.00 feet to a stone; thence South 89°30'00" East, 544.50 feet
to an iron pin; thence South 00°30'00" West, 400.00 feet to an iron pin; thence North 85°30'00" West, 544.50 feet to the
point of beginning, containing 5.00 acres, more or less.
`;

/** Misses by a foot: REVIEW, and something for the compass rule to distribute. */
export const SHORT = `WARRANTY DEED

Ruth Calloway, grantor, conveys to Miles Denby, grantee, land in Greene County, Missouri, described as follows:
Beginning at a stone; thence North 00°00'00" East, 300.00 feet to an iron pin; thence North 90°00'00" East, 300.00 feet
to an iron pin; thence South 00°00'00" West, 300.00 feet to an iron pin; thence North 90°00'00" West, 299.00 feet to the
point of beginning, containing 2.07 acres, more or less.
`;

/** Closes with a curve in it. */
export const CURVED = `WARRANTY DEED

Ida Fenn, grantor, conveys to Amos Pell, grantee, land in Taney County, Missouri, described as follows:
Beginning at an iron pin; thence North 00°00'00" East, 200.00 feet to an iron pin at the beginning of a curve to the
right having a radius of 50.00 feet; thence along said curve, an arc distance of 78.54 feet, the chord of which bears
North 45°00'00" East, 70.71 feet, to an iron pin; thence North 90°00'00" East, 150.00 feet to an iron pin; thence South
00°00'00" West, 250.00 feet to an iron pin; thence North 90°00'00" West, 200.00 feet to the point of beginning,
containing 1.1355 acres, more or less.
`;
