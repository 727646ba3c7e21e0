// The columns of every table, as the query builder sees them. Times are RFC 3339 text in UTC; flags are 0 or 1.
import type { GrantKind, KeyMode } from '#core/schema/account.ts';
import type { BatchStatus, JobStatus } from '#core/schema/job.ts';
import type { RunSource } from '#core/schema/run.ts';

export interface AccountTable {
  id: number;
  email: string;
  /** The address as it is compared for a second free grant: no tag, no dots where the provider ignores them. */
  email_key: string;
  company: string;
  role: string;
  /** Null: no plan to extract against. */
  plan: GrantKind | null;
  seats: number;
  /** Documents granted for good (free and pack). */
  pool_granted: number;
  trial_ends_on: string | null;
  /** Issuer and subject of the person who signs in; null for an account of keys alone. */
  identity: string | null;
  stripe_customer_id: string | null;
  created_at: string;
}

export interface KeyTable {
  prefix: string;
  digest: string;
  account_id: number;
  name: string;
  mode: KeyMode;
  created_at: string;
  revoked_at: string | null;
  replaced_by: string | null;
}

/** What became of a result: none yet, held, deleted by a person, or swept by the retention policy. */
export type ResultState = 'none' | 'held' | 'deleted' | 'expired';

export interface RunTable {
  id: string;
  account_id: number;
  key_prefix: string;
  /** The run's own id, or its batch's. */
  reference: string;
  position: number;
  document: string;
  source: RunSource;
  status: JobStatus;
  error: string | null;
  error_type: string | null;
  submitted_at: string;
  finished_at: string | null;
  document_sha256: string | null;
  attempts: number;
  test_mode: number;
  /** 1 when the sender said that the bytes are text. */
  declared_text: number;
  result_state: ResultState;
  first_fetched_at: string | null;
  /** JSON list of { tract, status } for the library's chips. */
  verdicts: string;
  corrected: number;
  /** Media type of the kept source; null when none is kept. */
  source_type: string | null;
}

export interface ResultTable {
  run_id: string;
  /** 0 is the first reading. */
  revision: number;
  body: string;
  created_at: string;
}

export interface BatchTable {
  id: string;
  account_id: number;
  key_prefix: string;
  status: BatchStatus;
  documents: number;
  submitted_at: string;
  completed_at: string | null;
}

export interface UsageTable {
  run_id: string;
  account_id: number;
  key_prefix: string;
  /** Year and month, such as 2026-07. */
  month: string;
  at: string;
  input_tokens: number;
  output_tokens: number;
}

export interface UploadTable {
  id: string;
  account_id: number;
  key_prefix: string;
  expires_at: string;
  /** Null until the document has been put. */
  bytes: number | null;
  consumed_at: string | null;
}

export interface PlacementTable {
  run_id: string;
  tract_index: number;
  lon: number;
  lat: number;
  rotation_deg: number;
}

export interface SettingTable {
  name: string;
  /** JSON. */
  value: string;
}

export interface Tables {
  accounts: AccountTable;
  keys: KeyTable;
  runs: RunTable;
  results: ResultTable;
  batches: BatchTable;
  usage: UsageTable;
  uploads: UploadTable;
  placements: PlacementTable;
  settings: SettingTable;
}
