// A person who signed in: the service as they reach it, and the pages of others that they are sent to.
import { type Client, clientOf, type Fetch } from '#core/api/client.ts';
import { findBridge } from '#renderer/api/service.ts';

/** Who opened this page in a plain browser that is not the application's own. */
export type Visitor = { readonly token: string } | 'may_sign_in';

/** Null where the page is the application's own. */
export function findVisitor(): Visitor | null {
  if (findBridge() !== null) return null;
  const meta = (name: string) => document.querySelector(`meta[name="${name}"]`)?.getAttribute('content') ?? '';
  if (meta('deedproof-session') !== '') return null;
  const token = meta('deedproof-person');
  if (token !== '') return { token };
  return meta('deedproof-sign-in') === '' ? null : 'may_sign_in';
}

/** The service, acting for the person. */
export async function personClient(token: string): Promise<Client> {
  const bridge = findBridge();
  const address = bridge === null ? window.location.origin : (await bridge.service()).address;
  return clientOf(address, token, fetch as unknown as Fetch);
}

const AS_JSON = { accept: 'application/json' };

export interface Wanted {
  readonly tier?: 'seat' | 'trial';
  readonly pack?: 'pack-10';
  readonly seats?: string;
  readonly quantity?: string;
}

/** Where the payment processor sells it. */
export async function checkoutPage(client: Client, wanted: Wanted): Promise<string> {
  const { bytes } = await client.call('billingCheckout', { query: wanted, headers: AS_JSON });
  return addressIn(bytes, 'checkout_url');
}

/** Where invoices, card and seats are. */
export async function portalPage(client: Client): Promise<string> {
  const { bytes } = await client.call('billingPortal', { headers: AS_JSON });
  return addressIn(bytes, 'portal_url');
}

function addressIn(bytes: Uint8Array, name: string): string {
  return (JSON.parse(new TextDecoder().decode(bytes)) as Record<string, string>)[name] ?? '';
}

/** A page of another's: in the system's browser, in a tab of its own, or in place of the page of one who came by browser. */
export function openPage(address: string): void {
  const bridge = findBridge();
  if (bridge !== null) void bridge.openPage(address);
  else if (findVisitor() !== null) window.location.assign(address);
  else window.open(address, '_blank', 'noopener');
}
