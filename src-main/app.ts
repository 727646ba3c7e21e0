// The application without a door: everything that is opened once and passed by hand.
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { type DestinationStream, type Logger, pino } from 'pino';
import { Refusal } from '#core/api/errors.ts';
import type { JobProgress } from '#core/schema/job.ts';
import type { Settings } from '#core/schema/local.ts';
import type { GeorefOf } from '#core/verdict/judge.ts';
import { desktopAccount } from '#main/account/desktop.ts';
import { openGivenKeyring } from '#main/attest/given-keyring.ts';
import { currentKey, type Keyring, type OwnKeyring, openKeyring } from '#main/attest/keyring.ts';
import type { SecretBox } from '#main/attest/secret-box.ts';
import { type Config, type ConfigOptions, configOf } from '#main/config.ts';
import { type Fabric, openFabric } from '#main/fabric/fabric.ts';
import { georefOf } from '#main/fabric/georef.ts';
import { closeIngest } from '#main/ingest/ingest.ts';
import { type LaunchWorker, launchWorkersBy } from '#main/ingest/workers/worker-launch.ts';
import { type Endings, openEndings } from '#main/jobs/endings.ts';
import { requireDatabaseFile, requireOwnDatabase, requireSigningKeys } from '#main/jobs/folder-doubts.ts';
import { type Line, rowLine } from '#main/jobs/line.ts';
import { type Restored, takeRestore, undoRestore } from '#main/jobs/restore.ts';
import { listStrayKeys, type Shelf } from '#main/jobs/strays.ts';
import { setStraysAside, type TakenUp, takeUp } from '#main/jobs/take-up.ts';
import { openTally, type Tally } from '#main/jobs/tally.ts';
import type { Objects } from '#main/objects/objects.ts';
import { openObjects } from '#main/objects/open-objects.ts';
import { modelNeeds } from '#main/pipeline/model-desk.ts';
import { type ModelReader, modelReader } from '#main/reader/model/model-reader.ts';
import { offlineReader } from '#main/reader/offline.ts';
import type { Reader } from '#main/reader/reader.ts';
import type { StoredAccount } from '#main/store/accounts.ts';
import { closeDataFolder, type DataFolder, openDataFolder } from '#main/store/data-folder.ts';
import type { Db } from '#main/store/db.ts';
import { isPostgres, lockName } from '#main/store/dialect.ts';
import {
  type FolderRecord,
  findDatabaseRecord,
  findFolderRecord,
  listResultKeys,
  writeRecord,
} from '#main/store/folder-record.ts';
import { loggedFault, openLogFile } from '#main/store/log-file.ts';
import { openFileStore, openServerStore } from '#main/store/open-store.ts';
import { placeOf } from '#main/store/postgres.ts';
import { countInFlight, type InFlight } from '#main/store/queue.ts';
import { removeServiceAddress } from '#main/store/service-address.ts';
import { readPreferences } from '#main/store/settings.ts';

/** A document being read: how far it is, how to stop it, and when it is over. */
export interface UnderWay {
  progress: JobProgress;
  readonly stop: AbortController;
  settled: Promise<unknown>;
}

export interface App {
  readonly config: Config;
  readonly folder: DataFolder;
  readonly db: Db;
  /** The bytes of documents. */
  readonly objects: Objects;
  readonly keyring: OwnKeyring;
  /** Our own, which reads every document. */
  readonly reader: Reader;
  /** A language model beside it, where one is switched on. */
  readonly second: ModelReader;
  /** The imported survey fabric. */
  readonly fabric: Fabric;
  readonly georef: GeorefOf;
  /** The account of the person at this machine. */
  readonly desktop: StoredAccount;
  readonly now: () => Date;
  readonly log: Logger;
  /** Where its lines go, for one that is made by hand. */
  readonly log_lines: DestinationStream;
  /** What the person chose; replaced whole when it changes. */
  settings: Settings;
  /** By run id. */
  readonly under_way: Map<string, UnderWay>;
  /** Where documents wait to be read. */
  readonly line: Line;
  /** Wakes whoever waits for a document to be settled. */
  readonly endings: Endings;
  /** What happened since the start. */
  readonly tally: Tally;
  /** Of locked documents that wait, by run id: in memory alone, and forgotten once they have been read. */
  readonly passwords: Map<string, string>;
  /** Whether the queue waits for the disk to have room again. */
  readonly disk: { full: boolean };
  /** The backup that this start put in place, or could not. */
  readonly restored: Restored | null;
  /** What became of unknown documents, where this start was told what to do with them. */
  readonly taken_up: TakenUp | null;
}

