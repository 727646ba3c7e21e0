// The plan of the house as data: which rooms there are, and what each may import.

export interface Room {
  /** Folder or file, relative to the root. */
  readonly path: string;
  /** Rooms it may import besides itself. */
  readonly may_import: readonly string[];
}

/** The core that every world may know. How deeds are read is not in it: that is the reader's and the pipeline's. */
const CORE = [
  'src-core/schema',
  'src-core/survey',
  'src-core/plss',
  'src-core/language',
  'src-core/verdict',
  'src-core/verdict/wording',
  'src-core/attest',
  'src-core/place',
  'src-core/drawing',
  'src-core/corrections',
  'src-core/compare',
  'src-core/api',
] as const;

const BELOW_SERVICE = [
  'src-main/app.ts',
  'src-main/config.ts',
  'src-main/ingest',
  'src-main/reader',
  'src-main/fabric',
  'src-main/attest',
  'src-main/store',
  'src-main/objects',
  'src-main/account',
  'src-main/billing',
  'src-main/mail',
  'src-main/export',
  'src-main/pipeline',
  'src-main/jobs',
] as const;

/** What the service's inner rooms may all know: everything below it, and of ingest what a file is and what is locked. */
const UNDER_SERVICE = [...CORE, ...BELOW_SERVICE, 'src-main/ingest/formats', 'src-main/ingest/pdf'] as const;

const LANGUAGE = ['src-core/language', 'src-core/language/words'] as const;

