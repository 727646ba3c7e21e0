// State plane zones of 1983 and how far their grid north stands from true north at a place.
// Parameters after the State Plane Coordinate System of 1983 (NOAA Manual NOS NGS 5).
import type { LonLat } from '#core/place/plane.ts';

/** Name and central meridian of a transverse Mercator zone; a Lambert zone adds its standard parallels. */
type Zone = readonly [name: string, meridian: number, south?: number, north?: number];

const ZONES: readonly Zone[] = [
  ['Alabama East', -85.8333333333],
  ['Alabama West', -87.5],
  ['Alaska zone 10', -176, 53.8333333333, 51.8333333333],
  ['Alaska zone 2', -142],
  ['Alaska zone 3', -146],
  ['Alaska zone 4', -150],
  ['Alaska zone 5', -154],
  ['Alaska zone 6', -158],
  ['Alaska zone 7', -162],
  ['Alaska zone 8', -166],
  ['Alaska zone 9', -170],
  ['Arizona Central', -111.9166666667],
  ['Arizona East', -110.1666666667],
  ['Arizona West', -113.75],
  ['Arkansas North', -92, 36.2333333333, 34.9333333333],
  ['Arkansas South', -92, 34.7666666667, 33.3],
  ['California zone 1', -122, 41.6666666667, 40],
  ['California zone 2', -122, 39.8333333333, 38.3333333333],
  ['California zone 3', -120.5, 38.4333333333, 37.0666666667],
  ['California zone 4', -119, 37.25, 36],
  ['California zone 5', -118, 35.4666666667, 34.0333333333],
  ['California zone 6', -116.25, 33.8833333333, 32.7833333333],
  ['Colorado Central', -105.5, 39.75, 38.45],
  ['Colorado North', -105.5, 40.7833333333, 39.7166666667],
  ['Colorado South', -105.5, 38.4333333333, 37.2333333333],
  ['Connecticut', -72.75, 41.8666666667, 41.2],
  ['Delaware', -75.4166666667],
  ['Florida East', -81],
  ['Florida North', -84.5, 30.75, 29.5833333333],
  ['Florida West', -82],
  ['Georgia East', -82.1666666667],
  ['Georgia West', -84.1666666667],
  ['Hawaii zone 1', -155.5],
  ['Hawaii zone 2', -156.6666666667],
  ['Hawaii zone 3', -158],
  ['Hawaii zone 4', -159.5],
  ['Hawaii zone 5', -160.1666666667],
  ['Idaho Central', -114],
  ['Idaho East', -112.1666666667],
  ['Idaho West', -115.75],
  ['Illinois East', -88.3333333333],
  ['Illinois West', -90.1666666667],
  ['Indiana East', -85.6666666667],
  ['Indiana West', -87.0833333333],
  ['Iowa North', -93.5, 43.2666666667, 42.0666666667],
  ['Iowa South', -93.5, 41.7833333333, 40.6166666667],
  ['Kansas North', -98, 39.7833333333, 38.7166666667],
  ['Kansas South', -98.5, 38.5666666667, 37.2666666667],
  ['Kentucky North', -84.25, 37.9666666667, 38.9666666667],
  ['Kentucky South', -85.75, 37.9333333333, 36.7333333333],
  ['Louisiana North', -92.5, 32.6666666667, 31.1666666667],
  ['Louisiana South', -91.3333333333, 30.7, 29.3],
  ['Maine East', -68.5],
  ['Maine West', -70.1666666667],
  ['Maryland', -77, 39.45, 38.3],
  ['Massachusetts Island', -70.5, 41.4833333333, 41.2833333333],
  ['Massachusetts Mainland', -71.5, 42.6833333333, 41.7166666667],
  ['Michigan Central', -84.3666666667, 45.7, 44.1833333333],
  ['Michigan North', -87, 47.0833333333, 45.4833333333],
  ['Michigan South', -84.3666666667, 43.6666666667, 42.1],
  ['Minnesota Central', -94.25, 47.05, 45.6166666667],
  ['Minnesota North', -93.1, 48.6333333333, 47.0333333333],
  ['Minnesota South', -94, 45.2166666667, 43.7833333333],
  ['Mississippi East', -88.8333333333],
  ['Mississippi West', -90.3333333333],
  ['Missouri Central', -92.5],
  ['Missouri East', -90.5],
  ['Missouri West', -94.5],
  ['Montana', -109.5, 49, 45],
  ['Nebraska', -100, 43, 40],
  ['Nevada Central', -116.6666666667],
  ['Nevada East', -115.5833333333],
  ['Nevada West', -118.5833333333],
  ['New Hampshire', -71.6666666667],
  ['New Jersey', -74.5],
  ['New Mexico Central', -106.25],
  ['New Mexico East', -104.3333333333],
  ['New Mexico West', -107.8333333333],
  ['New York Central', -76.5833333333],
  ['New York East', -74.5],
  ['New York Long Island', -74, 41.0333333333, 40.6666666667],
  ['New York West', -78.5833333333],
  ['North Carolina', -79, 36.1666666667, 34.3333333333],
  ['North Dakota North', -100.5, 48.7333333333, 47.4333333333],
  ['North Dakota South', -100.5, 47.4833333333, 46.1833333333],
  ['Ohio North', -82.5, 41.7, 40.4333333333],
  ['Ohio South', -82.5, 40.0333333333, 38.7333333333],
  ['Oklahoma North', -98, 36.7666666667, 35.5666666667],
  ['Oklahoma South', -98, 35.2333333333, 33.9333333333],
  ['Oregon North', -120.5, 46, 44.3333333333],
  ['Oregon South', -120.5, 44, 42.3333333333],
  ['Pennsylvania North', -77.75, 41.95, 40.8833333333],
  ['Pennsylvania South', -77.75, 40.9666666667, 39.9333333333],
  ['Rhode Island', -71.5],
  ['South Carolina', -81, 34.8333333333, 32.5],
  ['South Dakota North', -100, 45.6833333333, 44.4166666667],
  ['South Dakota South', -100.3333333333, 44.4, 42.8333333333],
  ['Tennessee', -86, 36.4166666667, 35.25],
  ['Texas Central', -100.3333333333, 31.8833333333, 30.1166666667],
  ['Texas North', -101.5, 36.1833333333, 34.65],
  ['Texas North Central', -98.5, 33.9666666667, 32.1333333333],
  ['Texas South', -98.5, 27.8333333333, 26.1666666667],
  ['Texas South Central', -99, 30.2833333333, 28.3833333333],
  ['Utah Central', -111.5, 40.65, 39.0166666667],
  ['Utah North', -111.5, 41.7833333333, 40.7166666667],
  ['Utah South', -111.5, 38.35, 37.2166666667],
  ['Vermont', -72.5],
  ['Virginia North', -78.5, 39.2, 38.0333333333],
  ['Virginia South', -78.5, 37.9666666667, 36.7666666667],
  ['Washington North', -120.8333333333, 48.7333333333, 47.5],
  ['Washington South', -120.5, 47.3333333333, 45.8333333333],
  ['West Virginia North', -79.5, 40.25, 39],
  ['West Virginia South', -81, 38.8833333333, 37.4833333333],
  ['Wisconsin Central', -90, 45.5, 44.25],
  ['Wisconsin North', -90, 46.7666666667, 45.5666666667],
  ['Wisconsin South', -90, 44.0666666667, 42.7333333333],
  ['Wyoming East', -105.1666666667],
  ['Wyoming East Central', -107.3333333333],
  ['Wyoming West', -110.0833333333],
  ['Wyoming West Central', -108.75],
];

