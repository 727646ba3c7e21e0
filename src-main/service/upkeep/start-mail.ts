// Letters go out while the service runs.
import type { App } from '#main/app.ts';
import { repeated } from '#main/service/upkeep/repeated.ts';

const SEND_EVERY_MS = 2000;

/** Gives the way to stop. */
export async function startMail(app: App): Promise<() => Promise<void>> {
  const { mail } = app.config;
  if (mail === null) return async () => undefined;
  const { openMailer } = await import('#main/mail/sending.ts');
  const mailer = openMailer(mail, app);
  const stop = repeated(mailer.send, SEND_EVERY_MS, (fault) => app.log.error({ err: fault }, 'mail stumbled'));
  return async () => {
    await stop();
    mailer.close();
  };
}
