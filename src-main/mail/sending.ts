// Sends what waits. A server that is not there, or says later, is tried again, ever more seldom; one that refuses is not.
import { createTransport } from 'nodemailer';
import type { Logger } from 'pino';
import type { Mail } from '#main/config.ts';
import { letterOf } from '#main/mail/letter.ts';
import type { Db } from '#main/store/db.ts';
import { claimMail, listDueMails, type StoredMail, updateMail } from '#main/store/mails.ts';

export interface Mailer {
  /** Sends all that is due; gives how many were taken. */
  send(): Promise<number>;
  close(): void;
}

interface Office {
  readonly db: Db;
  readonly now: () => Date;
  readonly log: Logger;
}

const AT_A_TIME = 20;
const FIRST_WAIT_MS = 30_000;
const LONGEST_WAIT_MS = 6 * 3_600_000;
/** Some three days of trying. */
const MOST_ATTEMPTS = 20;

export function openMailer({ server, from }: Mail, { db, now, log }: Office): Mailer {
  const transport = createTransport(server, { from });
  const sendOne = async (mail: StoredMail): Promise<boolean> => {
    const attempts = mail.attempts + 1;
    // Before it goes: a process that ends in between sends it again later, and not at once for ever.
    const next_at = new Date(now().getTime() + waitOf(attempts)).toISOString();
    if (!(await claimMail(db, mail, { attempts, next_at }))) return false;
    try {
      const { subject, text, html } = letterOf(mail);
      // The same name each time, so that a letter sent twice can be known for one.
      const messageId = `<${mail.id}@${domainOf(from)}>`;
      await transport.sendMail({ to: { name: '', address: mail.recipient }, subject, text, html, messageId });
      await updateMail(db, mail.id, { state: 'sent', trouble: null });
      return true;
    } catch (fault) {
      const given_up = isRefused(fault) || attempts >= MOST_ATTEMPTS;
      // The server's words may quote the address; the code is enough to look it up.
      log.error({ mail: mail.id, code: codeOf(fault), given_up }, 'a letter could not be sent');
      await updateMail(db, mail.id, { trouble: codeOf(fault), ...(given_up ? { state: 'refused' as const } : {}) });
      return false;
    }
  };
  return {
    async send() {
      let sent = 0;
      for (const mail of await listDueMails(db, now().toISOString(), AT_A_TIME)) sent += (await sendOne(mail)) ? 1 : 0;
      return sent;
    },
    close: () => transport.close(),
  };
}

const waitOf = (attempts: number): number => Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (attempts - 1));

const domainOf = (from: string): string => /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost';

/** RFC 5321: five hundred and more is for good; below it is for now. A wrong password is set right by hand, so it waits. */
function isRefused(fault: unknown): boolean {
  const { responseCode, code } = (fault ?? {}) as { responseCode?: number; code?: string };
  return code !== 'EAUTH' && responseCode !== undefined && responseCode >= 500;
}

function codeOf(fault: unknown): string {
  const { responseCode, code } = (fault ?? {}) as { responseCode?: number; code?: string };
  return [code ?? 'fault', responseCode].filter((part) => part !== undefined).join(' ');
}
