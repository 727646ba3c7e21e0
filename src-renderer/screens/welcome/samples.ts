// The sample deeds that come with the application.
import { takeInText } from '#renderer/state/ingest.ts';
import { go } from '#renderer/state/route.ts';

const TEXTS = import.meta.glob<string>('../../../resources/samples/*.txt', { query: '?raw', import: 'default' });

export interface Sample {
  readonly file: string;
  readonly title: string;
  readonly shows: string;
  /** Its land lies in the township that ships: that is brought in first, and the map is opened. */
  readonly on_map?: true;
}

export const SAMPLES: readonly [Sample, ...Sample[]] = [
  { file: 'subdivision-lot-with-curves', title: 'A lot with curves', shows: 'A modern description that closes' },
  { file: 'deed-with-a-blunder', title: 'A deed with a blunder', shows: 'One call is wrong; see how it is found' },
  { file: 'old-deed-in-poles', title: 'An old deed in poles', shows: 'Poles, stones and trees' },
  { file: 'aliquot-deed', title: 'An aliquot deed', shows: 'Parts of a section, shown on the map', on_map: true },
];

/** The text of a sample; empty when the application was built without it. */
export async function sampleText(sample: Sample): Promise<string> {
  const load = Object.entries(TEXTS).find(([path]) => path.endsWith(`/${sample.file}.txt`))?.[1];
  return load === undefined ? '' : load();
}

export function readSample(index: number): void {
  const sample = SAMPLES[index] ?? SAMPLES[0];
  void sampleText(sample).then((text) => {
    takeInText(text, `${sample.file}.txt`);
    go('library');
  });
}
