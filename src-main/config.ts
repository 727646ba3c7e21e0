// How this installation is set up: the only reader of the environment.
import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism, homedir } from 'node:os';
import { dirname, isAbsolute, join, resolve } from 'node:path';

export interface Limits {
  readonly requests_per_minute: number;
  readonly free_requests_per_minute: number;
  readonly concurrent: number;
  readonly free_concurrent: number;
  readonly live_keys: number;
  readonly free_live_keys: number;
  /** Live keys of desks. */
  readonly desks: number;
  readonly free_accounts_per_day: number;
  readonly direct_bytes: number;
  readonly staged_bytes: number;
  /** Of a document that the person at this machine stages. */
  readonly desk_bytes: number;
  readonly text_bytes: number;
  readonly batch_documents: number;
  readonly upload_seconds: number;
  /** A synchronous request that is answered nothing for so long is closed; its work goes on. */
  readonly sync_idle_ms: number;
  /** How long a sender may take over the headers, and over the whole request. */
  readonly headers_within_ms: number;
  readonly request_within_ms: number;
  /** How often a full disk is looked at again while work waits for it. */
  readonly room_check_ms: number;
}

const LIMITS: Limits = {
  requests_per_minute: 120,
  free_requests_per_minute: 10,
  concurrent: 25,
  free_concurrent: 2,
  live_keys: 10,
  free_live_keys: 1,
  desks: 200,
  free_accounts_per_day: 200,
  direct_bytes: 4_500_000,
  staged_bytes: 33_554_432,
  // Three copies of it are in the parser's memory at a time, which is a gigabyte.
  desk_bytes: 209_715_200,
  text_bytes: 65_536,
  batch_documents: 50,
  upload_seconds: 3600,
  sync_idle_ms: 180_000,
  headers_within_ms: 15_000,
  // A survey fabric of some gigabytes on a slow or busy machine.
  request_within_ms: 1_800_000,
  room_check_ms: 5000,
};

/** An identity provider whose session tokens are accepted. */
export interface Identity {
  readonly issuer: string;
  readonly audience: string;
  /** Null: where the provider's own description says. */
  readonly jwks_url: string | null;
  /** As whom people are sent there to sign in; null where only tokens that they bring are taken. */
  readonly client_id: string | null;
  /** Null for a public client, such as an installed application. */
  readonly client_secret: string | null;
  /** Whose people are staff here. */
  readonly staff_group: string;
  /** Whose people get a key for their desk by signing in; null: nobody does. */
  readonly desk_group: string | null;
}

/** The payment processor. */
export interface Billing {
  readonly secret_key: string;
  /** Several while one takes the place of another. */
  readonly webhook_secrets: readonly string[];
  readonly seat_price: string;
  /** Metered, beside the seat. */
  readonly overage_price: string;
  readonly pack_price: string;
  /** The name of the meter's events. */
  readonly meter: string;
  /** 0: no trial is offered. */
  readonly trial_days: number;
  /** Null: the processor's own. */
  readonly api_address: string | null;
}

/** The mail server that letters are handed to. */
export interface Mail {
  /** smtp:// or smtps://, with user and password where it asks for them. */
  readonly server: string;
  readonly from: string;
}

/** A PostgreSQL that several services and workers share. */
export interface Database {
  /** Such as postgres://deedproof@db.office.example/deedproof. */
  readonly address: string;
  /** Null: the address has it, or PGPASSWORD, or PostgreSQL's own file of passwords. */
  readonly password: string | null;
}

/** A bucket of an S3-compatible store. */
export interface Bucket {
  /** Such as https://s3.office.example:9000, without anything after it. */
  readonly endpoint: string;
  readonly bucket: string;
  /** What every name begins with; empty, or ending in a slash. */
  readonly prefix: string;
  readonly region: string;
  readonly key_id: string;
  readonly secret: string;
  /** Null for keys that last. */
  readonly session: string | null;
}

/** Where documents are kept: a bucket, or a folder that several machines reach. */
export type ObjectsPlace = Bucket | { readonly folder: string };

