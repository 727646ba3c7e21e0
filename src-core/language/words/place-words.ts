// The words by which a deed says once more where its land lies, how much it is and who has what share, and nothing else.

export const PLACING =
  'all the same being be in within said of on out a an which is are it lies lie lying situate situated located known designated shown as platted recorded plat book volume page at and aforesaid above foregoing described premises property land tract parcel county state no number survey abstract';

export const TOTALLING =
  'two three four five both tracts parcels lots together containing contains contain in all total totaling aggregating aggregate acres acre more or less altogether amounting amounts to carried assessed upon tax books rolls';

/** A value is told once more. */
export const AGAIN =
  'that is to say or being i e same the deed record recorded rec plat map called by of as measured meas equal equals viz namely';

/** What a share may be of besides the land. */
export const OF_RIGHTS = `
  mineral minerals oil gas coal royalty royalties ore ores water ditch stock tax taxes cost costs expense expenses maintenance rent rents
  crop crops wall rate annum mortgage note debt vote votes proceeds price stockholders directors members stamp stamps millage paid payable entirety entireties
`;

/** Beside a fraction they make a share of it. */
export const SHARED = `
  interest interests int share shares part parts fee title owner owners owns owned owning ownership estate undivided und conveys convey
  conveyed transferred transfers premises tract property moiety whole
`;

/** What land does with its area, some of them with "in", "to" or "round" behind. */
export const MEASURING =
  'has have having hold holds holding held take takes taking cover covers covering count counts counting run runs running go goes going come comes coming amount amounts amounting make makes making measure measures measuring embrace embraces embracing enclose encloses enclosing foot foots footing figure figures';
