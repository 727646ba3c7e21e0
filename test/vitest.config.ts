// The walls of the house, the core, all that runs without a browser, what has to hold on PostgreSQL as well, the shell of
// the desktop, and the application in a real browser. Files run beside each other whatever their project is, so that one
// waits while another works.
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Of the core, those that read documents by the hundred or the thousand: not for the daily loop. */
const LONG = [
  'test/core/read/account/{account,heard-passages,tract-sense,whose-land}.test.ts',
  'test/core/read/{reader-traps,written-deeds}.test.ts',
  'test/core/survey/suspects.test.ts',
  'test/core/verdict/{hostile,oracle}.test.ts',
  'test/core/verdict/rules/assertions-hold.test.ts',
];

/** Files that take long, the longest first, so that none is left to be waited for alone; before them that on PostgreSQL. */
const SLOW = [
  'hard-days|accessibility|packaged-layout|read-pages|recognise-page|review|library|fuzz|main|certificate-pdf|malformed',
  'lanes|map|desktop-page|office|settings|pages|start|killed-submissions|objects|account|contract-[\\w-]+|doubts|read-again',
  'engine|sign-in|model-reader|metering|till|reasons|take-up|full-house|two-servers|image-to-pdf|model|hostile|backup',
  'help|generated-client|structure|postgres|row-objects|fabric|sideways|study|prove|electron|scopes|held|small-window',
  'compare|contract|release-papers|arcgis|locked|golden|submissions|docx|quota|uploads',
].map((names) => new RegExp(`/(?:${names})\\.test\\.ts$`));

class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const projects = [...new Set(['postgres', ...sorted.map(({ project }) => project.name)])];
    const place = ({ project, moduleId }: TestSpecification) => {
      const slow = SLOW.findIndex((names) => names.test(moduleId));
      return (SLOW.length + 1) * projects.indexOf(project.name) + (slow === -1 ? SLOW.length : slow);
    };
    return sorted.toSorted((a, b) => place(a) - place(b));
  }
}

/** Only what hangs is given up: on a busy machine everything takes ten times as long, and nothing is judged by the clock. */
const patient = { testTimeout: 600_000, hookTimeout: 600_000, expect: { poll: { timeout: 120_000 } } };

/** Sources run as Node itself runs them, and what one file loaded serves the next. */
const shared = { isolate: false, experimental: { viteModuleRunner: false }, ...patient };

const setupFiles = [new URL('support/built-threads.ts', import.meta.url).pathname];

const CORE = 'test/core/**/*.test.ts';
const UNIT = 'test/{main,renderer,golden,fuzz}/**/*.test.ts';
const NOT_UNIT = 'test/main/shell/**';
const BROWSER = 'test/{e2e,hard}/**/*.test.ts';

export default defineConfig({
  root: new URL('..', import.meta.url).pathname,
  test: {
    // Readers make much that is soon let go: room for it halves the times that it is cleared away.
    execArgv: ['--max-semi-space-size=64'],
    // More than there are cores, since browsers and other programs are waited for; with more yet they hinder each other.
    maxWorkers: availableParallelism() + 2,
    sequence: { sequencer: SlowFirst },
    // One that had browsers and servers open takes a while to end on a busy machine.
    teardownTimeout: 60_000,
    // Whatever a test leaves in the temporary folder goes when the run ends.
    globalSetup: [new URL('support/temporary-root.ts', import.meta.url).pathname],
    projects: [
      { test: { name: 'house', include: ['test/house/**/*.test.ts'], ...patient } },
      { test: { name: 'core', include: [CORE], exclude: LONG, ...shared } },
      { test: { name: 'long', include: LONG, ...shared } },
      { test: { name: 'unit', include: [UNIT], exclude: [NOT_UNIT], ...shared } },
      { test: { name: 'e2e', include: [BROWSER], ...shared } },
      // Of these, two and two as one: a worker that goes from project to project loads everything anew.
      { test: { name: 'engine', include: [CORE], ...shared } },
      { test: { name: 'whole', include: [UNIT, BROWSER], exclude: [NOT_UNIT], setupFiles, ...shared } },
      {
        // The same tests once more, on the other store.
        test: {
          name: 'postgres',
          setupFiles,
          env: { TEST_STORE: 'postgres' },
          include: ['test/main/service/on-postgres.ts'],
          ...shared,
        },
      },
      {
        // The shell is the only room that imports electron, whose binary plain Node cannot load.
        resolve: { alias: { electron: new URL('support/electron-stand-in.ts', import.meta.url).pathname } },
        test: { name: 'shell', include: ['test/main/shell/**/*.test.ts'], ...patient },
      },
      // Takes pictures and judges nothing: npm run pictures.
      { test: { name: 'pictures', include: ['test/e2e/pictures.ts'], ...patient } },
    ],
  },
});
