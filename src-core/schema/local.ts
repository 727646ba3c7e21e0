// Nouns of the desktop alone: what its screens need beyond the public service.
import { z } from 'zod';
import { Call } from '#core/schema/call.ts';
import { Correction } from '#core/schema/correction.ts';
import { JobProgress, JobStatus } from '#core/schema/job.ts';
import {
  DocumentLabels,
  LibraryFacts,
  LibraryHit,
  LibraryKind,
  LibraryLayout,
  SavedView,
} from '#core/schema/library.ts';
import { Page, Word } from '#core/schema/page.ts';
import { RunRow } from '#core/schema/run.ts';
import { ReaderChoice } from '#core/schema/second-reading.ts';
import { Timestamp } from '#core/schema/timestamp.ts';
import { Tract } from '#core/schema/tract.ts';
import { VerdictStatus } from '#core/schema/verdict.ts';

/** A library row: the run, how far it is, and a status chip per tract (one for a document verdict). */
export const LibraryDocument = RunRow.extend({
  progress: JobProgress.nullable(),
  error_type: z.string().nullable(),
  verdicts: z.array(z.object({ tract: z.string(), status: VerdictStatus })),
  corrected: z.boolean(),
  has_source: z.boolean(),
  /** Whether the document was kept, so that it can be read again. */
  kept: z.boolean().default(true),
  /** It failed for want of its password. */
  locked: z.boolean().default(false),
  /** Being read once more, or why that failed; the result held so far stands meanwhile. */
  again: z
    .object({ status: JobStatus, progress: JobProgress.nullable(), error: z.string().nullable() })
    .nullable()
    .default(null),
  kind: LibraryKind,
  facts: LibraryFacts,
  labels: DocumentLabels,
  /** Corrections that wait in a window to be applied. */
  pending: z.int(),
  /** The same bytes came before, and are in the library still. */
  copy: z.boolean(),
  /** Where a search found it. */
  hit: LibraryHit.nullable(),
});
export type LibraryDocument = z.infer<typeof LibraryDocument>;

export const Library = z.object({
  documents: z.array(LibraryDocument),
  /** How many there are of all that was asked for. */
  total: z.int(),
  /** The same by where they stand, whichever kind was asked for. */
  counts: z.record(LibraryKind, z.int()),
});
export type Library = z.infer<typeof Library>;

/** The password of a locked document that is to be read. */
export const Unlocking = z.object({ password: z.string().min(1).max(1000).optional() });

/** A file that was refused before it came to be a document: what the library says of it. */
export const RefusedFile = z.object({
  document: z.string().min(1).max(1000),
  error_type: z.string().min(1).max(64),
  error: z.string().min(1).max(2000),
});

/** What was corrected in the result before a document was read again. */
export const EarlierCorrections = z.object({ corrections: z.array(Correction) });

/** Ids of documents that the fabric can place now: those that reading again places, and those whose position it suggests. */
export const Placeable = z.object({ read_again: z.array(z.string()), place: z.array(z.string()) });
export type Placeable = z.infer<typeof Placeable>;

/** The words of a document as they were read, where they stand: to be searched, and read beside the pages. */
export const DocumentWords = z.object({
  pages: z.array(
    Page.pick({ number: true, turn: true }).extend({
      lines: z.array(z.object({ words: z.array(Word.pick({ text: true, box: true })) })),
    }),
  ),
});
export type DocumentWords = z.infer<typeof DocumentWords>;

export const SignatureState = z.enum(['good', 'wrong', 'unknown_key', 'missing', 'no_keyring']);
export type SignatureState = z.infer<typeof SignatureState>;

/** What can be said of a held extraction file. */
export const HeldCheck = z.object({
  signature: SignatureState,
  /** Recomputed now: do the verdicts of the file still follow from its calls? Null when the file is not an extraction. */
  verdicts_agree: z.boolean().nullable(),
  differences: z.array(z.string()),
});
export type HeldCheck = z.infer<typeof HeldCheck>;