const DEGREE = Math.PI / 180;
const ECCENTRICITY = Math.sqrt(0.0066943800229);

/** Constant of the cone of a Lambert zone (Snyder 15-8). */
function coneOf(south: number, north: number): number {
  const m = (lat: number) => Math.cos(lat) / Math.sqrt(1 - (ECCENTRICITY * Math.sin(lat)) ** 2);
  const t = (lat: number) => {
    const e = ECCENTRICITY * Math.sin(lat);
    return Math.tan(Math.PI / 4 - lat / 2) / ((1 - e) / (1 + e)) ** (ECCENTRICITY / 2);
  };
  const [a, b] = [south * DEGREE, north * DEGREE];
  return Math.log(m(a) / m(b)) / Math.log(t(a) / t(b));
}

/** Degrees to add to a grid azimuth of the zone to make it a geodetic one at this place. */
function convergenceAt([, meridian, south, north]: Zone, [lon, lat]: LonLat): number {
  const away = lon - meridian;
  if (south !== undefined && north !== undefined) return coneOf(south, north) * away;
  return Math.atan(Math.tan(away * DEGREE) * Math.sin(lat * DEGREE)) / DEGREE;
}

export interface GridNorth {
  zone: string;
  convergence_deg: number;
}

const plain = (text: string): string => text.toLowerCase().replaceAll(/[^a-z0-9]+/g, ' ');