export interface Config {
  readonly version: string;
  readonly data_dir: string;
  /** Null: an SQLite file in the data folder. */
  readonly database: Database | null;
  /** Null: in the data folder, or in the database that is shared. */
  readonly objects: ObjectsPlace | null;
  /** The file of signing keys that several servers share; null: one of the data folder's own. */
  readonly keyring_file: string | null;
  /** Seconds after which a process that says nothing is dead, and its documents are read by another; at least ten. */
  readonly worker_silence_s: number;
  readonly port: number;
  /** Without it no key is made and bodies go unsigned. */
  readonly signing: boolean;
  /** Whether anything beyond this machine may be asked: the mail servers of a domain. */
  readonly network: boolean;
  readonly free_tier: boolean;
  readonly identity: Identity | null;
  /** Opens the numbers of the service to whoever comes from beyond this machine; null for nobody. */
  readonly metrics_token: string | null;
  readonly billing: Billing | null;
  readonly mail: Mail | null;
  /** Where people reach this service when it is not on their own machine, such as https://deeds.office.example. */
  readonly public_address: string | null;
  /** Whom to ask for mail records, as address or address:port; empty for the system's own. */
  readonly dns_servers: readonly string[];
  /** Documents read at the same time from the queue. */
  readonly workers: number;
  /** Documents read at the same time besides, of those that need no recogniser. */
  readonly light_workers: number;
  readonly limits: Limits;
}

export type ConfigOptions = Partial<Omit<Config, 'version' | 'limits'>> & { readonly limits?: Partial<Limits> };

const DEFAULT_PORT = 7420;

export function configOf(options: ConfigOptions, environment: NodeJS.ProcessEnv = process.env): Config {
  const { limits, ...given } = options;
  return {
    version: manifestIn(productRoot())?.version ?? '0.0.0',
    data_dir: defaultDataDir(environment),
    database: databaseOf(environment.DEEDPROOF_DATABASE, environment),
    objects: objectsOf(environment.DEEDPROOF_OBJECTS, environment),
    keyring_file: keyringFileOf(environment.DEEDPROOF_KEYRING),
    worker_silence_s: silenceOf(environment.DEEDPROOF_WORKER_SILENCE),
    port: DEFAULT_PORT,
    signing: environment.DEEDPROOF_SIGNING !== 'off',
    network: environment.DEEDPROOF_NETWORK === 'on',
    free_tier: environment.DEEDPROOF_FREE_TIER !== 'closed',
    identity: identityOf(environment),
    metrics_token: environment.DEEDPROOF_METRICS_TOKEN || null,
    billing: billingOf(environment),
    mail: mailOf(environment),
    public_address: publicAddressOf(environment),
    dns_servers: listOf(environment.DEEDPROOF_DNS),
    workers: Math.max(1, Math.min(8, availableParallelism())),
    light_workers: 2,
    ...given,
    limits: { ...LIMITS, ...limits },
  };
}

/** Null where none is named. What is wrong with an address is said without the address, which may hold a password. */
export function databaseOf(address = '', environment: NodeJS.ProcessEnv = process.env): Database | null {
  if (address === '') return null;
  if (!URL.canParse(address) || !/^postgres(ql)?:$/.test(new URL(address).protocol))
    throw new Error('The address of a database is such as postgres://deedproof@db.office.example/deedproof.');
  const file = environment.DEEDPROOF_DATABASE_PASSWORD_FILE;
  if (file === undefined || file === '') return { address, password: null };
  // Written with an editor, it ends in a new line.
  return { address, password: readFileSync(file, 'utf8').replace(/\r?\n$/, '') };
}

/** Null where none is named. */
export const keyringFileOf = (path = ''): string | null => (path === '' ? null : resolve(path));

const DEFAULT_SILENCE_S = 30;

function silenceOf(text = ''): number {
  const seconds = text === '' ? DEFAULT_SILENCE_S : Number(text);
  if (!Number.isInteger(seconds) || seconds < 10 || seconds > 3600)
    throw new Error('DEEDPROOF_WORKER_SILENCE is a number of seconds from 10 to 3600.');
  return seconds;
}

