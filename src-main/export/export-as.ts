// The formats that offices use beside certificate, DXF and GeoPackage: one row each.
import { type EXPORT_FORMATS, EXPORT_MEDIA_TYPES } from '#core/api/export-formats.ts';
import type { ExtractResponse } from '#core/schema/extract-response.ts';
import type { Placement } from '#core/schema/placement.ts';
import { csvOf } from '#main/export/csv.ts';
import { geojsonOf } from '#main/export/geojson.ts';
import { kmlOf } from '#main/export/kml.ts';
import { landxmlOf } from '#main/export/landxml.ts';
import { reportOf } from '#main/export/report.ts';
import { shapefileOf } from '#main/export/shapefile.ts';
import { svgPagesOf } from '#main/export/svg-pages.ts';
import { traverseTextOf } from '#main/export/traverse-text.ts';

export type ExportFormat = (typeof EXPORT_FORMATS)[number];

export interface ExportedFile {
  readonly bytes: Uint8Array;
  readonly media_type: string;
  readonly file_name: string;
}

interface FormatRow {
  /** What follows the document's name; a format that cannot say inside that it is unplaced says it here. */
  readonly ending: string;
  readonly write: (body: ExtractResponse, placements: readonly Placement[]) => string | Uint8Array;
}

const FORMATS: Readonly<Record<ExportFormat, FormatRow>> = {
  geojson: { ending: '.geojson', write: geojsonOf },
  kml: { ending: '.kml', write: kmlOf },
  shapefile: { ending: '-shapefile.zip', write: shapefileOf },
  landxml: { ending: '.landxml.xml', write: landxmlOf },
  traverse: { ending: '-traverse-unplaced.txt', write: traverseTextOf },
  csv: { ending: '-calls.csv', write: csvOf },
  svg: { ending: '.svg', write: svgPagesOf },
  report: { ending: '-report.md', write: reportOf },
};

/** The body in a format; placements are those of the body's document, and only placed formats look at them. */
export function exportAs(
  format: ExportFormat,
  body: ExtractResponse,
  placements: readonly Placement[] = [],
): ExportedFile {
  const { ending, write } = FORMATS[format];
  const written = write(body, placements);
  return {
    bytes: typeof written === 'string' ? Buffer.from(written, 'utf8') : written,
    media_type: EXPORT_MEDIA_TYPES[format],
    file_name: `${fileStem(body)}${ending}`,
  };
}

/** The document's name without its extension, in characters that every file system takes. */
export function fileStem(body: ExtractResponse): string {
  const stem = body.document
    .replace(/\.[A-Za-z0-9]{1,5}$/, '')
    .replace(/[^A-Za-z0-9._ -]+/g, '-')
    .replace(/^[. -]+|[. -]+$/g, '')
    .slice(0, 100);
  return stem === '' ? 'legal-description' : stem;
}