/** The zone that a basis of bearings names, with the state from the document when the words leave it out. */
export function findGridNorth(basis: string, state: string, at: LonLat): GridNorth | null {
  const words = ` ${plain(basis)} `;
  // A datum alone ("geodetic north, NAD 83") is no grid.
  if (/ utm | universal transverse /.test(words)) return null;
  const isGrid = / state plane | grid | coordinate system | spcs /.test(words);
  if (!isGrid && (!/ zone /.test(words) || / (?:geodetic|true|astronomic) /.test(words))) return null;
  const named = ZONES.filter(([name]) => isNamedWhole(words, name, isGrid) || mentions(words, name, state, isGrid));
  // "North Central" holds both "North" and "Central": the longest name is the one meant.
  const best = named.toSorted((a, b) => b[0].length - a[0].length)[0];
  if (best === undefined) return null;
  return { zone: best[0], convergence_deg: convergenceAt(best, at) };
}

/** "Kansas South"; a state with one zone only is no zone unless the words speak of a grid. */
const isNamedWhole = (words: string, name: string, isGrid: boolean): boolean =>
  words.includes(` ${plain(name)} `) && (isGrid || !STATE_NAMES.includes(name));

/** State and zone apart: "Texas State Plane Coordinate System, Central Zone", or a state with one zone only. */
function mentions(words: string, name: string, state: string, isGrid: boolean): boolean {
  const home = STATE_NAMES.find((one) => name.startsWith(one));
  if (home === undefined || (!words.includes(` ${plain(home)} `) && plain(state).trim() !== plain(home))) return false;
  const zone = plain(name.slice(home.length)).trim();
  if (zone === '') return isGrid;
  return (
    words.includes(` ${zone} zone `) ||
    words.includes(` zone ${zone.replace('zone ', '')} `) ||
    words.includes(` state plane ${zone} `) ||
    words.includes(` coordinate system ${zone} `)
  );
}

const STATE_NAMES: readonly string[] = [
  'Alabama',
  'Alaska',
  'Arizona',
  'Arkansas',
  'California',
  'Colorado',
  'Connecticut',
  'Delaware',
  'Florida',
  'Georgia',
  'Hawaii',
  'Idaho',
  'Illinois',
  'Indiana',
  'Iowa',
  'Kansas',
  'Kentucky',
  'Louisiana',
  'Maine',
  'Maryland',
  'Massachusetts',
  'Michigan',
  'Minnesota',
  'Mississippi',
  'Missouri',
  'Montana',
  'Nebraska',
  'Nevada',
  'New Hampshire',
  'New Jersey',
  'New Mexico',
  'New York',
  'North Carolina',
  'North Dakota',
  'Ohio',
  'Oklahoma',
  'Oregon',
  'Pennsylvania',
  'Rhode Island',
  'South Carolina',
  'South Dakota',
  'Tennessee',
  'Texas',
  'Utah',
  'Vermont',
  'Virginia',
  'Washington',
  'West Virginia',
  'Wisconsin',
  'Wyoming',
];
