// A way being measured: its points, its legs with their lengths, and the ground between them.
import Feature from 'ol/Feature.js';
import { LineString, Point, Polygon } from 'ol/geom.js';
import { fromLonLat } from 'ol/proj.js';
import { courseBetween, type LonLat } from '#core/place/plane.ts';
import type { Layer } from '#renderer/map/create-map.ts';
import { measureStyle } from '#renderer/map/map-styles.ts';

const feetText = (feet: number): string =>
  `${feet.toLocaleString('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 })} ft`;

export function showMeasured(layer: Layer, points: readonly LonLat[]): void {
  const at = points.map((point) => fromLonLat([...point]));
  const legs = at.slice(1).map((to, i) => {
    const [from, end] = [points[i], points[i + 1]];
    const length = from === undefined || end === undefined ? 0 : courseBetween(from, end).length_ft;
    const leg = new Feature(new LineString([at[i] ?? to, to]));
    leg.setStyle(measureStyle('leg', feetText(length)));
    return leg;
  });
  const marks = at.map((point) => {
    const mark = new Feature(new Point(point));
    mark.setStyle(measureStyle('point', ''));
    return mark;
  });
  const ground = at.length < 3 ? [] : [new Feature(new Polygon([[...at, at[0] ?? []]]))];
  for (const feature of ground) feature.setStyle(measureStyle('ground', ''));
  layer.getSource()?.clear(true);
  layer.getSource()?.addFeatures([...ground, ...legs, ...marks]);
}
