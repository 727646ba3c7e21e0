// The words by which a deed says once more where its land lies and how much it is, and nothing else.

export const PLACING =
  'all the same being be in within said of on out a an which is are it lies lie lying situate situated located known designated shown as platted recorded plat book volume page at and aforesaid above described premises property land tract parcel county state no number survey abstract';

export const TOTALLING =
  'two three four five both tracts parcels lots together containing contains contain in all total totaling aggregating aggregate acres acre more or less altogether';

/** A value is told once more. */
export const AGAIN =
  'that is to say or being i e same the deed record recorded rec plat map called by of as measured meas equal equals viz namely';
