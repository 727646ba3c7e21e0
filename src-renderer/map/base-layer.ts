// The ground that ships: states and counties with their names, to find one's way without a network.
import type Feature from 'ol/Feature.js';
import TopoJSON from 'ol/format/TopoJSON.js';
import VectorLayer from 'ol/layer/Vector.js';
import VectorSource from 'ol/source/Vector.js';
import { countyKey, isCityName } from '#core/place/county-name.ts';
import { findState, STATES } from '#core/plss/states.ts';
import type { Layer } from '#renderer/map/create-map.ts';
import { baseStyle } from '#renderer/map/map-styles.ts';

const FILES = import.meta.glob<string>('../../resources/base/*.topojson', { query: '?url', import: 'default' });

export interface BaseLayers {
  readonly states: Layer;
  readonly counties: Layer;
}

/** Closer than this, in map units a pixel, county lines help more than they clutter. */
const COUNTIES_FROM = 2500;
const COUNTY_NAMES_FROM = 700;
const STATE_NAMES_FROM = 12_000;

export function newBaseLayers(): BaseLayers {
  const layer = (zIndex: number): Layer => new VectorLayer({ source: new VectorSource(), zIndex, declutter: true });
  const made = { states: layer(-2), counties: layer(-1) };
  made.counties.setMaxResolution(COUNTIES_FROM);
  styleBase(made);
  return made;
}

/** In the colours of the theme that is in force. */
export function styleBase({ states, counties }: BaseLayers): void {
  const nameOf = (feature: { get: (key: string) => unknown }): string => String(feature.get('name') ?? '');
  const state = baseStyle('states');
  const county = baseStyle('counties');
  states.setStyle((feature, resolution) => state(resolution < STATE_NAMES_FROM ? nameOf(feature) : ''));
  counties.setStyle((feature, resolution) => county(resolution < COUNTY_NAMES_FROM ? nameOf(feature) : ''));
}

let read: Promise<Feature[]> | null = null;

/** Read once; a map opened later has it at hand. */
function readBase(): Promise<Feature[]> {
  read ??= (async () => {
    const [load] = Object.values(FILES);
    if (load === undefined) throw new Error('The application was built without its base map.');
    const reply = await fetch(await load());
    if (!reply.ok) throw new Error(`The base map could not be read (${String(reply.status)}).`);
    const format = new TopoJSON({ layerName: 'layer' });
    return format.readFeatures(await reply.text(), { featureProjection: 'EPSG:3857' }) as Feature[];
  })();
  return read;
}

export async function fillBase({ states, counties }: BaseLayers): Promise<void> {
  const features = await readBase();
  const of = (layer: string): Feature[] => features.filter((feature) => feature.get('layer') === layer);
  if (states.getSource()?.getFeatures().length === 0) states.getSource()?.addFeatures(of('states'));
  if (counties.getSource()?.getFeatures().length === 0) counties.getSource()?.addFeatures(of('counties'));
}

export interface CountyNamed {
  readonly county: string;
  readonly state: string;
}

/** The county of a deed, or else its state; null when the base has neither. */
export async function findCountyGround({
  county,
  state,
}: CountyNamed): Promise<{ kind: 'county' | 'state'; feature: Feature } | null> {
  const features = await readBase();
  const name = STATES[findState(state) ?? ''];
  const within = features.find((feature) => feature.get('layer') === 'states' && feature.get('name') === name);
  if (within === undefined) return null;
  const [key, number] = [countyKey(county), String(within.getId())];
  const named = features.filter(
    (feature) =>
      feature.get('layer') === 'counties' &&
      String(feature.getId()).startsWith(number) &&
      key !== '' &&
      countyKey(String(feature.get('name'))) === key,
  );
  // By the Census Bureau's numbers an independent city has 510 or more.
  const city = named.find((feature) => Number(String(feature.getId()).slice(2)) >= 510);
  const plain = named.find((feature) => feature !== city);
  const found = isCityName(county) ? (city ?? plain) : (plain ?? city);
  return found === undefined ? { kind: 'state', feature: within } : { kind: 'county', feature: found };
}
