// The one connection to the service at this machine: its address, the session of the person, and whether it answers.
import { BRIDGE_NAME, type Bridge } from '#core/api/bridge.ts';
import { type Client, clientOf, type Fetch, ServiceError } from '#core/api/client.ts';

interface Session {
  readonly address: string;
  readonly token: string;
}

let session: Session | null = null;
let tellReach: (reachable: boolean) => void = () => undefined;

/** The shell's native favours; null in a plain browser. */
export function findBridge(): Bridge | null {
  const holder = window as unknown as Readonly<Record<string, Bridge | undefined>>;
  return holder[BRIDGE_NAME] ?? null;
}

/** Tells whenever a request reached the service, or found nobody there. */
export function watchReach(tell: (reachable: boolean) => void): void {
  tellReach = tell;
}

const watchedFetch: Fetch = async (address, init) => {
  try {
    const reply = await fetch(address, init as RequestInit);
    tellReach(true);
    return reply;
  } catch (error) {
    const aborted = (init as RequestInit).signal?.aborted === true;
    if (!aborted) tellReach(false);
    throw error;
  }
};

async function openSession(): Promise<Session> {
  const bridge = findBridge();
  if (bridge !== null) return bridge.service();
  const reply = await watchedFetch(new URL('./', window.location.href).href, { cache: 'no-store' });
  const page = new DOMParser().parseFromString(await reply.text(), 'text/html');
  const token = page.querySelector('meta[name="deedproof-session"]')?.getAttribute('content') ?? '';
  return { address: window.location.origin, token };
}

/** The page that the service sent carries its session already, so the first request need not wait for another. */
function sessionOfPage(): Session | null {
  const token = document.querySelector('meta[name="deedproof-session"]')?.getAttribute('content') ?? '';
  return token === '' ? null : { address: window.location.origin, token };
}

async function currentClient(): Promise<Client> {
  session ??= (findBridge() === null ? sessionOfPage() : null) ?? (await openSession());
  return clientOf(session.address, session.token, watchedFetch);
}

/** The service through the typed client. A session that a restart made stale is renewed once. */
export const service: Client = {
  async call(name, request) {
    const client = await currentClient();
    try {
      return await client.call(name, request);
    } catch (error) {
      if (!(error instanceof ServiceError && error.status === 401)) throw error;
      session = await openSession();
      return (await currentClient()).call(name, request);
    }
  },
};

/** True for a failure to reach the service at all, as against a refusal by it. */
export const isUnreachable = (error: unknown): boolean => error instanceof TypeError;

const NOT_OPENED_BY_US =
  'This browser was not opened by Deedproof. Open it with the address that Deedproof printed when it started.';

/** The sentence to show for anything that was thrown. */
export function messageOf(error: unknown): string {
  if (isUnreachable(error)) return 'The service did not answer. Deedproof keeps trying.';
  if (error instanceof ServiceError && error.type === 'invalid_token') return NOT_OPENED_BY_US;
  return error instanceof Error ? error.message : String(error);
}
