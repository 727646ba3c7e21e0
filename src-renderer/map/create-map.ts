// The map and its layers, from the ground up: states and counties, tiles, graticule, survey fabric, placed parcels, the
// tracts at hand.

import { defaults as defaultControls, ScaleLine } from 'ol/control.js';
import { createEmpty, extend } from 'ol/extent.js';
import Feature from 'ol/Feature.js';
import GeoJSON from 'ol/format/GeoJSON.js';
import { LineString, Point, Polygon } from 'ol/geom.js';
import { Snap } from 'ol/interaction.js';
import Graticule from 'ol/layer/Graticule.js';
import TileLayer from 'ol/layer/Tile.js';
import VectorLayer from 'ol/layer/Vector.js';
import OlMap from 'ol/Map.js';
import { fromLonLat, transformExtent } from 'ol/proj.js';
import VectorSource from 'ol/source/Vector.js';
import XYZ from 'ol/source/XYZ.js';
import View from 'ol/View.js';
import type { LonLat } from '#core/place/plane.ts';
import type { FeatureCollection } from '#core/schema/local.ts';
import { type BaseLayers, newBaseLayers, styleBase } from '#renderer/map/base-layer.ts';
import {
  armStyle,
  type FabricLayerName,
  fabricStyle,
  figureStyle,
  graticuleStroke,
  graticuleText,
  groundStyle,
  handleStyle,
  type ParcelKind,
  parcelStyle,
} from '#renderer/map/map-styles.ts';

/** The lower forty-eight: where the public land survey lies. */
const HOME = transformExtent([-124.8, 24.5, -66.9, 49.4], 'EPSG:4326', 'EPSG:3857');
export const FABRIC_LAYERS: readonly FabricLayerName[] = ['townships', 'sections', 'parts', 'corners'];

export type Layer = VectorLayer<VectorSource>;

export interface MapParts {
  readonly map: OlMap;
  readonly base: BaseLayers;
  readonly tiles: TileLayer<XYZ>;
  readonly graticule: Graticule;
  readonly fabric: Readonly<Record<FabricLayerName, Layer>>;
  readonly parcels: Layer;
  /** Where the words of the document at hand place its tracts. */
  readonly ground: Layer;
  readonly measured: Layer;
  readonly figures: Layer;
  readonly handles: Layer;
}

/** A tract at hand: its courses on the earth, and the handles of the one that is open. */
export interface MapFigure {
  readonly tract: number;
  readonly active: boolean;
  readonly closed: boolean;
  readonly courses: readonly (readonly LonLat[])[];
  readonly pob: LonLat;
  readonly rotation_deg: number;
  readonly handle: LonLat;
}

const vectorLayer = (zIndex: number): Layer =>
  new VectorLayer({ source: new VectorSource(), zIndex, updateWhileInteracting: true, updateWhileAnimating: true });

export function createMap(target: HTMLElement): MapParts {
  const fabric = {
    parts: vectorLayer(2),
    sections: vectorLayer(3),
    townships: vectorLayer(4),
    corners: vectorLayer(5),
  };
  const parts: Omit<MapParts, 'map'> = {
    base: newBaseLayers(),
    tiles: new TileLayer<XYZ>({ zIndex: 0 }),
    graticule: newGraticule(),
    fabric,
    parcels: vectorLayer(6),
    figures: vectorLayer(7),
    handles: vectorLayer(8),
    ground: vectorLayer(5.5),
    measured: vectorLayer(9),
  };
  const map = new OlMap({
    target,
    controls: defaultControls({ attribution: false, rotate: false }).extend([
      new ScaleLine({ units: 'us', minWidth: 90 }),
    ]),
    layers: layersOf(parts),
    view: new View({ center: [0, 0], zoom: 4, maxZoom: 22, enableRotation: false }),
  });
  // OpenLayers names its buttons by their signs alone.
  for (const button of target.querySelectorAll<HTMLElement>('.ol-zoom button')) button.ariaLabel = button.title;
  map.getView().fit(HOME, { size: map.getSize() ?? [800, 600] });
  for (const layer of [parts.parcels, fabric.corners]) {
    const source = layer.getSource();
    if (source !== null) map.addInteraction(new Snap({ source, pixelTolerance: 10 }));
  }
  return { map, ...parts };
}

const layersOf = ({
  base,
  tiles,
  graticule,
  fabric,
  parcels,
  ground,
  figures,
  handles,
  measured,
}: Omit<MapParts, 'map'>) => [
  ...Object.values(base),
  tiles,
  graticule,
  ...Object.values(fabric),
  ground,
  parcels,
  figures,
  handles,
  measured,
];

const newGraticule = (): Graticule =>
  new Graticule({
    strokeStyle: graticuleStroke(),
    showLabels: true,
    wrapX: false,
    lonLabelPosition: 0,
    latLabelPosition: 1,
    zIndex: 1,
    lonLabelStyle: graticuleText('meridians'),
    latLabelStyle: graticuleText('parallels'),
  });

