// Tests that are about more than one source file, and so are not named after one: each with its reason.

/** Whole folders, for the files that lie right in them. */
export const FOLDERS_APART: Readonly<Record<string, string>> = {
  'test/main/service': 'the service as its callers meet it, over HTTP: one file a subject, whatever routes it takes',
};

export const TESTS_APART: Readonly<Record<string, string>> = {
  'test/core/read/clauses/other-words.test.ts':
    'Beginnings, courses, returns and areas in other words, read as whole descriptions',
  'test/core/attest/python-json.test.ts': 'the canonical form against another language',
  'test/core/read/account/home-elsewhere.test.ts': 'one subject through rules and ear',
  'test/core/read/account/near-misses.test.ts': 'wordings next to ordinary ones, through reader and rules',
  'test/core/read/account/ordinary-twins.test.ts':
    'ordinary wordings and their harmful twins, through reader and rules',
  'test/core/read/account/said-of-what.test.ts': 'whole deeds and their harmful twins through the whole account',
  'test/core/read/account/stray-kinds.test.ts': 'sentences through the whole account',
  'test/core/read/account/whose-land.test.ts': 'one subject through rules and ear',
  'test/core/read/basis-wordings.test.ts': 'one subject through the whole reader',
  'test/core/read/clauses/told-places.test.ts': 'one subject through every clause',
  'test/core/read/corpus.test.ts': 'deeds that nobody here wrote, through the whole reader',
  'test/core/read/document/granting-forms.test.ts': 'every form of grant through all facts',
  'test/core/read/document/nothing-invented.test.ts': 'a property of all facts',
  'test/core/read/document/open-dates.test.ts': 'dates as forms leave them, through the whole reader',
  'test/core/read/golden.test.ts': 'golden deeds, in and out',
  'test/core/read/reader-traps.test.ts': 'what the whole reader may cost',
  'test/core/read/spoilt-figures.test.ts': 'one subject through the whole reader',
  'test/core/read/written-deeds.test.ts': 'deeds written from a truth, through the whole reader',
  'test/core/survey/worked-examples.test.ts': 'examples from textbooks, through all of survey',
  'test/core/verdict/findings.test.ts': 'what holds of the findings of all rules',
  'test/core/verdict/hostile.test.ts': 'numbers that nobody records, through all rules',
  'test/core/verdict/metric-deeds.test.ts': 'one unit through reader and rules',
  'test/core/verdict/oracle.test.ts': 'verdicts against an independent reckoning',
  'test/core/verdict/properties.test.ts': 'what holds of every verdict',
  'test/main/benchmark/benchmark.test.ts': 'of test/benchmark, which has no source',
  'test/main/export/golden.test.ts': 'every format of golden tracts',
  'test/main/export/valid-areas.test.ts': 'one subject in all formats',
  'test/main/fabric/real-fabric.test.ts': 'fabric that nobody here made, through the whole room',
  'test/main/store/races.test.ts': 'what two processes must not both do, whatever table it is in',
  'test/main/fabric/round-trip.test.ts': 'written by export, read by fabric',
  'test/main/ingest/malformed.test.ts': 'damaged files of every format',
  'test/main/ingest/scan-reliability.test.ts': 'of test/support, which has no source',
};
