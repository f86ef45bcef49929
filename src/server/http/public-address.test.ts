import { describe, expect, test, vi } from 'vitest';
import { allowedAddresses, isAllowedUrl, isPublicAddress } from './public-address.ts';

const strict = { allowsLoopback: false };
const local = { allowsLoopback: true };
const addresses = (...given: string[]) => given.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));

test.each(['93.184.216.34', '8.8.8.8', '2606:4700::1111', '2a00:1450:4001::1', '::ffff:8.8.8.8'])(
  '%s is public',
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

test.each([
  ...['127.0.0.1', '127.8.9.1', '0.0.0.0', '10.0.0.1', '172.16.0.1', '172.31.255.255', '192.168.1.1'],
  ...['169.254.169.254', '100.64.0.1', '192.0.0.8', '192.0.2.1', '198.18.0.1', '198.51.100.1', '203.0.113.1'],
  ...['224.0.0.1', '240.0.0.1', '255.255.255.255', '::', '::1', '::127.0.0.1', '::ffff:127.0.0.1', '::ffff:10.0.0.1'],
  ...['::ffff:a9fe:a9fe', 'fe80::1', 'fec0::1', 'fd00::1', 'fc00::1', 'ff02::1', '2001:db8::1', '2002:7f00:1::'],
  ...['64:ff9b::7f00:1', '64:ff9b:1::1', '2001:0:1::1', '100::1', '5f00::1', '4000::1', '', 'example.org'],
])('%j is not public', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

describe('the address of an endpoint', () => {
  test.each([
    ['https://example.org/hook?key=1', true],
    ['https://example.org:8443/', true],
    ['https://8.8.8.8/', true],
    ['https://[2606:4700::1111]/', true],
    ['http://example.org/', false],
    ['ftp://example.org/', false],
    ['https://me:secret@example.org/', false],
    ['https://me@example.org/', false],
    ['https://127.0.0.1/', false],
    ['https://127.1/', false],
    ['https://2130706433/', false],
    ['https://0x7f.0.0.1/', false],
    ['https://[::1]/', false],
    ['https://[::ffff:10.0.0.1]/', false],
    ['https://169.254.169.254/latest/meta-data', false],
    ['http://127.0.0.1:4000/', false],
    ['https://', false],
    ['example.org', false],
    ['', false],
  ])('%s: %s', (url, allowed) => {
    expect(isAllowedUrl(url, strict)).toBe(allowed);
  });

  test('may be on this machine only if that is allowed, and on no other one without https', () => {
    const given = ['http://127.0.0.1:4000/', 'http://[::1]/', 'http://localhost/', 'https://127.0.0.1/'];
    expect(given.map((url) => isAllowedUrl(url, local))).toEqual([true, true, true, true]);
    expect(['http://10.0.0.1/', 'https://10.0.0.1/', 'http://8.8.8.8/'].map((url) => isAllowedUrl(url, local))).toEqual(
      [false, false, false],
    );
  });
});

describe('the addresses of a host', () => {
  const asked = (url: string, found: string[], allowed = strict) =>
    allowedAddresses(new URL(url), async () => addresses(...found), allowed);

  test('are those of the name if all of them are public', async () => {
    expect(await asked('https://example.org/', ['8.8.8.8', '2606:4700::1111'])).toEqual(
      addresses('8.8.8.8', '2606:4700::1111'),
    );
  });

  test.each([[['127.0.0.1']], [['8.8.8.8', '10.0.0.1']], [['::ffff:169.254.169.254']], [['fe80::1%eth0']], [[]]])(
    'are not given if the name leads to %j',
    async (found) => {
      expect(await asked('https://example.org/', found)).toBeNull();
    },
  );

  test('of a name that leads to this machine are given only if that is allowed', async () => {
    expect(await asked('http://localhost/', ['127.0.0.1', '::1'], local)).toEqual(addresses('127.0.0.1', '::1'));
    expect(await asked('http://localhost/', ['127.0.0.1', '8.8.8.8'], local)).toBeNull();
  });

  test('are asked for once, and never for an address', async () => {
    const resolve = vi.fn(async () => addresses('8.8.8.8'));
    await allowedAddresses(new URL('https://example.org/'), resolve, strict);
    expect(await allowedAddresses(new URL('https://[::1]/'), resolve, strict)).toBeNull();
    expect(await allowedAddresses(new URL('https://[2606:4700::1]/'), resolve, strict)).toEqual(
      addresses('2606:4700::1'),
    );
    expect(resolve.mock.calls).toEqual([['example.org']]);
  });
});