/** Words of a document that a person marked, to be read for themselves. */
export const MarkedWords = z.object({ text: z.string().max(60_000), as: z.enum(['call', 'tract']) });

/** Courses, or tracts, as the reader has them; what it leaves open is among their findings. */
export const WordsRead = z.object({ calls: z.array(Call), tracts: z.array(Tract) });

export const FabricSource = z.object({
  id: z.string(),
  name: z.string(),
  format: z.string(),
  sha256: z.string(),
  imported_at: Timestamp,
  townships: z.int(),
  sections: z.int(),
  parts: z.int(),
  points: z.int(),
});
export type FabricSource = z.infer<typeof FabricSource>;

export const FabricImport = z.object({
  id: z.string(),
  name: z.string(),
  status: z.enum(['running', 'succeeded', 'failed', 'cancelled']),
  features: z.int(),
  bytes_read: z.int(),
  bytes_total: z.int(),
  error: z.string().nullable(),
});
export type FabricImport = z.infer<typeof FabricImport>;

export const FabricList = z.object({ sources: z.array(FabricSource), imports: z.array(FabricImport) });
export type FabricList = z.infer<typeof FabricList>;

/** A GeoJSON feature collection in WGS 84, for the map. */
export const FeatureCollection = z.object({
  type: z.literal('FeatureCollection'),
  features: z.array(
    z.object({
      type: z.literal('Feature'),
      id: z.union([z.string(), z.number()]).optional(),
      geometry: z.unknown(),
      properties: z.record(z.string(), z.unknown()),
    }),
  ),
});
export type FeatureCollection = z.infer<typeof FeatureCollection>;

export const SigningKeyRow = z.object({
  id: z.string(),
  created_at: Timestamp,
  retired_at: Timestamp.nullable(),
});
export type SigningKeyRow = z.infer<typeof SigningKeyRow>;

export const Keyring = z.object({ keys: z.array(SigningKeyRow) });
export type Keyring = z.infer<typeof Keyring>;

/** How a model's server is spoken to: the chat protocol of most hosts and local servers, or Messages. */
export const ModelProtocol = z.enum(['openai', 'anthropic']);
export type ModelProtocol = z.infer<typeof ModelProtocol>;

const Money = z.number().min(0).max(1_000_000);
const Tokens = z.int().min(0).max(1_000_000_000);

export const Settings = z.object({
  appearance: z.enum(['system', 'light', 'dark']),
  operator: z.string(),
  /** Printed at the head of certificates and plots. */
  office: z.string(),
  port: z.int().min(0).max(65535),
  port_open: z.boolean(),
  retention: z.boolean(),
  tile_address: z.string(),
  fabric_service: z.string(),
  /** Who reads a document that asks for no reader of its own; `offline` while the model is off. */
  reader: ReaderChoice,
  /** While it is false nothing is sent to any model. */
  model_on: z.boolean(),
  model_protocol: ModelProtocol,
  model_address: z.string().max(2000),
  model_name: z.string().max(200),
  /** Pictures of the pages are sent along with their text. */
  model_pictures: z.boolean(),
  /** The longest that one question may take. */
  model_wait_s: z.int().min(1).max(3600),
  /** Budgets; 0 is no limit. Money is the office's own. */
  model_document_tokens: Tokens,
  model_month_tokens: Tokens,
  model_document_cost: Money,
  model_month_cost: Money,
  /** Of a million tokens. */
  model_input_price: Money,
  model_output_price: Money,
  model_proxy: z.string().max(2000),
  /** A file of certificates (PEM) that are trusted besides those of the system. */
  model_certificates: z.string().max(4096),
  welcomed: z.boolean(),
  /** Tell by a notification of the system when a long reading has ended. */
  notify_when_read: z.boolean(),
  library_columns: LibraryLayout,
  library_views: z.array(SavedView).max(100),
});
export type Settings = z.infer<typeof Settings>;

