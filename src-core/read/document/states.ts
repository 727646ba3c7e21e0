// States, territories and provinces by name and abbreviation.

const STATES: readonly (readonly [code: string, name: string, ...abbreviations: string[]])[] = [
  ['AL', 'Alabama', 'Ala'],
  ['AK', 'Alaska'],
  ['AZ', 'Arizona', 'Ariz'],
  ['AR', 'Arkansas', 'Ark'],
  ['CA', 'California', 'Calif', 'Cal'],
  ['CO', 'Colorado', 'Colo'],
  ['CT', 'Connecticut', 'Conn'],
  ['DE', 'Delaware', 'Del'],
  ['DC', 'District of Columbia', 'D.C'],
  ['FL', 'Florida', 'Fla'],
  ['GA', 'Georgia'],
  ['HI', 'Hawaii', 'Hawai‘i', "Hawai'i"],
  ['ID', 'Idaho'],
  ['IL', 'Illinois', 'Ill'],
  ['IN', 'Indiana', 'Ind'],
  ['IA', 'Iowa'],
  ['KS', 'Kansas', 'Kans', 'Kan'],
  ['KY', 'Kentucky'],
  ['LA', 'Louisiana'],
  ['ME', 'Maine'],
  ['MD', 'Maryland'],
  ['MA', 'Massachusetts', 'Mass'],
  ['MI', 'Michigan', 'Mich'],
  ['MN', 'Minnesota', 'Minn'],
  ['MS', 'Mississippi', 'Miss'],
  ['MO', 'Missouri'],
  ['MT', 'Montana', 'Mont'],
  ['NE', 'Nebraska', 'Neb', 'Nebr'],
  ['NV', 'Nevada', 'Nev'],
  ['NH', 'New Hampshire', 'N.H'],
  ['NJ', 'New Jersey', 'N.J'],
  ['NM', 'New Mexico', 'N.M', 'N. Mex'],
  ['NY', 'New York', 'N.Y'],
  ['NC', 'North Carolina', 'N.C', 'N. Car'],
  ['ND', 'North Dakota', 'N.D', 'N. Dak'],
  ['OH', 'Ohio'],
  ['OK', 'Oklahoma', 'Okla'],
  ['OR', 'Oregon', 'Ore', 'Oreg'],
  ['PA', 'Pennsylvania', 'Penna', 'Penn'],
  ['PR', 'Puerto Rico', 'P.R'],
  ['RI', 'Rhode Island', 'R.I'],
  ['SC', 'South Carolina', 'S.C', 'S. Car'],
  ['SD', 'South Dakota', 'S.D', 'S. Dak'],
  ['TN', 'Tennessee', 'Tenn'],
  ['TX', 'Texas', 'Tex'],
  ['UT', 'Utah'],
  ['VT', 'Vermont'],
  ['VA', 'Virginia'],
  ['WA', 'Washington', 'Wash'],
  ['WV', 'West Virginia', 'W.Va', 'W. Va'],
  ['WI', 'Wisconsin', 'Wis'],
  ['WY', 'Wyoming', 'Wyo'],
  ['AB', 'Alberta'],
  ['BC', 'British Columbia', 'B.C'],
  ['MB', 'Manitoba'],
  ['NB', 'New Brunswick', 'N.B'],
  ['NL', 'Newfoundland and Labrador'],
  ['NS', 'Nova Scotia', 'N.S'],
  ['ON', 'Ontario'],
  ['QC', 'Quebec'],
  ['SK', 'Saskatchewan'],
];

const CODE_BY_NAME: ReadonlyMap<string, string> = new Map(
  STATES.flatMap(([code, ...names]) => [
    [code.toLowerCase(), code] as const,
    [code.split('').join('.').toLowerCase(), code] as const,
    ...names.map((name) => [name.toLowerCase(), code] as const),
  ]),
);

const escaped = (name: string): string => name.replaceAll('.', '\\.').replaceAll(' ', '\\s?');

/** A state by its full name; the longer name first, so that West Virginia is not Virginia. */
export const STATE_NAME: string = STATES.map(([, name]) => name)
  .sort((a, b) => b.length - a.length)
  .map((name) => name.replaceAll(' ', '\\s'))
  .join('|');

export const STATE_CODES: readonly string[] = STATES.map(([code]) => code);

/** A state by name, old abbreviation or postal code. */
export const STATE_ANY: string = [
  STATE_NAME,
  ...STATES.flatMap(([, , ...abbreviations]) => abbreviations.map((name) => `${escaped(name)}\\.?`)).sort(
    (a, b) => b.length - a.length,
  ),
  STATE_CODES.join('|'),
].join('|');

/** Two letters of a state as printed, or null. */
export function stateCode(printed: string): string | null {
  const name = printed.trim().replace(/\s+/g, ' ').replace(/\.$/, '').toLowerCase();
  return CODE_BY_NAME.get(name) ?? null;
}

/** The full name; empty where no state has the code. */
export const stateName = (code: string): string => STATES.find(([one]) => one === code)?.[1] ?? '';
