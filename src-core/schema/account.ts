// Signing up, keys and usage.
import { z } from 'zod';
import { Timestamp } from '#core/schema/timestamp.ts';

export const GrantKind = z.enum(['free', 'trial', 'seat', 'pack', 'arrangement', 'desktop']);
export type GrantKind = z.infer<typeof GrantKind>;

export const SignupRequest = z.object({
  email: z.string(),
  company: z.string().min(1).max(200),
  role: z.string().min(1).max(200),
  accepted_terms: z.boolean(),
});
export type SignupRequest = z.infer<typeof SignupRequest>;

export const SignupResponse = z.object({
  api_key: z.string(),
  prefix: z.string(),
  documents: z.int(),
  invited: z.boolean(),
});
export type SignupResponse = z.infer<typeof SignupResponse>;

export const KeyMode = z.enum(['live', 'test']);
export type KeyMode = z.infer<typeof KeyMode>;

/**
 * What a key is for. `read`: results, history, positions, and files made of a result it holds. `submit`: bring documents
 * and place tracts. `delete`: forget results and positions. `manage`: keys and billing. `desk`: the window of another
 * machine works with it; only where it is named.
 */
export const KeyScope = z.enum(['read', 'submit', 'delete', 'manage', 'desk']);
export type KeyScope = z.infer<typeof KeyScope>;

/** What a key is for unless its scopes are named. */
export const ALL_SCOPES: readonly KeyScope[] = ['read', 'submit', 'delete', 'manage'];

/** In the order of the list above, each once. */
export function orderedScopes(scopes: readonly string[]): KeyScope[] {
  return KeyScope.options.filter((scope) => scopes.includes(scope));
}

export const UserKeyRequest = z.object({
  name: z.string().min(1).max(200),
  mode: KeyMode.default('live'),
  /** Left out: all that the caller has. */
  scopes: z.array(KeyScope).min(1).optional(),
});
export type UserKeyRequest = z.infer<typeof UserKeyRequest>;

export const MintResponse = z.object({
  api_key: z.string(),
  prefix: z.string(),
  name: z.string(),
  monthly_cap: z.int(),
  pool_docs: z.int().nullable(),
  created_at: Timestamp,
  scopes: z.array(KeyScope),
});
export type MintResponse = z.infer<typeof MintResponse>;

export const KeyRow = z.object({
  prefix: z.string(),
  name: z.string(),
  monthly_cap: z.int(),
  created_at: Timestamp,
  revoked_at: Timestamp.nullable(),
  documents: z.int(),
  input_tokens: z.int(),
  output_tokens: z.int(),
  included_docs: z.int().nullable(),
  pool_docs: z.int().nullable(),
  lifetime_documents: z.int().nullable(),
  user_id: z.int().nullable(),
  grant_kind: GrantKind.nullable(),
  scopes: z.array(KeyScope),
  /** The address of the person who made it; null for one of a sign-up, of the machine itself, or from before this was kept. */
  made_by: z.string().nullable(),
  /** It waits for the person whose account it turned out to be, and opens nothing until they confirm it. */
  held: z.boolean(),
});
export type KeyRow = z.infer<typeof KeyRow>;

export const KeyList = z.object({ keys: z.array(KeyRow) });
export type KeyList = z.infer<typeof KeyList>;

export const RevokeResponse = z.object({ prefix: z.string(), revoked: z.boolean() });
export type RevokeResponse = z.infer<typeof RevokeResponse>;

export const UsageResponse = z.object({
  key: z.string(),
  name: z.string(),
  monthly_cap: z.int(),
  included_docs: z.int().nullable(),
  overage_documents: z.int().default(0),
  documents: z.int(),
  input_tokens: z.int(),
  output_tokens: z.int(),
  period_start: Timestamp,
  period_end: Timestamp,
  /** Of the key, so that it can tell what it may do. */
  scopes: z.array(KeyScope),
});
export type UsageResponse = z.infer<typeof UsageResponse>;

export const WhoAmI = z.object({
  email: z.string(),
  /** The address that the account was made for. */
  account: z.string(),
  role: z.enum(['owner', 'examiner', 'viewer']),
  superadmin: z.boolean(),
  stripe_customer_id: z.string().nullable(),
  active_keys: z.int(),
  /** Keys from before the account's person signed in that wait to be confirmed. */
  held_keys: z.int(),
  scopes: z.array(KeyScope),
});
export type WhoAmI = z.infer<typeof WhoAmI>;