/** Puts the theme's colours on everything that keeps its own copy of them. */
export function restyle(parts: MapParts): void {
  const visible = parts.graticule.getVisible();
  parts.map.removeLayer(parts.graticule);
  Object.assign(parts, { graticule: newGraticule() });
  parts.graticule.setVisible(visible);
  parts.map.addLayer(parts.graticule);
  styleBase(parts.base);
  for (const layer of [...Object.values(parts.fabric), parts.parcels, parts.ground, parts.figures, parts.handles]) {
    for (const feature of layer.getSource()?.getFeatures() ?? []) styleFeature(feature);
  }
}

const GEOJSON = new GeoJSON({ dataProjection: 'EPSG:4326', featureProjection: 'EPSG:3857' });

export const featuresOfCollection = (collection: FeatureCollection): Feature[] => GEOJSON.readFeatures(collection);

/** Replaces what a layer shows. */
export function showFeatures(
  layer: Layer,
  collection: FeatureCollection,
  role: FabricLayerName | 'parcels' | 'ground',
): void {
  const features = featuresOfCollection(collection);
  for (const feature of features) {
    feature.set('role', role, true);
    styleFeature(feature);
  }
  const source = layer.getSource();
  source?.clear(true);
  source?.addFeatures(features);
}

function styleFeature(feature: Feature): void {
  const role: unknown = feature.get('role');
  const name = nameOf(feature);
  if (role === 'parcels') feature.setStyle(parcelStyle(kindOf(feature), misfitText(feature) ?? name));
  else if (role === 'ground') feature.setStyle(groundStyle(name));
  else if (role === 'figure') feature.setStyle(figureStyle(feature.get('active') === true));
  else if (role === 'pob' || role === 'turn') feature.setStyle(handleStyle(role));
  else if (role === 'arm') feature.setStyle(armStyle());
  else {
    const layer = FABRIC_LAYERS.find((known) => known === role);
    if (layer !== undefined) feature.setStyle(fabricStyle(layer, name, layer !== 'corners'));
  }
}

function nameOf(feature: Feature): string {
  const name: unknown = feature.get('label') ?? feature.get('tract') ?? feature.get('name') ?? '';
  return typeof name === 'string' || typeof name === 'number' ? String(name) : '';
}

/** By how much a course misses its neighbour, or how much ground that is; null for a parcel. */
function misfitText(feature: Feature): string | null {
  const [kind, feet, square] = [kindOf(feature), feature.get('feet') as unknown, feature.get('square_feet') as unknown];
  if (kind === 'parcel') return null;
  if (typeof square === 'number') return `${Math.round(square).toLocaleString('en-US')} sq ft`;
  return typeof feet === 'number' ? `${kind} ${feet.toFixed(1)} ft` : null;
}

const MISFITS = ['gap', 'overlap', 'gap_area', 'overlap_area'] as const;

/** A parcel, a course of it that does not meet its neighbour, or the ground between. */
function kindOf(feature: Feature): ParcelKind {
  const kind: unknown = feature.get('kind');
  return MISFITS.find((known) => known === kind) ?? 'parcel';
}

/** Draws the tracts at hand, and the handles of the open one. */
export function showFigures(parts: MapParts, figures: readonly MapFigure[]): void {
  const drawn = figures.map(figureFeature);
  const active = figures.find((figure) => figure.active);
  replace(parts.figures, drawn);
  replace(parts.handles, active === undefined ? [] : handleFeatures(active));
}

function replace(layer: Layer, features: Feature[]): void {
  for (const feature of features) styleFeature(feature);
  layer.getSource()?.clear(true);
  layer.getSource()?.addFeatures(features);
}

function figureFeature(figure: MapFigure): Feature {
  const way = figure.courses.flat().map((position) => fromLonLat([...position]));
  const geometry = figure.closed ? new Polygon([[...way, way[0] ?? [0, 0]]]) : new LineString(way);
  return new Feature({ geometry, role: 'figure', active: figure.active, tract: figure.tract });
}

function handleFeatures({ pob, handle }: MapFigure): Feature[] {
  const [at, end] = [fromLonLat([...pob]), fromLonLat([...handle])];
  return [
    new Feature({ geometry: new LineString([at, end]), role: 'arm' }),
    new Feature({ geometry: new Point(end), role: 'turn' }),
    new Feature({ geometry: new Point(at), role: 'pob' }),
  ];
}

/** Brings these into sight, no nearer than a zoom step. */
export function fitTo(parts: MapParts, features: readonly Feature[], maxZoom = 19): void {
  if (features.length === 0) return;
  const extent = createEmpty();
  for (const feature of features) extend(extent, feature.getGeometry()?.getExtent() ?? createEmpty());
  parts.map.getView().fit(extent, { padding: [70, 70, 70, 70], maxZoom });
}

export function showTiles(parts: MapParts, address: string): void {
  parts.tiles.setSource(address === '' ? null : new XYZ({ url: address, crossOrigin: 'anonymous' }));
}
