// What a key may do, in words.
import { ALL_SCOPES, type KeyScope } from '#core/schema/account.ts';

export const SCOPE_WORDS: Readonly<Record<KeyScope, string>> = {
  read: 'Read results and history, export files',
  submit: 'Submit documents, place tracts',
  delete: 'Delete results and positions',
  manage: 'Manage keys and billing',
  desk: 'Work here from the window of another desk',
};

/** For a cell of a table: `everything`, or `read, submit`. */
export function scopesText(scopes: readonly KeyScope[]): string {
  return scopes.length >= ALL_SCOPES.length && !scopes.includes('desk') ? 'everything' : scopes.join(', ');
}
