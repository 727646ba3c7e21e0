// The figures of a body as one SVG picture, one under the other.
import { svgOf } from '#core/drawing/svg.ts';
import { svgTogether } from '#core/drawing/svg-together.ts';
import type { ExtractResponse } from '#core/schema/extract-response.ts';
import { requireDrawn } from '#main/export/drawn-tract.ts';
import { UNPLACED } from '#main/export/feature-facts.ts';
import { togetherOf } from '#main/export/planes.ts';
import { documentName } from '#main/export/words.ts';
import { xmlText } from '#main/export/xml.ts';

const NOTE_HEIGHT = 34;

export function svgPagesOf(body: ExtractResponse): string {
  const single = requireDrawn(body).map(({ figure }) => svgOf(figure));
  const pictures = [...togetherOf(body, []).map(svgTogether), ...single];
  let top = NOTE_HEIGHT;
  const placed = pictures.map((picture, i) => {
    const [, width = '0', height = '0'] = /viewBox="0 0 (\S+) (\S+)"/.exec(picture) ?? [];
    const standing = named(picture, i).replace('<svg ', `<svg y="${top}" `);
    top += Number(height);
    return { standing, width: Number(width) };
  });
  const width = Math.max(...placed.map((one) => one.width));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${top}" width="${width}" height="${top}">`,
    `<title>${xmlText(documentName(body))}</title>`,
    `<rect width="${width}" height="${top}" fill="#ffffff"/>`,
    `<text x="28" y="24" font-family="Inter, 'Helvetica Neue', Arial, sans-serif" font-size="13" fill="#56606b">${xmlText(`${documentName(body)}. ${UNPLACED}`)}</text>`,
    ...placed.map(({ standing }) => standing),
    '</svg>',
    '',
  ].join('\n');
}

/** Names of elements are single in a document: each picture's own get its number. */
const named = (picture: string, i: number): string =>
  picture
    .replace('aria-labelledby="title description"', `aria-labelledby="title-${i + 1} description-${i + 1}"`)
    .replace('id="title"', `id="title-${i + 1}"`)
    .replace('id="description"', `id="description-${i + 1}"`);
