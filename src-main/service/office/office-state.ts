// Where a desk works, as it is shown: the key only by its prefix.
import type { OfficeState } from '#core/schema/office.ts';
import { PREFIX_LENGTH } from '#main/account/caller.ts';
import type { Connection } from '#main/service/office/office-link.ts';
import type { OfficeSignIn } from '#main/service/office/office-sign-in.ts';

export function officeStateOf(connection: Connection | null, signIn: Pick<OfficeSignIn, 'state'>): OfficeState {
  return {
    address: connection?.address ?? null,
    fingerprint: connection?.fingerprint ?? null,
    key_prefix: connection?.key.slice(0, PREFIX_LENGTH) ?? null,
    ...signIn.state(),
  };
}
