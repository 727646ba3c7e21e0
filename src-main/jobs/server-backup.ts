// A database on a server is backed up by the server's own means: a copy of the data folder would lack every row.
import { Refusal } from '#core/api/errors.ts';

const BY_THE_SERVER =
  'The database is a PostgreSQL: whoever keeps it backs it up with pg_dump and brings it back with pg_restore. Keep ' +
  'keyring.json of the data folder with it, which holds the signing keys.';

/** Refuses a backup of ours, and its return, where there is more than the data folder. */
export function requireOwnFile({ database }: { readonly database: object | null }): void {
  if (database !== null) throw new Refusal('not_permitted', {}, BY_THE_SERVER);
}
