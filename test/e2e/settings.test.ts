import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Desk, dropOn, filesIn, openDesk, openScreen, readText } from '#test/e2e/desk.ts';
import { objections } from '#test/e2e/objections.ts';
import { joining, SELF_MADE } from '#test/support/office.ts';
import { standOidc } from '#test/support/oidc-stand.ts';
import { DEED, standService, TEXT } from '#test/support/service.ts';

describe('the settings', () => {
  let desk: Desk;
  beforeAll(async () => {
    desk = await openDesk();
  });
  afterAll(() => desk.close());

  async function section(id: string): Promise<void> {
    await openScreen(desk.page, `/settings/${id}`);
  }

  test('a key is shown once, works, is rotated and revoked', async () => {
    const { page } = desk;
    await section('keys');
    await page.getByRole('button', { name: 'Create a key…' }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill('Title plant');
    await page.getByRole('button', { name: 'Create', exact: true }).click();
    const shown = page.getByRole('alertdialog', { name: 'Your new key' });
    const key = (await shown.getByRole('region', { name: 'API key' }).innerText()).trim();
    expect(key).toMatch(/^dp_live_/);
    await shown.getByRole('button', { name: 'I have kept it' }).click();
    await page
      .getByRole('table', { name: 'API keys' })
      .getByText(`${key.slice(0, 16)}…`)
      .waitFor();
    expect(await page.content()).not.toContain(key);
    await desk.stand.as(key).call('getUsage');

    await page.getByRole('button', { name: 'Rotate Title plant' }).click();
    const second = (await shown.getByRole('region', { name: 'API key' }).innerText()).trim();
    expect(second).not.toBe(key);
    await shown.getByRole('button', { name: 'I have kept it' }).click();
    await expect(desk.stand.as(key).call('getUsage')).rejects.toMatchObject({ type: 'revoked_api_key' });

    await page.getByRole('button', { name: 'Revoke Title plant' }).click();
    await page.getByRole('button', { name: 'Revoke Title plant' }).waitFor({ state: 'detached' });
    await expect(desk.stand.as(second).call('getUsage')).rejects.toMatchObject({ type: 'revoked_api_key' });
  });

  test('a key is made for some things and not for others, and the table says so', async () => {
    const { page } = desk;
    await section('keys');
    await page.getByRole('button', { name: 'Create a key…' }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill('Drop box');
    for (const name of [/^Delete results/, /^Manage keys/]) await page.getByRole('switch', { name }).press('Space');
    await page.getByRole('button', { name: 'Create', exact: true }).click();
    const shown = page.getByRole('alertdialog', { name: 'Your new key' });
    const key = (await shown.getByRole('region', { name: 'API key' }).innerText()).trim();
    await shown.getByRole('button', { name: 'I have kept it' }).click();
    const row = page.getByRole('row', { name: /Drop box/ });
    await row.getByText('read, submit', { exact: true }).waitFor();
    await desk.stand.as(key).call('listRuns', { query: {} });
    await expect(desk.stand.as(key).call('listKeys')).rejects.toMatchObject({ type: 'not_permitted' });
  });

  test('usage is told for the month', async () => {
    await section('keys');
    await desk.page.getByText('Ceiling for the month').waitFor();
    await desk.page.getByText('1,000,000').waitFor();
  });

  test('the theme changes at once and is remembered', async () => {
    const { page } = desk;
    await section('appearance');
    await page.getByRole('radio', { name: 'Dark' }).click();
    await page.locator('html[data-theme="dark"]').waitFor();
    await page.reload();
    await page.locator('html[data-theme="dark"]').waitFor();
    await page.getByRole('radio', { name: 'As the system' }).click();
    await page.locator('html[data-theme="light"]').waitFor();
  });

  test('the address and a curl example can be copied', async () => {
    const { page } = desk;
    await section('service');
    await page.getByRole('button', { name: 'Copy example' }).click();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain(`curl ${desk.stand.service.address}/v1/extract`);
  });

  test('results are signed with a new key from then on, and the old one still verifies', async () => {
    const { page } = desk;
    await section('signing');
    const keys = page.getByRole('table', { name: 'Signing keys' });
    await keys.getByText('Signs', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Sign with a new key…' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Make a new key' }).click();
    await keys.getByText(/still verifies/).waitFor();
    expect((await desk.stand.desktop.call('getKeyring')).value.keys).toHaveLength(2);
  });

  test('retention is a switch', async () => {
    const { page } = desk;
    await section('retention');
    await page.getByRole('switch', { name: 'Sweep results by themselves' }).press('Space');
    await expect.poll(async () => (await desk.stand.desktop.call('getSettings')).value.retention).toBe(true);
  });

  test('the model reader and the operator’s name are kept', async () => {
    const { page } = desk;
    await section('model');
    await page.getByRole('textbox', { name: 'Model', exact: true }).fill('reader-1');
    await page.keyboard.press('Tab');
    await section('appearance');
    await page.getByRole('textbox', { name: 'Your name' }).fill('B. Surveyor');
    await page.keyboard.press('Tab');
    await expect
      .poll(async () => (await desk.stand.desktop.call('getSettings')).value)
      .toMatchObject({ model_name: 'reader-1', operator: 'B. Surveyor' });
  });

  test('a full disk and files that nobody knows are told', async () => {
    const { page, stand } = desk;
    await section('service');
    stand.app.disk.full = true;
    await page.getByRole('alert').getByText('The disk is full: reading waits').waitFor();
    stand.app.disk.full = false;
    await page.getByText('Idle').waitFor();
    const aside = join(stand.data_dir, 'lost-and-found', 'staged');
    mkdirSync(aside, { recursive: true });
    writeFileSync(join(aside, 'half'), '');
    await page.getByText('1 file is in its folder lost-and-found').waitFor();
  });

  test('about names the version and the licences', async () => {
    await section('about');
    await desk.page.getByRole('heading', { name: /^Deedproof \d/ }).waitFor();
    const licence = desk.page.getByRole('listitem').filter({ hasText: /^react 19/ });
    await licence.getByText(/^react 19/).click();
    await licence.getByText(/Permission is hereby granted/).waitFor();
  });

  test('a desk goes over to the server of its office once its certificate is confirmed, and back again', async () => {
    const { page } = desk;
    await readText(desk, 'own.txt', DEED);
    const office = await standService({ office: SELF_MADE });
    const { address, fingerprint, key } = await joining(office);
    await office.desktop.call('extract', { headers: { ...TEXT, 'x-document-name': 'office.txt' }, body: DEED });
    await section('office');
    await page.getByRole('textbox', { name: 'Address of the server' }).fill(address.replace('https://', ''));
    await page.getByRole('button', { name: 'Connect…' }).click();
    const asked = page.getByRole('dialog', { name: 'Is this your office’s server?' });
    await asked.getByText(fingerprint.slice(0, 23)).waitFor();
    expect(await objections(page)).toEqual([]);
    await asked.getByRole('button', { name: 'They are the same: go on' }).click();
    // An office that has nobody sign in offers the key alone.
    await page.getByLabel('Key of this desk', { exact: true }).fill(`${key}x`);
    expect(await page.getByRole('button', { name: 'Sign in…' }).count()).toBe(0);
    await page.getByRole('button', { name: 'Connect with the key' }).click();
    await page.getByRole('alert').getByText('does not know that key').waitFor();

    await page.getByLabel('Key of this desk', { exact: true }).fill(key);
    await page.getByRole('button', { name: 'Connect with the key' }).click();
    await page.getByText(`At the office: ${address.replace('https://', '')}`).waitFor();
    await page.getByRole('region', { name: 'Fingerprint' }).getByText(fingerprint.slice(0, 23)).waitFor();
    expect(await objections(page)).toEqual([]);
    await openScreen(page, '/library');
    await page.getByRole('row', { name: 'office.txt' }).getByText('PASS').waitFor();
    expect(await page.getByRole('row', { name: 'own.txt' }).count()).toBe(0);
    const { paths } = filesIn({ 'dropped.txt': DEED });
    await dropOn(page, paths);
    await page.getByRole('row', { name: 'dropped.txt' }).getByText('PASS').waitFor();
    await page.getByRole('row', { name: 'dropped.txt' }).dblclick();
    await page.getByRole('grid', { name: 'Calls' }).waitFor();

    await office.close();
    await page.getByRole('alert').getByText('does not answer').first().waitFor();
    await section('office');
    await page.getByRole('button', { name: 'Work at this machine again' }).click();
    await page.getByText('On this machine').waitFor();
    await openScreen(page, '/library');
    await page.getByRole('row', { name: 'own.txt' }).getByText('PASS').waitFor();
    expect(await page.getByRole('row', { name: 'dropped.txt' }).count()).toBe(0);
  });

  test('where people of the office sign in, a desk is connected by it, and the key bears their address', async () => {
    const { page } = desk;
    const oidc = await standOidc();
    oidc.people.set('ada', { email: 'ada@oak.example', email_verified: true, groups: ['desks'] });
    const office = await standService({ office: SELF_MADE, identity: oidc.identity, now: () => new Date() });
    await section('office');
    await page.getByRole('textbox', { name: 'Address of the server' }).fill(office.service.office?.address ?? '');
    await page.getByRole('button', { name: 'Connect…' }).click();
    await page.getByRole('button', { name: 'They are the same: go on' }).click();
    await page.getByLabel('Or a key of this desk').waitFor();
    expect(await objections(page)).toEqual([]);
    const opened = page.context().waitForEvent('page');
    await page.getByRole('button', { name: 'Sign in…' }).click();
    const browser = await opened;
    await page.getByText('Waiting for the sign-in in your browser.').waitFor();
    await browser.locator('input[name=login]').fill('ada');
    await browser.locator('input[name=password]').fill('any');
    await browser.locator('button[type=submit]').click();
    await browser.getByRole('button', { name: 'Continue' }).click();
    await browser.getByRole('heading', { name: 'You are signed in.' }).waitFor();
    await page.getByText(/^This desk works at/).waitFor();
    const { keys } = (await office.desktop.call('listKeys')).value;
    expect(keys.map(({ made_by }) => made_by)).toEqual(['ada@oak.example']);
    await page.getByRole('button', { name: 'Work at this machine again' }).click();
    await page.getByText('On this machine').waitFor();
    await office.close();
    await oidc.close();
  });
});
