// How things look on the map, in the colours of the theme that is in force.
import { Circle as CircleStyle, Fill, RegularShape, Stroke, Style, Text } from 'ol/style.js';

const pen = document.createElement('canvas').getContext('2d');

/** As a six-digit hexadecimal, which the pen makes of the system's own colours too. */
function colour(name: string): string {
  const token = getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim();
  if (pen === null) return token;
  pen.fillStyle = token;
  return pen.fillStyle;
}

/** The colour with some of it taken away. */
const faint = (name: string, share: number): string =>
  colour(name) +
  Math.round(share * 255)
    .toString(16)
    .padStart(2, '0');

export type FabricLayerName = 'townships' | 'sections' | 'parts' | 'corners';

const label = (text: string, size: number): Text =>
  new Text({
    text,
    font: `600 ${String(size)}px "Inter Variable", sans-serif`,
    fill: new Fill({ color: colour('ink-3') }),
    stroke: new Stroke({ color: colour('ground'), width: 3 }),
    overflow: false,
  });

export function fabricStyle(layer: FabricLayerName, name: string, labelled: boolean): Style {
  if (layer === 'corners') {
    return new Style({
      image: new RegularShape({
        points: 4,
        radius: 4,
        angle: Math.PI / 4,
        fill: new Fill({ color: colour('panel') }),
        stroke: new Stroke({ color: colour('ink-3'), width: 1 }),
      }),
    });
  }
  const widths = { townships: 2, sections: 1.1, parts: 0.7 } as const;
  const stroke = new Stroke({
    color: layer === 'parts' ? faint('ink-3', 0.6) : colour('ink-3'),
    width: widths[layer],
    ...(layer === 'parts' ? { lineDash: [4, 4] } : {}),
  });
  const text = labelled && name !== '' ? { text: label(name, layer === 'townships' ? 13 : 11) } : {};
  return new Style({ stroke, ...text });
}

/** The style of a state or a county for its name; empty where it is not to be named. */
export function baseStyle(of: 'states' | 'counties'): (name: string) => Style {
  const stroke = new Stroke(
    of === 'states' ? { color: colour('line-strong'), width: 1.4 } : { color: colour('line'), width: 1 },
  );
  const fill = of === 'states' ? { fill: new Fill({ color: colour('panel') }) } : {};
  const styles = new Map<string, Style>();
  return (name) => {
    const known = styles.get(name);
    if (known !== undefined) return known;
    const style = new Style({ stroke, ...fill, ...(name === '' ? {} : { text: baseLabel(name, of) }) });
    styles.set(name, style);
    return style;
  };
}

function baseLabel(name: string, of: 'states' | 'counties'): Text {
  const text = label(of === 'states' ? name.toUpperCase() : name, of === 'states' ? 11 : 10);
  text.setFill(new Fill({ color: colour(of === 'states' ? 'ink-2' : 'ink-3') }));
  text.setStroke(new Stroke({ color: colour('panel'), width: 3 }));
  return text;
}

/** Where the words of the deed place it: outlined, and not filled as land that is placed. */
export function groundStyle(name: string): Style {
  const text = label(name, 12);
  text.setFill(new Fill({ color: colour('accent') }));
  text.setOverflow(true);
  return new Style({
    stroke: new Stroke({ color: colour('accent'), width: 2.5, lineDash: [10, 6] }),
    fill: new Fill({ color: faint('accent', 0.06) }),
    ...(name === '' ? {} : { text }),
  });
}

export function measureStyle(part: 'leg' | 'point' | 'ground', measure: string): Style {
  if (part === 'ground') return new Style({ fill: new Fill({ color: faint('focus', 0.14) }) });
  const fill = new Fill({ color: colour('focus') });
  if (part === 'point') {
    const stroke = new Stroke({ color: colour('panel'), width: 1.5 });
    return new Style({ image: new CircleStyle({ radius: 4.5, fill, stroke }), zIndex: 12 });
  }
  const text = label(measure, 11);
  text.setPlacement('line');
  text.setTextBaseline('bottom');
  text.setFill(fill);
  return new Style({ stroke: new Stroke({ color: colour('focus'), width: 2 }), text, zIndex: 11 });
}

export type ParcelKind = 'parcel' | 'gap' | 'overlap' | 'gap_area' | 'overlap_area';

/** A parcel is filled; a course that leaves a gap to its neighbour or overlaps it is a heavy line with its measure. */
export function parcelStyle(kind: ParcelKind, name: string): Style {
  if (kind === 'gap_area' || kind === 'overlap_area') {
    const tint = kind === 'gap_area' ? 'info' : 'fail';
    const text = label(name, 11);
    text.setFill(new Fill({ color: colour(tint) }));
    return new Style({ fill: new Fill({ color: faint(tint, 0.4) }), text, zIndex: 4 });
  }
  if (kind === 'parcel') {
    return new Style({
      fill: new Fill({ color: faint('accent', 0.14) }),
      stroke: new Stroke({ color: colour('accent'), width: 1.5 }),
      ...(name === '' ? {} : { text: label(name, 12) }),
    });
  }
  const text = label(name, 11);
  text.setPlacement('line');
  text.setTextBaseline('bottom');
  const tint = colour(kind === 'gap' ? 'info' : 'fail');
  text.setFill(new Fill({ color: tint }));
  return new Style({
    stroke: new Stroke({ color: tint, width: 4, ...(kind === 'gap' ? { lineDash: [8, 6] } : {}) }),
    text,
    zIndex: 5,
  });
}

export function figureStyle(active: boolean): Style {
  return new Style({
    stroke: new Stroke({ color: colour(active ? 'review' : 'accent'), width: active ? 3 : 2 }),
    fill: new Fill({ color: faint('review', active ? 0.16 : 0.06) }),
  });
}

export function handleStyle(kind: 'pob' | 'turn'): Style {
  const fill = new Fill({ color: colour(kind === 'pob' ? 'review' : 'panel') });
  const stroke = new Stroke({ color: colour(kind === 'pob' ? 'panel' : 'review'), width: 2 });
  return new Style({ image: new CircleStyle({ radius: kind === 'pob' ? 8 : 7, fill, stroke }), zIndex: 10 });
}

export const armStyle = (): Style =>
  new Style({ stroke: new Stroke({ color: colour('review'), width: 1.5, lineDash: [4, 4] }) });

export const graticuleStroke = (): Stroke => new Stroke({ color: faint('ink-3', 0.35), width: 1, lineDash: [1, 4] });

/** Along the right edge for parallels, along the foot for meridians. */
export function graticuleText(of: 'parallels' | 'meridians'): Text {
  const text = label('', 10);
  if (of === 'parallels') text.setTextAlign('end');
  else text.setTextBaseline('bottom');
  text.setOffsetX(of === 'parallels' ? -6 : 0);
  text.setOffsetY(of === 'parallels' ? -8 : -6);
  return text;
}
