// The words by which a deed tells a value once more, and who has what share.

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
