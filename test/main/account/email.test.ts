import { describe, expect, test } from 'vitest';
import { isDisposable, readEmail, takesMail } from '#main/account/email.ts';

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
  ['notmailinator.com', false],
  ['oak.example', false],
])('%s hands out throw-away mailboxes: %s', (domain, disposable) => {
  expect(isDisposable(domain)).toBe(disposable);
});

test('without the network only names that never resolve are known to take no mail', async () => {
  expect(await takesMail('oak.invalid', false)).toBe(false);
  expect(await takesMail('pc.localhost', false)).toBe(false);
  expect(await takesMail('oak.example', false)).toBe(true);
});