export const SettingsChange = Settings.partial();

/** How the model reader stands: what it would do now, and what it has cost this month. */
export const ModelState = z.object({
  on: z.boolean(),
  /** What keeps it from being asked, in a sentence; null where nothing does. */
  problem: z.string().nullable(),
  /** How far documents go; null while the address is none. */
  distance: z.enum(['this_machine', 'your_network', 'internet']).nullable(),
  /** The server's host and port; empty while the address is none. */
  host: z.string(),
  encrypted: z.boolean(),
  /** A key is kept for this very server. */
  key_kept: z.boolean(),
  month: z.object({
    /** Year and month, such as 2026-07. */
    name: z.string(),
    questions: z.int(),
    input_tokens: z.int(),
    output_tokens: z.int(),
    cost: z.number(),
  }),
});
export type ModelState = z.infer<typeof ModelState>;

/** A key for the model's server as it is set now; null forgets it. */
export const ModelKey = z.object({ key: z.string().trim().min(1).max(4000).nullable() });

/** What came of asking the model about a deed that is ours, and nobody's. */
export const ModelTrial = z.object({
  model: z.string(),
  seconds: z.number(),
  input_tokens: z.int(),
  output_tokens: z.int(),
  /** Of the four courses of that deed, those that the model named in its words. */
  courses: z.int(),
});
export type ModelTrial = z.infer<typeof ModelTrial>;

/** Who is to read a document again; the office's own setting where it is left out. */
export const ReadAgain = z.object({ reader: ReaderChoice.optional() });

/** The file that a backup is to be: a whole path on this machine, where nothing is yet. */
export const BackupWanted = z.object({ path: z.string().min(1).max(4096) });
export type BackupWanted = z.infer<typeof BackupWanted>;

/** A file that is a backup: a whole path on this machine. */
export const BackupNamed = z.object({ path: z.string().min(1).max(4096) });
export type BackupNamed = z.infer<typeof BackupNamed>;

/** What a backup holds, every byte of it checked. */
export const BackupContents = z.object({
  path: z.string(),
  made_at: z.string(),
  /** Of Deedproof, when it was made. */
  version: z.string(),
  files: z.int(),
  bytes: z.int(),
  /** Originals, and signed results. */
  documents: z.int(),
  results: z.int(),
  signing_keys: z.boolean(),
});
export type BackupContents = z.infer<typeof BackupContents>;

/** A backup that stands ready to take the place of the present data. */
export const BackupRestoring = z.object({
  path: z.string(),
  /** The service starts anew by itself; otherwise whoever runs it starts it. */
  restarts: z.boolean(),
});
export type BackupRestoring = z.infer<typeof BackupRestoring>;

/** A backup that was made, read back and checked. */
export const BackupMade = z.object({
  path: z.string(),
  files: z.int(),
  bytes: z.int(),
  /** Files that rows name and that were gone already. */
  missing: z.int(),
});
export type BackupMade = z.infer<typeof BackupMade>;

export const LocalStatus = z.object({
  version: z.string(),
  address: z.string(),
  data_dir: z.string(),
  signing: z.boolean(),
  fabric_sections: z.int(),
  running: z.int(),
  queued: z.int(),
  /** Reading waits until the disk of the data folder has room again. */
  disk_full: z.boolean().default(false),
  /** Files in lost-and-found: nobody knows whose document they are. */
  lost_files: z.int().default(0),
  /** The office's server that this desk works at; null at its own machine. */
  office: z.string().nullable().default(null),
  /** Why it cannot be worked at now. */
  office_problem: z.string().nullable().default(null),
  /** The backup that this start put in place, with the folder of what was there before; or why it could not. */
  restored: z
    .object({ made_at: z.string(), set_aside: z.string(), problem: z.string().nullable() })
    .nullable()
    .default(null),
});
export type LocalStatus = z.infer<typeof LocalStatus>;
