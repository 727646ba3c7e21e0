// Seeks the likely bad calls in a thread of its own, so that typing goes on meanwhile.
import type { Extraction } from '#core/schema/extraction.ts';
import { verdictOn } from '#renderer/state/verdict-on.ts';

globalThis.addEventListener('message', ({ data }: MessageEvent<Extraction>) => {
  globalThis.postMessage(verdictOn(data, false));
});
