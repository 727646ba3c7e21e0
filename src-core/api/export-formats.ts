// The formats that a held result is exported as, and what each is on the wire.

export const EXPORT_FORMATS = ['geojson', 'kml', 'shapefile', 'landxml', 'traverse', 'csv', 'svg', 'report'] as const;

export const EXPORT_MEDIA_TYPES: Readonly<Record<(typeof EXPORT_FORMATS)[number], string>> = {
  geojson: 'application/geo+json',
  kml: 'application/vnd.google-earth.kml+xml',
  shapefile: 'application/zip',
  landxml: 'application/xml',
  traverse: 'text/plain',
  csv: 'text/csv',
  svg: 'image/svg+xml',
  report: 'text/markdown',
};