export const ROOMS: readonly Room[] = [
  { path: 'src-core/schema', may_import: [] },
  { path: 'src-core/survey', may_import: ['src-core/schema'] },
  // Words as data: nothing is computed there.
  { path: 'src-core/language/words', may_import: [] },
  { path: 'src-core/language', may_import: ['src-core/schema', 'src-core/survey', 'src-core/language/words'] },
  { path: 'src-core/plss', may_import: ['src-core/schema', 'src-core/language'] },
  { path: 'src-core/read/values', may_import: ['src-core/schema', 'src-core/survey', ...LANGUAGE] },
  {
    path: 'src-core/read/clauses',
    may_import: ['src-core/schema', 'src-core/survey', ...LANGUAGE, 'src-core/read/values'],
  },
  {
    path: 'src-core/read/document',
    may_import: ['src-core/schema', 'src-core/survey', ...LANGUAGE, 'src-core/read/values'],
  },
  {
    path: 'src-core/read/scan',
    may_import: [
      'src-core/verdict/wording',
      'src-core/schema',
      'src-core/survey',
      ...LANGUAGE,
      'src-core/read/document',
    ],
  },
  {
    path: 'src-core/read/account',
    may_import: [
      'src-core/verdict/wording',
      'src-core/schema',
      'src-core/survey',
      'src-core/plss',
      ...LANGUAGE,
      'src-core/read/values',
      'src-core/read/clauses',
      'src-core/read/document',
    ],
  },
  {
    path: 'src-core/read',
    may_import: [
      'src-core/verdict/wording',
      'src-core/schema',
      'src-core/survey',
      'src-core/plss',
      ...LANGUAGE,
      'src-core/read/values',
      'src-core/read/clauses',
      'src-core/read/document',
      'src-core/read/scan',
      'src-core/read/account',
    ],
  },
  // The sentences of findings: what the reader leaves open is worded there too.
  { path: 'src-core/verdict/wording', may_import: ['src-core/schema', 'src-core/survey'] },
  {
    path: 'src-core/verdict',
    may_import: ['src-core/schema', 'src-core/survey', 'src-core/plss', 'src-core/verdict/wording'],
  },
  { path: 'src-core/attest', may_import: [] },
  { path: 'src-core/place', may_import: ['src-core/schema', 'src-core/survey'] },
  { path: 'src-core/drawing', may_import: ['src-core/schema', 'src-core/survey'] },
  // What an operator changes, applied alike by the service and on the screen.
  {
    path: 'src-core/corrections',
    may_import: ['src-core/schema', 'src-core/survey', 'src-core/verdict/wording', 'src-core/drawing', 'src-core/api'],
  },
  // Two documents side by side, alike on the screen and on the command line.
  {
    path: 'src-core/compare',
    may_import: ['src-core/schema', 'src-core/survey', 'src-core/plss', 'src-core/drawing'],
  },
  { path: 'src-core/api', may_import: ['src-core/schema'] },

  { path: 'src-main/config.ts', may_import: [...CORE] },
  { path: 'src-main/app.ts', may_import: [...CORE, ...BELOW_SERVICE, 'src-main/ingest/workers'] },
  // What runs our own networks: the eye's and the ear's.
  { path: 'src-main/networks', may_import: [] },
  { path: 'src-main/ingest/limits.ts', may_import: [] },
  // Bytes of every make: what they are, and pictures and Word documents as something that can be read.
  { path: 'src-main/ingest/formats', may_import: [...CORE, 'src-main/ingest/limits.ts'] },
  // A PDF and its pages: text layers, and pictures of pages.
  { path: 'src-main/ingest/pdf', may_import: [...CORE, 'src-main/ingest/limits.ts'] },
  // The eye: pictures of pages as words.
  { path: 'src-main/ingest/scan', may_import: [...CORE, 'src-main/networks', 'src-main/ingest/pdf'] },
  // Processes that untrusted files are parsed in. What they run knows nothing of them.
  {
    path: 'src-main/ingest/workers',
    may_import: [
      ...CORE,
      'src-main/ingest/limits.ts',
      'src-main/ingest/formats',
      'src-main/ingest/pdf',
      'src-main/ingest/scan',
    ],
  },
  {
    path: 'src-main/ingest',
    may_import: [
      ...CORE,
      'src-main/ingest/limits.ts',
      'src-main/ingest/formats',
      'src-main/ingest/pdf',
      'src-main/ingest/scan',
      'src-main/ingest/workers',
    ],
  },
  // A short document is signed by the thread that read it.
  { path: 'src-main/reader', may_import: [...CORE, 'src-core/read', 'src-main/networks', 'src-main/attest'] },
  { path: 'src-main/fabric', may_import: [...CORE, 'src-main/store'] },
  { path: 'src-main/attest', may_import: [...CORE] },
  { path: 'src-main/store', may_import: [...CORE] },
  // The bytes of documents, wherever they are kept.
  { path: 'src-main/objects', may_import: [...CORE, 'src-main/store', 'src-main/config.ts'] },
  { path: 'src-main/account', may_import: [...CORE, 'src-main/store', 'src-main/config.ts'] },
  // The payment processor: what was bought, and what is metered.
  { path: 'src-main/billing', may_import: [...CORE, 'src-main/store', 'src-main/account', 'src-main/config.ts'] },
  // Letters as they are worded and sent.
  { path: 'src-main/mail', may_import: [...CORE, 'src-main/store', 'src-main/account', 'src-main/config.ts'] },
  { path: 'src-main/export', may_import: [...CORE, 'src-main/store', 'src-main/config.ts'] },
  {
    path: 'src-main/pipeline',
    may_import: [
      ...CORE,
      'src-core/read/scan',
      'src-main/app.ts',
      'src-main/ingest',
      'src-main/ingest/limits.ts',
      'src-main/reader',
      'src-main/fabric',
      'src-main/attest',
      'src-main/store',
    ],
  },
  {
    path: 'src-main/jobs',
    may_import: [
      ...CORE,
      'src-main/app.ts',
      'src-main/pipeline',
      'src-main/store',
      'src-main/objects',
      'src-main/attest',
      'src-main/account',
      'src-main/ingest',
      'src-main/ingest/limits.ts',
      'src-main/ingest/formats',
    ],
  },
  // What a route is, and what it is given to work with.
  {
    path: 'src-main/service/route.ts',
    may_import: [...UNDER_SERVICE, 'src-main/service/requests', 'src-main/service/office'],
  },
  // What comes in: bodies, uploads, parts, cookies, each held against its shape.
  { path: 'src-main/service/requests', may_import: [...UNDER_SERVICE, 'src-main/service/route.ts'] },
  // What goes out: results, rows, refusals.
  {
    path: 'src-main/service/replies',
    may_import: [...UNDER_SERVICE, 'src-main/service/route.ts', 'src-main/service/requests'],
  },
  // The line from a desk to the office's server.
  { path: 'src-main/service/office', may_import: [...UNDER_SERVICE, 'src-main/service/replies'] },
  // Who may come in, by which listener, and one request from knock to answer. No route knows of it.
  {
    path: 'src-main/service/door',
    may_import: [
      ...UNDER_SERVICE,
      'src-main/service/route.ts',
      'src-main/service/requests',
      'src-main/service/replies',
      'src-main/service/office',
    ],
  },
  // Whose results they are, handed out and forgotten.
  { path: 'src-main/service/library', may_import: [...UNDER_SERVICE] },
  // Parcels where they lie on the earth.
  {
    path: 'src-main/service/ground',
    may_import: [...UNDER_SERVICE, 'src-main/service/requests', 'src-main/service/library'],
  },
  // Bodies that are posted back, worked on by threads of their own.
  {
    path: 'src-main/service/posted',
    may_import: [...UNDER_SERVICE, 'src-main/service/requests', 'src-main/service/replies', 'src-main/service/ground'],
  },
  { path: 'src-main/service/backup', may_import: [...UNDER_SERVICE, 'src-main/service/replies'] },
  // What is done beside the requests while the service runs.
  { path: 'src-main/service/upkeep', may_import: [...UNDER_SERVICE] },
  {
    path: 'src-main/service/routes',
    may_import: [
      ...UNDER_SERVICE,
      'src-main/service/route.ts',
      'src-main/service/requests',
      'src-main/service/replies',
      'src-main/service/office',
      'src-main/service/library',
      'src-main/service/ground',
      'src-main/service/posted',
      'src-main/service/backup',
    ],
  },
  {
    path: 'src-main/service',
    may_import: [
      ...UNDER_SERVICE,
      'src-main/service/route.ts',
      'src-main/service/routes',
      'src-main/service/requests',
      'src-main/service/replies',
      'src-main/service/office',
      'src-main/service/door',
      'src-main/service/upkeep',
    ],
  },
  {
    path: 'src-main/cli',
    may_import: [
      ...CORE,
      ...BELOW_SERVICE,
      'src-main/service',
      'src-main/service/door',
      'src-main/service/ground',
      'src-main/service/requests',
    ],
  },
  {
    path: 'src-main/shell',
    // The installed application is also its own command line.
    may_import: [...CORE, 'src-main/service', 'src-main/app.ts', 'src-main/config.ts', 'src-main/cli'],
  },

  { path: 'src-renderer/api', may_import: [...CORE] },
  { path: 'src-renderer/ui', may_import: [...CORE] },
  { path: 'src-renderer/state', may_import: [...CORE, 'src-renderer/api'] },
  { path: 'src-renderer/map', may_import: [...CORE, 'src-renderer/api', 'src-renderer/state'] },
  {
    path: 'src-renderer/screens',
    may_import: [...CORE, 'src-renderer/api', 'src-renderer/ui', 'src-renderer/state', 'src-renderer/map'],
  },
  {
    path: 'src-renderer/main.tsx',
    may_import: [...CORE, 'src-renderer/api', 'src-renderer/ui', 'src-renderer/screens'],
  },
];

/** Packages that have one home: nothing outside it may import them. */
export const GUARDED_PACKAGES: Readonly<Record<string, readonly string[]>> = {
  electron: ['src-main/shell'],
  fastify: ['src-main/service'],
  'better-sqlite3': ['src-main/store/sqlite.ts'],
  pg: ['src-main/store/postgres.ts'],
  ol: ['src-renderer/map'],
  zustand: ['src-renderer/state'],
  undici: ['src-main/reader/model', 'src-main/billing', 'src-main/objects'],
  'pg-boss': ['src-main/jobs/engine.ts'],
  aws4fetch: ['src-main/objects'],
  stripe: ['src-main/billing'],
  nodemailer: ['src-main/mail'],
  'onnxruntime-node': ['src-main/networks'],
  'onnxruntime-web': ['src-main/networks'],
};

/** All that may stand at the top level besides dotfiles. */
export const TOP_LEVEL: readonly string[] = [
  'LICENSE',
  'README.md',
  'electron.vite.config.ts',
  'package-lock.json',
  'package.json',
  'resources',
  'src-core',
  'src-main',
  'src-renderer',
  'test',
  'tsconfig.json',
];
