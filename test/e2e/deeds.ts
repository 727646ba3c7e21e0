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

/** A closed figure of so many equal courses, with the area that it has. */
export function manySided(courses: number, side_ft = 25): string {
  const calls = Array.from({ length: courses }, (_, i) => {
    const azimuth = (360 * i) / courses;
    const [ns, ew] = [azimuth > 90 && azimuth < 270 ? 'South' : 'North', azimuth < 180 ? 'East' : 'West'];
    const angle = azimuth <= 180 ? Math.min(azimuth, 180 - azimuth) : Math.min(azimuth - 180, 360 - azimuth);
    const seconds = Math.round(angle * 3600);
    const part = (value: number): string => String(Math.floor(value)).padStart(2, '0');
    const bearing = `${part(seconds / 3600)}°${part((seconds / 60) % 60)}'${part(seconds % 60)}"`;
    return `thence ${ns} ${bearing} ${ew}, ${side_ft.toFixed(2)} feet to a point`;
  });
  const acres = (courses * side_ft ** 2) / (4 * Math.tan(Math.PI / courses)) / 43_560;
  return `WARRANTY DEED\n\nBeginning at an iron pin; ${calls.join('; ')} of beginning, containing ${acres.toFixed(3)} acres, more or less.\n`;
}
