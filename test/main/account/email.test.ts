import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Refusal } from '#core/api/errors.ts';
import { isDisposable, readEmail, requireMailAddress, takesMail } from '#main/account/email.ts';
import { type DnsStand, standDns } from '#test/support/dns-stand.ts';

describe('an address is read, or it is not one', () => {
  test.each([
    ['examiner@oak.example', 'examiner@oak.example'],
    [' Ann.Lee@Oak.Example ', 'Ann.Lee@oak.example'],
    ["o'hara+deeds@sub.oak.example", "o'hara+deeds@sub.oak.example"],
    ['büro@münchen.example', null],
    ['buero@münchen.example', 'buero@xn--mnchen-3ya.example'],
  ])('%s', (text, address) => {
    expect(readEmail(text)?.address ?? null).toBe(address);
  });

  test.each([
    '',
    'a',
    '@oak.example',
    'a@',
    'a@b',
    'a b@oak.example',
    '.a@oak.example',
    'a..b@oak.example',
    'a@-oak.example',
    'a@oak..example',
    'a@1.2.3.4',
    `${'a'.repeat(65)}@oak.example`,
    'a@oak.example\nbcc: x@y.zz',
  ])('%j is none', (text) => {
    expect(readEmail(text)).toBeNull();
  });
});

test.each([
  ['j.doe+x@gmail.com', 'jdoe@gmail.com'],
  ['JDOE@googlemail.com', 'jdoe@gmail.com'],
  ['j.doe+x@oak.example', 'j.doe@oak.example'],
])('%s is the mailbox %s', (text, key) => {
  expect(readEmail(text)?.key).toBe(key);
});

test.each([
  ['mailinator.com', true],
  ['eu.mailinator.com', true],
  ['notmailinator.example', false],
  ['oak.example', false],
])('%s hands out throw-away mailboxes: %s', (domain, disposable) => {
  expect(isDisposable(domain)).toBe(disposable);
});

const OFFLINE = { network: false, dns_servers: [] };

test('without the network only names that never resolve are known to take no mail', async () => {
  expect(await takesMail('oak.invalid', OFFLINE)).toBe(false);
  expect(await takesMail('pc.localhost', OFFLINE)).toBe(false);
  expect(await takesMail('oak.example', OFFLINE)).toBe(true);
});

describe('with a name server of the test’s own', () => {
  let names: DnsStand;
  beforeAll(async () => {
    names = await standDns({
      'oak.example': { mx: ['mail.oak.example'] },
      'none.example': { mx: ['.'] },
      'plain.example': { a: ['192.0.2.7'] },
      'broken.example': 'trouble',
    });
  });
  afterAll(() => names.close());

  test.each([
    ['oak.example', true, 'a mail server is named'],
    ['plain.example', true, 'mail goes to its own address'],
    ['none.example', false, 'it says that it takes none'],
    ['nowhere.example', false, 'there is no such name'],
    ['broken.example', true, 'the name server is in trouble, which tells nothing'],
  ])('%s takes mail: %s, since %s', async (domain, takes) => {
    const config = { network: true, dns_servers: [names.address] };
    expect(await takesMail(domain, config)).toBe(takes);
    expect(names.asked).toContain(`MX ${domain}`);
    const refusal = requireMailAddress(`ada@${domain}`, config).then(
      () => null,
      ({ type }: Refusal) => type,
    );
    expect(await refusal).toBe(takes ? null : 'undeliverable_domain');
  });

  test('a name server that does not answer keeps nobody out', async () => {
    const config = { network: true, dns_servers: ['127.0.0.1:9'] };
    expect(await takesMail('oak.example', config)).toBe(true);
  });
});

test('the list that others keep up is asked too, with everything under what it names', () => {
  expect(['yopmail.com', 'x.yopmail.com', '0-mail.com'].map(isDisposable)).toEqual([true, true, true]);
  expect(['gmail.com', 'outlook.com', 'co.uk', 'com'].map(isDisposable)).toEqual([false, false, false, false]);
});
