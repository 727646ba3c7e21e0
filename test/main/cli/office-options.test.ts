import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readOffice } from '#main/cli/office-options.ts';
import { ROOT } from '#test/house/source-files.ts';

test('without --listen the service is for this machine alone', () => {
  expect(readOffice({})).toBeUndefined();
});

test.each([
  [
    { listen: '0.0.0.0:7443', allowHost: ['Deeds.Office.Example'] },
    { host: '0.0.0.0', port: 7443, names: ['deeds.office.example'], tls: 'self-made', base_url: null },
  ],
  [{ listen: '192.168.1.10' }, { host: '192.168.1.10', port: 7443, names: ['192.168.1.10'], tls: 'self-made' }],
  [
    { listen: '[::]:0', baseUrl: 'https://deeds.office.example:8443/' },
    { host: '::', port: 0, names: ['deeds.office.example:8443'], base_url: 'https://deeds.office.example:8443' },
  ],
  [
    { listen: '0.0.0.0:80', trustProxy: ['10.0.0.2', '10.1.0.0/16'], baseUrl: 'https://deeds.office.example' },
    { tls: 'at the proxy', proxies: ['10.0.0.2', '10.1.0.0/16'], base_url: 'https://deeds.office.example' },
  ],
])('%j is understood', (words, office) => {
  expect(readOffice(words)).toMatchObject(office);
});

test.each([
  [{ listen: '0.0.0.0:7443' }, /Say under which name/],
  [{ tls: ['a', 'b'] }, /go with --listen/],
  [{ listen: 'one two' }, /--listen/],
  [{ listen: '10.0.0.1:70000' }, /--listen/],
  [{ listen: '10.0.0.1', tls: ['only-one.pem'] }, /two files/],
  [{ listen: '10.0.0.1', tls: [join(ROOT, 'LICENSE'), join(ROOT, 'LICENSE')] }, /no certificate/],
  [{ listen: '10.0.0.1', baseUrl: 'http://deeds.office.example' }, /--base-url/],
  [{ listen: '10.0.0.1', baseUrl: 'https://deeds.office.example/path' }, /--base-url/],
  [{ listen: '10.0.0.1', allowHost: ['*'] }, /--allow-host/],
  [{ listen: '10.0.0.1', allowHost: ['a.example/path'] }, /--allow-host/],
  [{ listen: '10.0.0.1', trustProxy: ['proxy.example'] }, /--trust-proxy/],
  [{ listen: '10.0.0.1', trustProxy: ['10.0.0.0/33'] }, /--trust-proxy/],
  [{ listen: '10.0.0.1', trustProxy: ['10.0.0.2'] }, /--base-url/],
])('%j is refused', (words, why) => {
  expect(() => readOffice(words)).toThrow(why);
});
