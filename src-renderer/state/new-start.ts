// Waiting for the service to start anew under this page, and then loading the page anew: everything it shows is another's.
import { ServiceError } from '#core/api/client.ts';
import { service } from '#renderer/api/service.ts';
import { useHealth } from '#renderer/state/health.ts';

const PAUSE_MS = 500;
const PATIENCE_MS = 180_000;

/** Answers only where it takes too long; in the desktop window the whole application starts anew. */
export async function waitForNewStart(): Promise<void> {
  const before = useHealth.getState().status?.restored?.set_aside;
  for (let waited = 0; waited < PATIENCE_MS; waited += PAUSE_MS) {
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    if (await isAnother(before)) return window.location.reload();
  }
  throw new Error('The service has not come back. Start Deedproof again: the backup is put in place then.');
}

/** The one that comes tells what it restored, or does not know this session; the one that goes does neither. */
async function isAnother(before: string | undefined): Promise<boolean> {
  try {
    const { restored } = (await service.call('localStatus')).value;
    return restored !== null && restored.set_aside !== before;
  } catch (fault) {
    return fault instanceof ServiceError && fault.type === 'invalid_token';
  }
}
