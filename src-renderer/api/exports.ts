// Everything a held result can be turned into, and how each is asked for.
import type { EXPORT_FORMATS } from '#core/api/export-formats.ts';
import type { CertificateFacts } from '#core/schema/certificate-facts.ts';
import { saveFile } from '#renderer/api/files.ts';
import { service } from '#renderer/api/service.ts';

type OtherFormat = (typeof EXPORT_FORMATS)[number];
export type ExportId = 'certificate' | 'dxf' | 'geopackage' | 'json' | OtherFormat;

export interface ExportKind {
  readonly id: ExportId;
  readonly label: string;
  readonly hint: string;
  readonly extension: string;
}

export const EXPORTS: readonly ExportKind[] = [
  { id: 'certificate', label: 'Certificate', hint: 'PDF', extension: '.certificate.pdf' },
  { id: 'dxf', label: 'CAD drawing', hint: 'DXF R2010', extension: '.dxf' },
  { id: 'geopackage', label: 'GIS file', hint: 'GeoPackage', extension: '.gpkg' },
  { id: 'json', label: 'Signed extraction', hint: 'JSON', extension: '.json' },
  { id: 'geojson', label: 'GeoJSON', hint: 'GeoJSON', extension: '.geojson' },
  { id: 'kml', label: 'Google Earth', hint: 'KML', extension: '.kml' },
  { id: 'shapefile', label: 'Shapefile', hint: 'ZIP', extension: '.shapefile.zip' },
  { id: 'landxml', label: 'LandXML', hint: 'XML', extension: '.landxml.xml' },
  { id: 'traverse', label: 'Traverse file', hint: 'ArcGIS TXT', extension: '.traverse.txt' },
  { id: 'csv', label: 'Calls as a table', hint: 'CSV', extension: '.csv' },
  { id: 'svg', label: 'Picture', hint: 'SVG', extension: '.svg' },
  { id: 'report', label: 'Report', hint: 'Markdown', extension: '.report.md' },
];

interface Made {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly media_type: string;
}

/** The artifact of a held body, which is posted exactly as it was received; `run` is the document whose saved positions it carries. */
export async function makeExport(
  id: ExportId,
  held: string,
  run: string | null,
  office: CertificateFacts = {},
): Promise<Made> {
  if (id === 'json') return { bytes: new TextEncoder().encode(held), media_type: 'application/json' };
  const query = run === null ? {} : { placements: run };
  const request = { body: held, headers: { 'content-type': 'application/json' }, query };
  if (id === 'certificate') return service.call(id, { ...request, query: { ...query, ...office } });
  if (id === 'dxf' || id === 'geopackage') return service.call(id, request);
  return service.call('exportAs', { ...request, params: { format: id } });
}

/** deed.pdf as deed.dxf. */
export function exportName(document: string, kind: ExportKind): string {
  const stem = document.replace(/\.(pdf|tiff?|png|jpe?g|txt|json)$/i, '');
  return `${stem === '' ? 'deed' : stem}${kind.extension}`;
}

export async function saveExport(
  kind: ExportKind,
  held: string,
  document: string,
  run: string | null,
  office: CertificateFacts = {},
) {
  const made = await makeExport(kind.id, held, run, office);
  return saveFile(exportName(document, kind), made.bytes, made.media_type);
}
