// Billing while the service runs: metered documents are told as they come, and subscriptions asked after.
import type { App } from '#main/app.ts';
import { openTill, type Till } from '#main/billing/till.ts';
import { repeated } from '#main/service/upkeep/repeated.ts';

const TELL_EVERY_MS = 2000;
const CATCH_UP_EVERY_MS = 600_000;

export interface RunningTill {
  readonly till: Till;
  close(): Promise<void>;
}

/** Null where nothing is sold. */
export async function startBilling({ config, db, now, log }: App): Promise<RunningTill | null> {
  if (config.billing === null) return null;
  // The processor's own library takes its time to load: only where something is sold.
  const { openProcessor } = await import('#main/billing/processor.ts');
  const { tellMetered } = await import('#main/billing/metering.ts');
  const processor = openProcessor(config.billing);
  const till = openTill(db, processor, now);
  const telling = repeated(
    () => tellMetered({ db, processor, now, log }),
    TELL_EVERY_MS,
    (fault) => log.error({ err: fault }, 'metering stumbled'),
  );
  const catching = repeated(till.catchUp, CATCH_UP_EVERY_MS, (fault) =>
    log.error({ err: fault }, 'subscriptions could not be asked after'),
  );
  return {
    till,
    close: async () => {
      await telling();
      await catching();
    },
  };
}
