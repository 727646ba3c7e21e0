// The words by which a description tells how its lines stand to each other and to its figure.

/** A course, or one of the lines of a figure. */
export const LINE_NOUNS = 'course courses line lines call boundary bearing side tangent limit run bounds margin edge';

/** Of the course before. */
export const FORMER = 'last preceding previous former foregoing prior';

export const ORDINALS = 'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth';

/** Land that a description may bound. */
export const LANDS =
  'tract parcel lot land lands premises property piece plot estate ground farm plantation homestead ranch messuage homeplace site';

/** Before or behind the noun they make this land of it. */
export const OF_THIS_LAND =
  'this subject herein hereby hereof hereinabove hereinafter hereinbefore within above abovedescribed foregoing being described conveyed granted';

/** Behind the noun they make other land of it. */
export const OF_OTHERS =
  'of owned now formerly belonging heretofore previously recorded deeded sold shown known no number called';

export const TURNING =
  'turning turn turns turned bearing deflecting deflect deflects deflected deflection deflections angling veering bending swinging';

export const PROLONGED = 'prolongation production projection extension continuation';

export const PERPENDICULAR = 'perpendicular perpendicularly normal';

/** A length measured so is no course. */
export const MEASURED = 'measured measuring distant distance offset';

/** What a course may run along, so that the side named is its own. */
export const BEFORE_OWN_SIDE =
  'along with on by following being is forming forms as constituting constitutes upon binding and or marking';

export const INSIDE = 'interior included inside internal';
export const OUTSIDE = 'exterior outside external';

/** Figures by the words that name them. */
export const SHAPES: readonly (readonly [string, string])[] = [
  ['triangle', 'triangular triangle'],
  ['rectangle', 'rectangular rectangle oblong'],
  ['square', 'square'],
  ['equilateral', 'equilateral'],
  ['quadrangle', 'quadrangular quadrangle quadrilateral trapezoidal trapezoid'],
  ['parallelogram', 'parallelogram'],
  ['pentagon', 'pentagonal pentagon'],
  ['hexagon', 'hexagonal hexagon'],
  // Of its lines: each runs to one of the points of the compass.
  ['cardinal', 'cardinal'],
];

/** What stands at corners, by what it is made of: a mark is not called by one of another row. `any` may be any of them. */
export const MARKS_OF: readonly (readonly [string, string])[] = [
  ['iron', 'axle bar bolt pin pipe rebar rod spike nail tube plug tack cap disc disk pinion hub'],
  ['wood', 'post stake stob peg hub'],
  ['stone', 'stone rock boulder bowlder cairn heap pile mound ledge cliff'],
  [
    'tree',
    `alder apple ash aspen basswood beech birch buckeye butternut catalpa cedar cherry chestnut cottonwood cucumber cypress
     dogwood elm fir gum hackberry hawthorn hemlock hickory holly hornbeam ironwood juniper larch laurel linn locust lynn
     magnolia maple mesquite mulberry oak peach pear pecan persimmon pine pinyon poplar sassafras sourwood spruce sycamore
     tamarack tupelo walnut willow tree sapling stump`,
  ],
  ['any', 'mark marker monument pointer cross notch hack blaze hole'],
];

/** Before a tree's noun they tell its kind. */
export const TREE_KINDS =
  'white black red post spanish burr bur live water pin scarlet chestnut willow swamp yellow pitch loblolly sugar silver sweet bitter';