const OBJECTS_ADDRESS =
  'Documents are kept in a bucket such as s3://deeds/office?endpoint=https://s3.office.example:9000, or in a folder by its whole path.';

/** Null where none is named. Keys of a bucket come by the environment or by a file, and never by the address. */
export function objectsOf(address = '', environment: NodeJS.ProcessEnv = process.env): ObjectsPlace | null {
  if (address === '') return null;
  if (isAbsolute(address)) return { folder: resolve(address) };
  const url = URL.parse(address);
  if (url === null || url.protocol !== 's3:' || url.host === '' || url.username !== '' || url.password !== '')
    throw new Error(OBJECTS_ADDRESS);
  const region = url.searchParams.get('region') ?? environment.AWS_REGION ?? 'us-east-1';
  const endpoint =
    url.searchParams.get('endpoint') ?? environment.AWS_ENDPOINT_URL_S3 ?? `https://s3.${region}.amazonaws.com`;
  if (!/^https?:$/.test(URL.parse(endpoint)?.protocol ?? '')) throw new Error(OBJECTS_ADDRESS);
  const path = url.pathname.replace(/^\/+|\/+$/g, '');
  return {
    endpoint: new URL(endpoint).origin,
    bucket: url.host,
    prefix: path === '' ? '' : `${path}/`,
    region,
    ...bucketKey(environment),
  };
}

function bucketKey(environment: NodeJS.ProcessEnv): Pick<Bucket, 'key_id' | 'secret' | 'session'> {
  const file = environment.DEEDPROOF_OBJECTS_KEY_FILE ?? '';
  const [key_id = '', secret = ''] =
    file === ''
      ? [environment.AWS_ACCESS_KEY_ID, environment.AWS_SECRET_ACCESS_KEY]
      : readFileSync(file, 'utf8').split(/\s+/);
  if (key_id === '' || secret === '')
    throw new Error(
      'A bucket needs its key: AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or a file named by DEEDPROOF_OBJECTS_KEY_FILE ' +
        'that holds the two.',
    );
  return { key_id, secret, session: file === '' ? (environment.AWS_SESSION_TOKEN ?? null) : null };
}

function identityOf(environment: NodeJS.ProcessEnv): Identity | null {
  const issuer = environment.DEEDPROOF_ISSUER;
  const jwks_url = environment.DEEDPROOF_JWKS_URL ?? null;
  const client_id = environment.DEEDPROOF_CLIENT_ID ?? null;
  if (issuer === undefined || (jwks_url === null && client_id === null)) return null;
  return {
    issuer,
    jwks_url,
    audience: environment.DEEDPROOF_AUDIENCE ?? 'deedproof',
    client_id,
    client_secret: environment.DEEDPROOF_CLIENT_SECRET ?? null,
    staff_group: environment.DEEDPROOF_STAFF_GROUP ?? 'staff',
    desk_group: environment.DEEDPROOF_DESK_GROUP || null,
  };
}

const DEFAULT_TRIAL_DAYS = 14;
const MOST_TRIAL_DAYS = 730;

