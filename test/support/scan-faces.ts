// The faces that pages of the field are drawn in: typewriters, letterpress, headings and a pen.
import { createRequire } from 'node:module';
import { GlobalFonts } from '@napi-rs/canvas';

const require = createRequire(import.meta.url);
const standard = (file: string): string => require.resolve(`pdfjs-dist/standard_fonts/${file}`);
const golden = (file: string): string => new URL(`../golden/ingest/fonts/${file}`, import.meta.url).pathname;

const FILES = {
  courier: golden('CourierPrime.otf'),
  fixed: standard('FoxitFixed.pfb'),
  elite: require.resolve('@fontsource/special-elite/files/special-elite-latin-400-normal.woff'),
  roman: standard('FoxitSerif.pfb'),
  'roman-bold': standard('FoxitSerifBold.pfb'),
  modern: require.resolve('@fontsource/old-standard-tt/files/old-standard-tt-latin-400-normal.woff'),
  'modern-bold': require.resolve('@fontsource/old-standard-tt/files/old-standard-tt-latin-700-normal.woff'),
  'modern-italic': require.resolve('@fontsource/old-standard-tt/files/old-standard-tt-latin-400-italic.woff'),
  blackletter: require.resolve('@fontsource/unifrakturmaguntia/files/unifrakturmaguntia-latin-400-normal.woff'),
  pen: require.resolve('@fontsource/mr-de-haviland/files/mr-de-haviland-latin-400-normal.woff'),
  poster: standard('LiberationSans-Bold.ttf'),
} as const;
export type Face = keyof typeof FILES;

/** Faces of typewriters, whose letters are struck one by one. */
export const TYPEWRITERS = ['courier', 'fixed', 'elite'] as const satisfies readonly Face[];

for (const [face, file] of Object.entries(FILES)) {
  if (GlobalFonts.registerFromPath(file, `field-${face}`) === null) throw new Error(`The face ${face} did not load.`);
}

export function fontOf(face: Face, size_px: number): string {
  return `${size_px}px "field-${face}"`;
}

export function isTyped(face: Face): boolean {
  return (TYPEWRITERS as readonly Face[]).includes(face);
}
