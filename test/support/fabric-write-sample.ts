// Writes resources/fabric/sample-township.geojson anew.
import { mkdirSync, writeFileSync } from 'node:fs';
import { sampleGeoJson } from '#test/support/fabric-township.ts';

const path = new URL('../../resources/fabric/sample-township.geojson', import.meta.url);
mkdirSync(new URL('.', path), { recursive: true });
writeFileSync(path, sampleGeoJson());
