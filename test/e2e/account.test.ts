// Signing in with a real browser at a real identity provider, by browser and from the desk; the plan, buying, members.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { letterOf } from '#main/mail/letter.ts';
import { type Desk, openDesk, openScreen, PATIENCE_MS } from '#test/e2e/desk.ts';
import { objections } from '#test/e2e/objections.ts';
import { type OidcStand, standOidc } from '#test/support/oidc-stand.ts';
import { type SmtpStand, standSmtp } from '#test/support/smtp-stand.ts';
import { type StripeStand, standStripe } from '#test/support/stripe-stand.ts';

describe('an office account', () => {
  let desk: Desk;
  let oidc: OidcStand;
  let stripe: StripeStand;
  let smtp: SmtpStand;
  let page: Page;
  beforeAll(async () => {
    oidc = await standOidc();
    stripe = await standStripe(() => new Date());
    smtp = await standSmtp();
    oidc.people.set('ada', { email: 'ada@oak.example', email_verified: true });
    const mail = { server: smtp.server, from: 'Deedproof <deeds@oak.example>' };
    desk = await openDesk({ identity: oidc.identity, billing: stripe.billing, mail });
    oidc.people.set('bea', { email: 'bea@oak.example', email_verified: true });
    const json = { email: 'ada@oak.example', company: 'Oak Title', role: 'examiner', accepted_terms: true };
    await desk.stand.as().call('signup', { json });
    page = await openBrowserPage();
    // The processor's page, on which a person pays and is sent back.
    await page.route('https://checkout.example/**', (route) => {
      const session = new URL(route.request().url()).pathname.slice(1);
      stripe.pay(session);
      const location = `${desk.stand.service.address}/?checkout=${session}#/account`;
      return route.fulfill({ status: 302, headers: { location } });
    });
  });
  afterAll(async () => {
    await desk.close();
    for (const stand of [oidc, stripe, smtp]) await stand.close();
  });

  async function openBrowserPage(): Promise<Page> {
    const context = await desk.browser.newContext({ viewport: { width: 1440, height: 900 } });
    const opened = await context.newPage();
    opened.setDefaultTimeout(PATIENCE_MS);
    opened.on('pageerror', (fault) => desk.faults.push(fault.message));
    return opened;
  }

  /** On the provider's own pages. */
  async function signInOn(provider: Page, name: string): Promise<void> {
    await provider.locator('input[name=login]').fill(name);
    await provider.locator('input[name=password]').fill('any');
    await provider.getByRole('button', { name: /sign-in/i }).click();
    await provider.getByRole('button', { name: /continue/i }).click();
  }

  test('one who comes by browser is asked to sign in, and then has their account and nothing of the machine’s', async () => {
    await page.goto(desk.stand.service.address);
    expect(await page.getByRole('navigation', { name: 'Screens' }).count()).toBe(0);
    await page.goto(`${desk.stand.service.address}/auth/callback?code=x&state=x`);
    await page.getByRole('alert').getByText('The sign-in did not succeed.').waitFor();
    expect(await objections(page)).toEqual([]);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await signInOn(page, 'ada');
    await page.getByText('Signed in as ada@oak.example').waitFor();
    await page.getByRole('heading', { name: 'Free documents' }).waitFor();
    // Whoever signed up with the address may have been another.
    await page.getByText('A key was made under your address before you signed in.').waitFor();
    expect(await objections(page)).toEqual([]);
    await page.getByRole('button', { name: 'Confirm First key' }).click();
    await page.getByText('A key was made under').waitFor({ state: 'detached' });
    await page.getByRole('row', { name: /First key.*by ada@oak\.example/ }).waitFor();
    const token = await page.locator('meta[name=deedproof-person]').getAttribute('content');
    await expect(desk.stand.as(token ?? '').call('listLibrary')).rejects.toMatchObject({ type: 'invalid_token' });
  });

  test('a trial is begun at the processor and is there on return; the month is drawn', async () => {
    await page.getByRole('button', { name: 'Start the trial…' }).click();
    await page.getByRole('heading', { name: 'Trial' }).waitFor();
    await page.getByText('The subscription starts by itself on').waitFor();
    const account = await desk.stand.app.db
      .selectFrom('accounts')
      .selectAll()
      .where('email', '=', 'ada@oak.example')
      .executeTakeFirstOrThrow();
    const event = stripe.change(stripe.subscriptionOf(account.stripe_customer_id ?? ''), { status: 'active' });
    await desk.stand.as().call('billingWebhook', stripe.signed(event));
    const month = new Date().toISOString().slice(0, 7);
    const day = (number: number, i: number, drawn_on: 'month' | 'overage') => ({
      run_id: `${number}-${i}-${drawn_on}`,
      account_id: account.id,
      key_prefix: 'session',
      month,
      at: `${month}-${String(number).padStart(2, '0')}T09:00:00.000Z`,
      input_tokens: 0,
      output_tokens: 0,
      drawn_on,
    });
    const counts = [4, 7, 0, 9, 12, 3, 6, 0, 9];
    const rows = counts.flatMap((count, at) => Array.from({ length: count }, (_, i) => day(at + 1, i, 'month')));
    const over = Array.from({ length: 5 }, (_, i) => day(9, i, 'overage'));
    await desk.stand.app.db
      .insertInto('usage')
      .values([...rows, ...over])
      .execute();
    await page.reload();
    await page.getByRole('img', { name: /^55 documents in / }).waitFor();
    await page.getByText('The days as a table').click();
    const last = page.getByRole('table', { name: 'Documents a day' }).getByRole('row').last();
    expect((await last.innerText()).split(/\s+/).slice(-2)).toEqual(['14', '5']);
    await page.getByRole('button', { name: 'Invoices, card and seats…' }).waitFor();
  });

  test('a member is invited by mail, given another role, joins and leaves; an invitation is withdrawn', async () => {
    await page.getByRole('textbox', { name: 'Invite by e-mail' }).fill('no address@');
    await page.getByRole('button', { name: 'Invite', exact: true }).click();
    await page.getByText('That e-mail address cannot be read as one.').waitFor();
    await page.getByRole('textbox', { name: 'Invite by e-mail' }).fill('bea@oak.example');
    await page.getByRole('button', { name: 'Invite', exact: true }).click();
    const row = page.getByRole('row', { name: /bea@oak\.example/ });
    await row.getByText(/^Invited /).waitFor();
    await row.getByRole('button', { name: /Role of bea/ }).click();
    await page.getByRole('option', { name: 'Viewer' }).click();
    await row.getByRole('button', { name: /Viewer/ }).waitFor();
    const letter = () => smtp.letters.find(({ to }) => to.includes('bea@oak.example'));
    while (letter() === undefined) await new Promise((resolve) => setTimeout(resolve, 50));
    expect(letter()?.mail.subject).toBe('Oak Title invites you to Deedproof');
    expect(await objections(page)).toEqual([]);
    // She joins by her own word, and leaves by it.
    const hers = await openBrowserPage();
    await hers.goto(`${desk.stand.service.address}/auth/sign-in`);
    await signInOn(hers, 'bea');
    await hers.getByText('invites you as a viewer').waitFor();
    await hers.getByRole('heading', { name: 'No plan' }).waitFor();
    expect(await objections(hers)).toEqual([]);
    await hers.getByRole('button', { name: 'Join Oak Title' }).click();
    await hers.getByText('viewer in the account of ada@oak.example').waitFor();
    await page.reload();
    await page.getByRole('button', { name: 'Remove bea@oak.example' }).waitFor();
    await hers.getByRole('button', { name: 'Leave this account…' }).click();
    await hers.getByRole('alertdialog').getByRole('button', { name: 'Leave', exact: true }).click();
    await hers.getByRole('heading', { name: 'No plan' }).waitFor();
    await hers.context().close();
    await page.reload();
    await page.getByRole('textbox', { name: 'Invite by e-mail' }).fill('cleo@oak.example');
    await page.getByRole('button', { name: 'Invite', exact: true }).click();
    const second = page.getByRole('row', { name: /cleo@oak\.example/ });
    await second.getByRole('button', { name: 'Withdraw cleo@oak.example' }).click();
    await second.waitFor({ state: 'detached' });
    await row.waitFor({ state: 'detached' });
  });

  test('who signs out is out, and a reload does not bring them back', async () => {
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.waitForURL(/\/session\/end/);
    await page.goto(desk.stand.service.address);
    await page.getByRole('button', { name: 'Sign in' }).waitFor();
  });

  test('the person at the desk signs in in a browser of the system’s, and the window shows their account', async () => {
    await openScreen(desk.page, '/settings/account');
    await desk.page.getByRole('heading', { name: 'This machine' }).waitFor();
    const opened = desk.page.waitForEvent('popup');
    await desk.page.getByRole('button', { name: 'Sign in to an office account…' }).click();
    const browser = await opened;
    await signInOn(browser, 'ada');
    await browser.getByRole('heading', { name: 'You are signed in.' }).waitFor();
    await desk.page.getByText('Signed in as ada@oak.example').waitFor();
    expect(await objections(desk.page)).toEqual([]);
    await desk.page.getByRole('button', { name: 'Sign out' }).click();
    await desk.page.getByRole('heading', { name: 'This machine' }).waitFor();
  });

  test('a letter reads well where mail is shown, and nothing typed into it is more than words', async () => {
    const facts = {
      home: 'https://deeds.oak.example',
      office: 'Oak <b>Title</b>',
      by: 'Ada "A" Oak',
      role: 'examiner',
    };
    const { html } = letterOf({ kind: 'invitation', recipient: 'bea@oak.example', facts: JSON.stringify(facts) });
    await page.setContent(html);
    await page.getByRole('heading', { name: 'Oak <b>Title</b> invites you to Deedproof' }).waitFor();
    expect(await objections(page)).toEqual([]);
  });
});