export interface AppOptions extends ConfigOptions {
  readonly now?: () => Date;
  readonly secret_box?: SecretBox;
  readonly reader?: Reader;
  /** How long a model's server is left alone after it failed once. */
  readonly model_pause_ms?: number;
  /** How worker processes are started where Node cannot fork. */
  readonly launch_worker?: LaunchWorker;
  /** Without the lock of the data folder, on a database that is shared: at work beside the service that has it. */
  readonly beside?: boolean;
  /** Told what a start waits for. */
  readonly say?: (line: string) => void;
  /** Where log lines go; the data folder's log file unless given. */
  readonly log?: DestinationStream;
  /** What is done with documents that the database does not know; without it the start stops at them. */
  readonly unknown_documents?: 'take_up' | 'set_aside';
  /** Go on although a key that signed is gone. */
  readonly new_signing_key?: boolean;
}

/**
 * Opens the data folder and everything in it. Throws FolderInUse when another process has it, DatabaseBehind and
 * SigningKeyGone when a person has to say how to go on.
 */
export async function openApp(options: AppOptions = {}): Promise<App> {
  const {
    now,
    secret_box,
    reader,
    launch_worker,
    log,
    say,
    unknown_documents,
    new_signing_key,
    model_pause_ms,
    beside = false,
    ...given
  } = options;
  launchWorkersBy(launch_worker ?? null);
  const config = configOf(given);
  if (beside && config.database === null) throw new Refusal('server_misconfigured', {}, NO_DATABASE);
  if (config.objects !== null && config.database === null) throw new Refusal('server_misconfigured', {}, NOT_ELSEWHERE);
  const folder = openDataFolder(config.data_dir, { beside });
  if (!beside) removeServiceAddress(folder);
  const clock = now ?? (() => new Date());
  let restored: Restored | null = null;
  let db: Db | null = null;
  try {
    if (config.database === null) {
      restored = takeRestore(folder.path, clock());
      if (unknown_documents === undefined) requireDatabaseFile(folder);
      db = await openFileStore(folder);
    } else db = await openServerStore(config.database, say ?? (() => undefined));
    // The same object: what was furnished looks for its settings there.
    return Object.assign(await furnish(folder, db, config, options), { restored });
  } catch (fault) {
    await db?.destroy();
    const undone = restored === null ? null : undoRestore(folder.path, restored, clock(), messageOf(fault));
    closeDataFolder(folder);
    // A backup that cannot be opened leaves the person what they had.
    if (undone !== null) return Object.assign(await openApp(options), { restored: undone });
    throw fault;
  }
}

const NO_DATABASE =
  'Workers share a database with the service: name it with --database or DEEDPROOF_DATABASE. A service on its own data ' +
  'folder reads its documents itself.';

const NOT_ELSEWHERE =
  'Documents are kept elsewhere (--objects, DEEDPROOF_OBJECTS) beside a shared database alone (--database). A service on ' +
  'its own data folder keeps them there, where its backup and its recovery look for them.';

const messageOf = (fault: unknown): string => (fault instanceof Error ? fault.message : String(fault));

async function furnish(
  folder: DataFolder,
  db: Db,
  config: Config,
  options: AppOptions,
): Promise<Omit<App, 'restored'>> {
  const { now = () => new Date(), port } = options;
  const settings = await readPreferences(db, defaultSettings(config));
  const desktop = await desktopAccount(db, now());
  const keyringOn = (within: Db) => ownKeyring({ db: within, folder, desktop }, config, options);
  const keyring = isPostgres(db) ? await alone(db, 'keyring', keyringOn) : await keyringOn(db);
  const lines = options.log ?? openLogFile(join(folder.path, 'logs', 'deedproof.log'));
  const log = pino({ base: null, serializers: { err: loggedFault } }, lines);
  const fabric = openFabric(folder.path, now, (fault) => log.error({ err: fault }, 'a fabric import failed'));
  const desk = { db, desktop, keyring, log, under_way: new Map(), endings: openEndings(), passwords: new Map() };
  const app: Omit<App, 'restored'> = {
    ...desk,
    log_lines: lines,
    config: { ...config, port: port ?? settings.port },
    folder,
    objects: openObjects(db, folder, config.objects, config.database, now),
    line: config.database === null ? rowLine(db) : await sharedLine(desk, config.database, config.worker_silence_s),
    reader: options.reader ?? offlineReader(config.version),
    second: modelReader({
      ...modelNeeds({ db, keyring, now, settings: () => app.settings }),
      ...(options.model_pause_ms === undefined ? {} : { pause_ms: options.model_pause_ms }),
    }),
    fabric,
    georef: georefOf(fabric),
    now,
    settings,
    tally: openTally(),
    disk: { full: false },
    taken_up: await takenUp({ db, folder, desktop, keyring, now }, options),
  };
  return app;
}

