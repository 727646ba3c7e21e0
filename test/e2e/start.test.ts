import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Desk, openDesk } from '#test/e2e/desk.ts';
import { DEED } from '#test/support/service.ts';

describe('the first start', () => {
  let desk: Desk;
  afterEach(() => desk.close());

  test('the first run reads a sample in front of the person and opens its review', async () => {
    desk = await openDesk({ fresh: true });
    const { page } = desk;
    const welcome = page.getByRole('dialog', { name: 'Welcome to Deedproof' });
    await welcome.getByRole('button', { name: 'A deed with a blunder' }).click();
    await page.getByRole('heading', { name: 'deed-with-a-blunder.txt' }).waitFor();
    await page.getByRole('status', { name: 'Verdict REVIEW' }).waitFor();
    await page.reload();
    await page.getByRole('status', { name: 'Verdict REVIEW' }).waitFor();
    expect(await welcome.count()).toBe(0);
  });

  test('a first walk ends with land on the map, from nothing but what ships', async () => {
    desk = await openDesk({ fresh: true });
    const { page } = desk;
    const welcome = page.getByRole('dialog', { name: 'Welcome to Deedproof' });
    await welcome.getByRole('button', { name: 'An aliquot deed' }).click();
    const place = page.getByRole('status', { name: 'Where it lies' });
    await place.getByText('The survey fabric holds the parts that the deed names').waitFor();
    await place.getByText(/The stated 120 acres agree with the 1\d\d\.\d\d acres of the fabric/).waitFor();
    await page.getByText('54 sections of fabric').waitFor();
  });
});

describe('a window whose service goes and comes back', () => {
  let desk: Desk;
  let page: Page;
  beforeAll(async () => {
    desk = await openDesk();
    ({ page } = desk);
  });
  afterAll(() => desk.close());

  test('work goes on after the service was restarted under the open window', async () => {
    await page.getByRole('button', { name: 'Paste text…' }).click();
    await page.getByRole('textbox', { name: 'Description' }).fill(DEED);
    await page.getByRole('textbox', { name: 'Name (optional)' }).fill('before');
    await page.getByRole('button', { name: 'Read it' }).click();
    await page.getByRole('row', { name: 'before' }).getByText('PASS').waitFor();

    const restarted = desk.stand.restart();
    desk.stand = await restarted;
    await page.getByRole('button', { name: 'Paste text…' }).click();
    await page.getByRole('textbox', { name: 'Description' }).fill(DEED);
    await page.getByRole('textbox', { name: 'Name (optional)' }).fill('after');
    await page.getByRole('button', { name: 'Read it' }).click();
    await page.getByRole('row', { name: 'after' }).getByText('PASS').waitFor();
    await page.getByRole('row', { name: 'before' }).waitFor();
  });

  test('a window whose service is gone says so, keeps what was typed, and goes on when it is back', async () => {
    await desk.stand.service.close();
    await page.getByText('Service not reached, trying again').waitFor();
    await page.getByRole('button', { name: 'Paste text…' }).click();
    await page.getByRole('textbox', { name: 'Description' }).fill(DEED);
    await page.getByRole('textbox', { name: 'Name (optional)' }).fill('patient');
    await page.getByRole('button', { name: 'Read it' }).click();
    await page.getByRole('row', { name: 'patient' }).getByText('Coming in').first().waitFor();
    desk.stand = await desk.stand.restart();
    await page.getByText('On this machine').waitFor();
    await page.getByRole('row', { name: 'patient' }).getByText('PASS').waitFor();
  });

  test('a screen that was not there yet when the service went opens by itself when it is back', async () => {
    await page.getByText('On this machine').waitFor();
    await desk.stand.service.close();
    await page.getByText('Service not reached, trying again').waitFor();
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByText('The service is away').waitFor();
    await page.getByRole('button', { name: 'Map' }).click();
    await page.getByText('The service is away').waitFor();
    await page.getByRole('button', { name: 'Library' }).click();
    await page.getByRole('button', { name: 'Paste text…' }).waitFor();
    await page.getByRole('button', { name: 'Settings' }).click();
    desk.stand = await desk.stand.restart();
    await page.getByRole('tab', { name: 'Appearance' }).waitFor();
    expect(new URL(page.url()).hash).toMatch(/^#\/settings/);
  });

  test('a browser that Deedproof did not open is told how to get in', async () => {
    const context = await desk.browser.newContext();
    const strange = await context.newPage();
    await strange.goto(desk.stand.service.address);
    await strange.getByText('This browser was not opened by Deedproof.').first().waitFor();
    await context.close();
  });
});
