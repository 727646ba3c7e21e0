// From the coordinate system of a fabric file to WGS 84: geographic NAD 83 and WGS 84, web Mercator, and anything that
// comes with its own definition, such as a state plane zone.
import proj4 from 'proj4';
import { UnreadableFabric } from '#main/fabric/source-feature.ts';

/** Turns x, y of the file into longitude and latitude. */
export type ToLonLat = (x: number, y: number) => [number, number];

/** NAD 83 and WGS 84 part by a metre or two that the fabric's own accuracy does not resolve; BLM treats them alike. */
const GEOGRAPHIC = new Set(['4326', '4269', '4152', '4759', '6318', '4979', '9000', 'crs84', 'crs83']);
const MERCATOR = new Set(['3857', '102100', '102113', '900913', '3785']);

/** Already longitude and latitude. */
export const asItIs: ToLonLat = (x, y) => [x, y];

function codeOf(text: string): string | null {
  const short = /^(?:urn:ogc:def:crs:)?(?:EPSG|ESRI|OGC)(?::[\d.]*)?:+([\w]+)$/i.exec(text.trim());
  if (short) return (short[1] ?? '').toLowerCase();
  // The last authority of a WKT definition is that of the whole.
  const authorities = [...text.matchAll(/(?:AUTHORITY|ID)\s*\[\s*"(?:EPSG|ESRI)"\s*,\s*"?(\d+)"?\s*\]\s*\]\s*$/gi)];
  return authorities.at(-1)?.[1] ?? null;
}

function utmOf(code: string): string | null {
  const zone = Number(code.slice(-2));
  if (zone < 1 || zone > 60) return null;
  if (/^269\d\d$/.test(code) && zone <= 23) return `+proj=utm +zone=${zone} +ellps=GRS80 +units=m +no_defs`;
  if (/^326\d\d$/.test(code)) return `+proj=utm +zone=${zone} +datum=WGS84 +units=m +no_defs`;
  return null;
}

function converter(definition: string): ToLonLat {
  try {
    const transform = proj4(definition, 'WGS84');
    return (x, y) => {
      const [lon, lat] = transform.forward([x, y]);
      return [lon ?? Number.NaN, lat ?? Number.NaN];
    };
  } catch {
    throw new UnreadableFabric('Its coordinate system could not be read. Save it as WGS 84 longitude and latitude.');
  }
}

/** An empty definition leaves numbers as they are; the importer then checks that they are degrees. */
export function toLonLat(definition: string): ToLonLat {
  const text = definition.trim();
  if (text === '') return asItIs;
  if (/North_American_1927|NAD[_ ]?(?:19)?27|EPSG:+4267/i.test(text)) {
    throw new UnreadableFabric('It is in NAD 27, which takes a grid shift to convert. Save it as NAD 83 or WGS 84.');
  }
  const code = codeOf(text);
  if (code !== null && GEOGRAPHIC.has(code)) return asItIs;
  if ((code !== null && MERCATOR.has(code)) || /Web_Mercator|Pseudo-Mercator|Popular Visualisation/i.test(text)) {
    return converter('EPSG:3857');
  }
  if (/^\s*(?:GEOGCS|GEOGCRS|GEODCRS)\b/i.test(text)) return asItIs;
  if (/^\s*(?:PROJCS|PROJCRS|BOUNDCRS|COMPD_CS|COMPOUNDCRS)\b|^\+proj/i.test(text)) return converter(text);
  const utm = code === null ? null : utmOf(code);
  if (utm !== null) return converter(utm);
  throw new UnreadableFabric(`Its coordinate system (${text.slice(0, 60)}) is not known here. Save it as WGS 84.`);
}
