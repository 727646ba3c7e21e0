// A mail server of the test's own (smtp-server), whose mail is read back as a mail program would.
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface SmtpStand {
  /** As the mailer is told it. */
  readonly server: string;
  readonly letters: { readonly to: readonly string[]; readonly mail: Email }[];
  /** What it says to the next letters: takes them, says later, or refuses for good. */
  mood: 'takes' | 'later' | 'refuses';
  /** Sees each letter once it has it, before it says so; true lets the sender go without a word. */
  watch: ((when: 'after') => boolean) | null;
  close(): Promise<void>;
}

const PASSWORD = 'for the test alone';

export async function standSmtp(): Promise<SmtpStand> {
  const letters: SmtpStand['letters'] = [];
  const server = new SMTPServer({
    authOptional: false,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    onAuth: ({ username, password }, _session, done) =>
      username === 'deeds' && password === PASSWORD
        ? done(null, { user: 'deeds' })
        : done(new Error('Wrong password.')),
    onRcptTo: (_address, _session, done) => done(stand.mood === 'takes' ? null : troubleOf(stand.mood)),
    onData: async (stream, session, done) => {
      const parts: Buffer[] = [];
      for await (const part of stream) parts.push(part as Buffer);
      const to = session.envelope.rcptTo.map(({ address }) => address);
      letters.push({ to, mail: await PostalMime.parse(Buffer.concat(parts)) });
      if (stand.watch?.('after') !== true) done();
    },
  });
  const port = await new Promise<number>((resolve) => {
    const listening = server.listen(0, '127.0.0.1', () => resolve((listening.address() as { port: number }).port));
  });
  const stand: SmtpStand = {
    server: `smtp://deeds:${encodeURIComponent(PASSWORD)}@127.0.0.1:${port}`,
    letters,
    mood: 'takes',
    watch: null,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return stand;
}

const troubleOf = (mood: 'later' | 'refuses'): Error =>
  Object.assign(new Error('No.'), { responseCode: mood === 'later' ? 451 : 550 });