/** All of it or nothing: half a till would take money and grant nothing. */
function billingOf(environment: NodeJS.ProcessEnv): Billing | null {
  const secret_key = environment.DEEDPROOF_STRIPE_KEY;
  if (secret_key === undefined || secret_key === '') return null;
  const required = (value: string | undefined, name: string): string => {
    if (value === undefined || value === '')
      throw new Error(`With DEEDPROOF_STRIPE_KEY comes DEEDPROOF_STRIPE_${name}, and that is not set.`);
    return value;
  };
  const trial_days = Number(environment.DEEDPROOF_STRIPE_TRIAL_DAYS ?? DEFAULT_TRIAL_DAYS);
  if (!Number.isInteger(trial_days) || trial_days < 0 || trial_days > MOST_TRIAL_DAYS) {
    throw new Error(`DEEDPROOF_STRIPE_TRIAL_DAYS is a number of days from 0 to ${MOST_TRIAL_DAYS}.`);
  }
  return {
    secret_key,
    webhook_secrets: listOf(required(environment.DEEDPROOF_STRIPE_WEBHOOK_SECRET, 'WEBHOOK_SECRET')),
    seat_price: required(environment.DEEDPROOF_STRIPE_SEAT_PRICE, 'SEAT_PRICE'),
    overage_price: required(environment.DEEDPROOF_STRIPE_OVERAGE_PRICE, 'OVERAGE_PRICE'),
    pack_price: required(environment.DEEDPROOF_STRIPE_PACK_PRICE, 'PACK_PRICE'),
    meter: environment.DEEDPROOF_STRIPE_METER ?? 'deedproof_documents',
    trial_days,
    api_address: environment.DEEDPROOF_STRIPE_ADDRESS ?? null,
  };
}

function mailOf(environment: NodeJS.ProcessEnv): Mail | null {
  const server = environment.DEEDPROOF_SMTP;
  const from = environment.DEEDPROOF_MAIL_FROM;
  if (server === undefined || server === '') return null;
  if (from === undefined || from === '')
    throw new Error('DEEDPROOF_SMTP is set, so DEEDPROOF_MAIL_FROM has to be too.');
  return { server, from };
}

function publicAddressOf(environment: NodeJS.ProcessEnv): string | null {
  const text = environment.DEEDPROOF_PUBLIC_ADDRESS;
  if (text === undefined || text === '') return null;
  if (!URL.canParse(text))
    throw new Error('DEEDPROOF_PUBLIC_ADDRESS is an address such as https://deeds.office.example.');
  return new URL(text).origin;
}

const listOf = (text = ''): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** $DEEDPROOF_DATA, or where the platform keeps the data of applications. */
export function defaultDataDir(environment: NodeJS.ProcessEnv = process.env): string {
  const named = environment.DEEDPROOF_DATA;
  if (named !== undefined && named !== '') return resolve(named);
  return join(platformDataDir(environment), 'deedproof');
}

/**
 * Where Node keeps what it compiled of the command line: beside the built program, where the same Node of the same user
 * compiled it there ahead; else in the data folder, and null until that is made, with its own rights.
 */
export function findCompiledDir(
  environment: NodeJS.ProcessEnv = process.env,
  root: string = productRoot(),
): string | null {
  const ahead = compiledAhead(root);
  if (existsSync(ahead.mark)) return ahead.folder;
  const folder = defaultDataDir(environment);
  return existsSync(folder) ? join(folder, 'compiled') : null;
}

/** Node takes what another version of it, or another user, compiled for nothing; the mark says whose it is. */
export function compiledAhead(root: string): { readonly folder: string; readonly mark: string } {
  const folder = join(root, 'out', 'compiled');
  return { folder, mark: join(folder, `by-${process.version}-${process.arch}-${process.getuid?.() ?? 'user'}`) };
}

function platformDataDir(environment: NodeJS.ProcessEnv): string {
  if (process.platform === 'win32') return environment.APPDATA ?? join(homedir(), 'AppData', 'Roaming');
  if (process.platform === 'darwin') return join(homedir(), 'Library', 'Application Support');
  return environment.XDG_DATA_HOME ?? join(homedir(), '.local', 'share');
}

/** Where the product is installed: found upwards, so that it is the same from the sources and from the built application. */
export function productRoot(): string {
  return rootAbove(import.meta.dirname);
}

function rootAbove(folder: string): string {
  if (manifestIn(folder)?.name === 'deedproof') return folder;
  const above = dirname(folder);
  if (above === folder) throw new Error('The installation is incomplete: its package.json is missing.');
  return rootAbove(above);
}

function manifestIn(folder: string): { name?: string; version?: string } | null {
  const manifest = join(folder, 'package.json');
  return existsSync(manifest) ? JSON.parse(readFileSync(manifest, 'utf8')) : null;
}
