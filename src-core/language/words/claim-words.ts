// The words in which the figure of some land is told of, and nothing done to it: its parts, its measures, and how they are stated.

/** Nouns of a figure and of its measures; those of land are beside them in their own list. */
export const FIGURE_PARTS = `
  figure polygon survey description outline shape form perimeter circumference circuit boundary boundaries bounds
  side sides line lines course courses call calls distance distances bearing bearings corner corners angle angles
  front frontage rear bound limit end ends depth width breadth length lengths size dimension dimensions measurement measurements sum total whole
  diagonal diagonals strip street road avenue lane highway alley curve curves curved arc arcs delta central chord chords radius radii tangent tangents center centre point place beginning end acre acres area quantity
`;

/** Verbs that only state what a figure is. */
export const FIGURE_STATED = `
  has have having measure measures measuring measured make makes making made form forms forming formed bounded bound bounds bounding
  described given stated computed understood noted checked verified bears bear bearing begins begin straight long just run runs running lie lies lying extend extends extending enclose encloses enclosing enclosed
  comprise comprises comprising consist consists consisting contain contains containing close closes closed laid hold holds
  turn turned turns meet meets meeting intersect intersects intersecting join joins joining deflecting fronts fronting mentioned marks marking marked written numbered kept keep keeps keeping equals situate situated located follow follows followed be do does describe describes
  complete completes come comes amount amounts added adding together gives give reckoned count counted counting go goes going walk walks walked bend bends bending turning curving stand stands standing leave leaves leaving reduced touch touches touched met
`;

/** Other words of figures that are no words of deeds besides. */
export const FIGURE_WORDS = `
  sided cornered shaped irregular irregularly regular oblong rectangular triangular trapezoidal parallelogram triangle rectangle
  trapezoid quadrilateral quadrangle quadrangular polygonal pentagon hexagon square l u t z clockwise counterclockwise
  counter anticlockwise sun hand longest shortest longer shorter deflection x across between opposite equal equals parallel right
  left uniform uniformly equally throughout equilateral concave convex back common same wide deep cardinal compass due surveyor closing both check each every other others another such so all before aforesaid interior exterior inside included north south east west
`;

/** Words of a closure that was found. */
export const CLOSURE_WORDS = `
  closure misclosure closes closed close precision error traverse field work survey adjustment adjusted unadjusted balanced
  balancing compass rule ratio relative linear mathematical calculated computed exceeds exceeding exceed better than least
  squares part parts foot feet ft before after using minimum found accuracy description plat loop angular bowditch within raw
`;

/** A figure that is closed so well may pass; what tells of a worse one does not. */
export const CLOSING = 'closure misclosure closes closed close precision';

/** Beside a noun they tell of other land, of another time, or of a fault. */
export const OF_ANOTHER = `
  adjoining adjacent neighboring neighbouring contiguous abutting former formerly original originally old prior previous
  previously remaining undivided partially partly vacated proposed off out under except less minus too
`;

/** Which way around a figure is run. */
export const RIGHT_AROUND = 'clockwise';
export const LEFT_AROUND = 'counterclockwise anticlockwise';
