// Which blocks of the product ran since the last look, from the engine's own counters: what guides the fuzzing.
import { Session } from 'node:inspector/promises';

export interface Coverage {
  /** Names of the blocks that ran since the last look. */
  look(): Promise<Set<string>>;
  stop(): void;
}

export async function watchCoverage(): Promise<Coverage> {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  return {
    look: async () => {
      const ran = new Set<string>();
      for (const script of (await session.post('Profiler.takePreciseCoverage')).result) {
        if (!/\/src-(?:core|main)\//.test(script.url)) continue;
        for (const { ranges } of script.functions) {
          for (const { count, startOffset, endOffset } of ranges) {
            if (count > 0) ran.add(`${script.scriptId}:${startOffset}-${endOffset}`);
          }
        }
      }
      return ran;
    },
    stop: () => session.disconnect(),
  };
}
