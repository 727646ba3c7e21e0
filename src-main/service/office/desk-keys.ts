// Keys of desks: with one the window of another machine works here as though it were this machine's own, but for what
// concerns the machine itself.
import type { Endpoint } from '#core/api/endpoint.ts';
import { endpoints } from '#core/api/endpoints.ts';
import type { KeyScope } from '#core/schema/account.ts';
import { type Caller, DESK_FAMILY } from '#main/account/caller.ts';
import type { StoredAccount } from '#main/store/accounts.ts';

const HERE_ALONE: ReadonlySet<Endpoint> = new Set<Endpoint>([
  endpoints.getSettings,
  endpoints.putSettings,
  endpoints.makeBackup,
  endpoints.lookIntoBackup,
  endpoints.restoreBackup,
  endpoints.getOffice,
  endpoints.meetOffice,
  endpoints.joinOffice,
  endpoints.startOfficeSignIn,
  endpoints.leaveOffice,
  // A person signs in at one machine, and a model is reached from one.
  endpoints.startSignIn,
  endpoints.getSignIn,
  endpoints.getModel,
  endpoints.putModelKey,
  endpoints.tryModel,
]);

/** What concerns the machine a person sits at, and is not answered to a desk. */
export const isHereAlone = (row: Endpoint): boolean => HERE_ALONE.has(row);

/** The caller as the person at a desk, where the key is a desk's of this installation. */
export function atDesk(caller: Caller, desktop: StoredAccount): Caller {
  const is_desk = caller.kind === 'key' && !caller.test_mode && caller.scopes.includes('desk');
  if (!is_desk || caller.account.id !== desktop.id) return caller;
  return { ...caller, kind: 'desktop', family: DESK_FAMILY };
}

/** What a desk's key must be for besides. */
export function deskScopeOf(row: Endpoint): KeyScope {
  if (row === endpoints.rotateKeyring) return 'manage';
  if (row.method === 'DELETE') return 'delete';
  return row.method === 'GET' ? 'read' : 'submit';
}
