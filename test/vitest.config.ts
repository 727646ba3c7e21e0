// The walls of the house, everything that runs without a browser, what has to hold on PostgreSQL as well, and the
// application in a real browser.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: new URL('..', import.meta.url).pathname,
  test: {
    // By itself vitest leaves one core idle.
    maxWorkers: '100%',
    // Whatever a test leaves in the temporary folder goes when the run ends.
    globalSetup: [new URL('support/temporary-root.ts', import.meta.url).pathname],
    projects: [
      { test: { name: 'house', include: ['test/house/**/*.test.ts'] } },
      {
        // The core is pure: its files can share what was loaded.
        test: {
          name: 'core',
          include: ['test/core/**/*.test.ts'],
          isolate: false,
          testTimeout: 180_000,
        },
      },
      {
        // The shell is the only room that imports electron, whose binary plain Node cannot load.
        resolve: { alias: { electron: new URL('support/electron-stand-in.ts', import.meta.url).pathname } },
        test: {
          name: 'unit',
          include: ['test/{main,renderer,golden,fuzz}/**/*.test.ts'],
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
      {
        // The same tests once more, on the other store.
        test: {
          name: 'postgres',
          env: { TEST_STORE: 'postgres' },
          include: [
            'test/main/store/library.test.ts',
            'test/main/account/rate.test.ts',
            'test/main/store/races.test.ts',
            'test/main/service/contract-*.test.ts',
          ],
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
      {
        test: {
          name: 'e2e',
          // Each has a service and a browser of its own, which take what cores there are.
          fileParallelism: false,
          sequence: { groupOrder: 1 },
          include: ['test/{e2e,hard}/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 180_000,
        },
      },
      // Takes pictures and judges nothing: npm run pictures.
      { test: { name: 'pictures', include: ['test/e2e/pictures.ts'], testTimeout: 300_000 } },
    ],
  },
});
