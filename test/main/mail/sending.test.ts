// Letters from the request that calls for them to the mailbox they arrive in.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { desktopCaller } from '#main/account/caller.ts';
import { invite } from '#main/account/members.ts';
import { openMailer } from '#main/mail/sending.ts';
import { listAccountsByEmail } from '#main/store/accounts.ts';
import { listMembers } from '#main/store/members.ts';
import { openStands } from '#test/main/service/stands.ts';
import { type Stand, standService } from '#test/support/service.ts';
import { type SmtpStand, standSmtp } from '#test/support/smtp-stand.ts';

let smtp: SmtpStand;
let stand: Stand;
const lines: string[] = [];
const identity = {
  issuer: 'https://provider.example',
  audience: 'deedproof',
  jwks_url: null,
  client_id: 'deedproof',
  client_secret: null,
  staff_group: 'staff',
  desk_group: null,
};
beforeAll(async () => {
  smtp = await standSmtp();
  stand = await standService({
    identity,
    mail: { server: smtp.server, from: 'Deedproof <deeds@oak.example>' },
    public_address: 'https://deeds.oak.example',
    log: { write: (line: string) => void lines.push(line) },
  });
});
afterAll(async () => {
  await stand.close();
  await smtp.close();
});

const signUp = (email: string, company = 'Oak Title') =>
  stand.as().call('signup', { json: { email, company, role: 'owner', accepted_terms: true } });
const rowOf = (recipient: string) =>
  stand.app.db.selectFrom('mails').selectAll().where('recipient', '=', recipient).executeTakeFirstOrThrow();
const mailer = () => openMailer({ server: smtp.server, from: 'Deedproof <deeds@oak.example>' }, stand.app);

async function settled(recipient: string): Promise<Awaited<ReturnType<typeof rowOf>>> {
  for (;;) {
    const row = await rowOf(recipient);
    if (row.attempts > 0 && (row.state !== 'waiting' || row.trouble !== null)) return row;
    await mailer().send();
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

test('who signs up is invited to sign in, in plain words and on a page', async () => {
  expect((await signUp('ada@elm.example', 'Elm & <Sons>')).value.invited).toBe(true);
  expect((await settled('ada@elm.example')).state).toBe('sent');
  const [letter] = smtp.letters.filter(({ to }) => to.includes('ada@elm.example'));
  expect(letter?.mail).toMatchObject({
    subject: 'Your Deedproof account',
    from: { name: 'Deedproof', address: 'deeds@oak.example' },
    to: [{ address: 'ada@elm.example' }],
  });
  expect(letter?.mail.text).toContain('An account was made for Elm & <Sons>, with three documents');
  expect(letter?.mail.text).toContain('Sign in: https://deeds.oak.example/auth/sign-in');
  expect(letter?.mail.html).toContain('Elm &amp; &lt;Sons&gt;');
  expect(letter?.mail.html).toContain('href="https://deeds.oak.example/auth/sign-in"');
  // Neither the key nor anything else that opens a door goes by mail.
  expect(`${letter?.mail.text}${letter?.mail.html}`).not.toMatch(/dp_live|dps_/);
});

/** Until it is, whoever sends it: the database answers within our turn, and who has claimed a letter needs turns too. */
async function sent(address: string): Promise<void> {
  while ((await rowOf(address)).state !== 'sent') {
    await mailer().send();
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

test('a server that says later is asked later, ever more seldom, and the letter comes once', async () => {
  smtp.mood = 'later';
  await signUp('bea@elm.example');
  const first = await settled('bea@elm.example');
  expect(first).toMatchObject({ state: 'waiting', attempts: 1, trouble: 'EENVELOPE 451' });
  expect(Date.parse(first.next_at) - stand.clock.now().getTime()).toBe(30_000);
  expect(await mailer().send()).toBe(0);
  stand.clock.advance(30_000);
  await mailer().send();
  while ((await rowOf('bea@elm.example')).attempts < 2) await new Promise((resolve) => setTimeout(resolve, 20));
  const second = await rowOf('bea@elm.example');
  expect(Date.parse(second.next_at) - stand.clock.now().getTime()).toBe(60_000);
  smtp.mood = 'takes';
  stand.clock.advance(60_000);
  await sent('bea@elm.example');
  expect(smtp.letters.filter(({ to }) => to.includes('bea@elm.example'))).toHaveLength(1);
});

test('a mailbox that is refused for good is not asked again', async () => {
  smtp.mood = 'refuses';
  await signUp('cleo@elm.example');
  expect(await settled('cleo@elm.example')).toMatchObject({ state: 'refused', trouble: 'EENVELOPE 550' });
  smtp.mood = 'takes';
});

test('letters that wait outlive a restart, and a server that is away or a wrong password keeps them', async () => {
  const away = openMailer({ server: 'smtp://127.0.0.1:9', from: 'deeds@oak.example' }, stand.app);
  const wrong = openMailer({ server: smtp.server.replace('deeds:', 'other:'), from: 'deeds@oak.example' }, stand.app);
  smtp.mood = 'later';
  await signUp('dora@elm.example');
  await settled('dora@elm.example');
  for (const [sender, trouble] of [
    [away, /^ESOCKET|ECONNECTION|ECONNREFUSED/],
    [wrong, /^EAUTH 535/],
  ] as const) {
    stand.clock.advance(3_600_000);
    const before = (await rowOf('dora@elm.example')).attempts;
    await sender.send();
    const row = await rowOf('dora@elm.example');
    expect(row.attempts).toBeGreaterThan(before);
    expect(row.state).toBe('waiting');
    if (row.attempts === before + 1) expect(row.trouble).toMatch(trouble);
  }
  smtp.mood = 'takes';
  stand = await stand.restart();
  stand.clock.advance(7 * 3_600_000);
  await sent('dora@elm.example');
});

test('an installation without mail invites nobody by it, and says so', async () => {
  const stands = openStands();
  const plain = (await stands.main()).as();
  const json = { email: 'eve@elm.example', company: 'Elm', role: 'owner', accepted_terms: true };
  expect((await plain.call('signup', { json })).value.invited).toBe(false);
  await stands.close();
});

test('the password of the mail server is in no log line', () => {
  expect(lines.join('')).not.toContain('for the test alone');
  expect(lines.join('')).not.toContain('for%20the');
  expect(lines.join('')).not.toContain('elm.example');
});

test('an address is written to three times a day and no oftener, however often it is invited and withdrawn', async () => {
  const { db, config, now } = stand.app;
  await stand.key('seat', { email: 'boss@elm.example', email_key: 'boss@elm.example' });
  const [account] = await listAccountsByEmail(db, ['boss@elm.example']);
  if (account === undefined) throw new Error('No account.');
  const caller = { ...desktopCaller(account), email: 'boss@elm.example' };
  const asked = (email: string) =>
    invite(db, { account, caller, email, role: 'viewer', home: 'https://x' }, config, now());
  const withdraw = () => db.deleteFrom('members').where('account_id', '=', account.id).execute();
  for (let i = 0; i < 3; i++) {
    await asked('often@elm.example');
    await withdraw();
  }
  await expect(asked('often@elm.example')).rejects.toThrow('often enough today');
  expect(await listMembers(db, account.id)).toEqual([]);
  await asked('seldom@elm.example');
  stand.clock.advance(25 * 3_600_000);
  await asked('often@elm.example');
  await withdraw();
  // Nor does one account write to everybody.
  for (let i = 0; i < 49; i++) await asked(`a${i}@elm.example`);
  await expect(asked('last@elm.example')).rejects.toThrow('At most 50 invitations a day');
});