/** Loaded where a database is shared: a desk by itself starts without the engine. */
async function sharedLine(...given: Parameters<typeof import('#main/jobs/engine.ts').openEngine>): Promise<Line> {
  const { openEngine } = await import('#main/jobs/engine.ts');
  return openEngine(...given);
}

/** Of several processes that start on one database only the first finds no key that signed before. */
function alone<Made>(db: Db, name: string, make: (within: Db) => Promise<Made>): Promise<Made> {
  return db.transaction().execute(async (within) => {
    await lockName(within, name);
    return make(within);
  });
}

/** The keyring of a folder whose database is its own; both are on record from here on. */
async function ownKeyring(shelf: Shelf, config: Config, options: AppOptions): Promise<OwnKeyring> {
  const { secret_box = null, now = () => new Date(), unknown_documents, new_signing_key = false } = options;
  const { db, folder } = shelf;
  const said = findFolderRecord(folder);
  const kept = await findDatabaseRecord(db);
  if (unknown_documents === undefined) await requireOwnDatabase(shelf, said, kept);
  const path = join(folder.path, 'keyring.json');
  const own_keyring = openKeyring(path, { box: secret_box, now: now(), make: false });
  const given = config.keyring_file;
  const keyring = given === null ? own_keyring : openGivenKeyring(given, own_keyring);
  if (!new_signing_key) {
    // Another folder's database knows that folder's keys; here only those count that signed what it holds.
    const own = said === null || said.id === kept?.id ? kept : null;
    const signed = [...(said?.signing_keys ?? []), ...(own?.signing_keys ?? (await listResultKeys(db)))];
    const strays = unknown_documents === undefined ? [] : await listStrayKeys(shelf);
    await requireSigningKeys(shelf, signed, strays, new Set(keyring.keys().map(({ id }) => id)));
  }
  if (config.signing && currentKey(keyring) === null) keyring.rotate(now());
  const server = config.database === null ? {} : { server: placeOf(config.database.address) };
  await writeRecord(db, folder, { ...nextRecord(said, kept, keyring), ...server });
  return keyring;
}

function nextRecord(said: FolderRecord | null, kept: FolderRecord | null, keyring: Keyring): FolderRecord {
  return {
    id: kept?.id ?? randomUUID(),
    opened: Math.max(said?.opened ?? 0, kept?.opened ?? 0) + 1,
    signing_keys: keyring.keys().map(({ id }) => id),
  };
}

async function takenUp(shelf: Parameters<typeof takeUp>[0], options: AppOptions): Promise<TakenUp | null> {
  if (options.unknown_documents === 'take_up') return takeUp(shelf);
  if (options.unknown_documents === undefined) return null;
  return { with_results: 0, to_read: 0, set_aside: await setStraysAside(shelf) };
}

export async function closeApp(app: App): Promise<void> {
  closeIngest();
  await app.second.close();
  await app.fabric.close();
  await app.line.close();
  await app.objects.close();
  await app.db.destroy();
  app.log.flush();
  closeDataFolder(app.folder);
}

/** Documents being read and waiting, for whoever is in the same process. */
export const countWork = (app: App): Promise<InFlight> => countInFlight(app.db, {});

function defaultSettings(config: Config): Settings {
  return {
    appearance: 'system',
    operator: '',
    office: '',
    port: config.port,
    port_open: true,
    retention: false,
    tile_address: '',
    fabric_service: '',
    reader: 'both',
    model_on: false,
    model_protocol: 'openai',
    model_address: '',
    model_name: '',
    model_pictures: false,
    model_wait_s: 180,
    model_document_tokens: 200_000,
    model_month_tokens: 0,
    model_document_cost: 0,
    model_month_cost: 0,
    model_input_price: 0,
    model_output_price: 0,
    model_proxy: '',
    model_certificates: '',
    welcomed: false,
    notify_when_read: false,
    library_columns: [],
    library_views: [],
  };
}
