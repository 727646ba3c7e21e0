// What an installation is told by its environment; half of something is refused at the start.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { compiledAhead, configOf, findCompiledDir } from '#main/config.ts';
import { temporaryFolder } from '#test/support/temporary-folder.ts';

const STRIPE = {
  DEEDPROOF_STRIPE_KEY: 'sk_live_x',
  DEEDPROOF_STRIPE_WEBHOOK_SECRET: 'whsec_new, whsec_old',
  DEEDPROOF_STRIPE_SEAT_PRICE: 'price_1',
  DEEDPROOF_STRIPE_OVERAGE_PRICE: 'price_2',
  DEEDPROOF_STRIPE_PACK_PRICE: 'price_3',
};
const asked = (environment: Record<string, string>) => configOf({}, environment);

test('an installation that is told nothing sells nothing, signs nobody in and sends no mail', () => {
  const { billing, identity, mail, public_address, dns_servers } = asked({});
  expect({ billing, identity, mail, public_address, dns_servers }).toEqual({
    billing: null,
    identity: null,
    mail: null,
    public_address: null,
    dns_servers: [],
  });
});

test('a till is set up whole, with two secrets while one takes the place of the other', () => {
  expect(asked(STRIPE).billing).toEqual({
    secret_key: 'sk_live_x',
    webhook_secrets: ['whsec_new', 'whsec_old'],
    seat_price: 'price_1',
    overage_price: 'price_2',
    pack_price: 'price_3',
    meter: 'deedproof_documents',
    trial_days: 14,
    api_address: null,
  });
});

test.each(Object.keys(STRIPE).filter((name) => name !== 'DEEDPROOF_STRIPE_KEY'))(
  'a till without %s is no till',
  (name) => {
    expect(() => asked({ ...STRIPE, [name]: '' })).toThrow(name);
  },
);

test.each([
  [{ ...STRIPE, DEEDPROOF_STRIPE_TRIAL_DAYS: 'two weeks' }, 'DEEDPROOF_STRIPE_TRIAL_DAYS'],
  [{ ...STRIPE, DEEDPROOF_STRIPE_TRIAL_DAYS: '-1' }, 'DEEDPROOF_STRIPE_TRIAL_DAYS'],
  [{ DEEDPROOF_SMTP: 'smtp://mail.example' }, 'DEEDPROOF_MAIL_FROM'],
  [{ DEEDPROOF_PUBLIC_ADDRESS: 'deeds' }, 'DEEDPROOF_PUBLIC_ADDRESS'],
] as const)('%j is refused', (environment, name) => {
  expect(() => asked(environment)).toThrow(name);
});

test('a provider is taken for tokens alone, or to sign in at', () => {
  const DEEDPROOF_ISSUER = 'https://provider.example';
  expect(asked({ DEEDPROOF_ISSUER }).identity).toBeNull();
  expect(
    asked({ DEEDPROOF_ISSUER, DEEDPROOF_JWKS_URL: 'https://provider.example/keys' }).identity?.client_id,
  ).toBeNull();
  const signing = asked({ DEEDPROOF_ISSUER, DEEDPROOF_CLIENT_ID: 'deeds', DEEDPROOF_STAFF_GROUP: 'clerks' }).identity;
  expect(signing).toMatchObject({
    client_id: 'deeds',
    jwks_url: null,
    staff_group: 'clerks',
    audience: 'deedproof',
    desk_group: null,
  });
});

test('what Node compiled is kept beside the program where it was compiled ahead, and else in a data folder that is there', () => {
  const root = temporaryFolder('config-root');
  const data = temporaryFolder('config-data');
  expect(findCompiledDir({ DEEDPROOF_DATA: join(data, 'none') }, root)).toBeNull();
  expect(findCompiledDir({ DEEDPROOF_DATA: data }, root)).toBe(join(data, 'compiled'));
  const { folder, mark } = compiledAhead(root);
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${mark}0`, '');
  expect(findCompiledDir({ DEEDPROOF_DATA: data }, root)).toBe(join(data, 'compiled'));
  writeFileSync(mark, '');
  expect(findCompiledDir({ DEEDPROOF_DATA: data }, root)).toBe(folder);
});
