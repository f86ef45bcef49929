import { expect, test } from 'vitest';
import { createAssetUrls } from './asset-urls.ts';

let now = new Date('2026-03-01T12:20:00.000Z');
const urls = createAssetUrls(Buffer.alloc(32, 7), () => now);

/** Whether what was signed is good now. */
function isGood(url: string): boolean {
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  return urls.isGood(
    pathname.split('/').at(-1) ?? '',
    searchParams.get('expires') ?? '',
    searchParams.get('signature') ?? '',
  );
}

test('an address is good for one to two hours, and the same until the hour is over', () => {
  const { url, expiresAt } = urls.sign('one');
  expect(expiresAt).toBe('2026-03-01T14:00:00.000Z');
  now = new Date('2026-03-01T12:59:59.999Z');
  expect(urls.sign('one').url).toBe(url);
  now = new Date('2026-03-01T13:00:00.000Z');
  expect(urls.sign('one').expiresAt).toBe('2026-03-01T15:00:00.000Z');
  now = new Date('2026-03-01T13:59:59.999Z');
  expect(isGood(url)).toBe(true);
  now = new Date('2026-03-01T14:00:00.000Z');
  expect(isGood(url)).toBe(false);
});

test('an address opens its own image alone, as long as it says, on the server that has signed it', () => {
  const { url } = urls.sign('one');
  const other = createAssetUrls(Buffer.alloc(32, 8), () => now).sign('one');
  expect([url, url.replace('/one?', '/two?'), url.replace(/expires=\d/, 'expires=9'), other.url].map(isGood)).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
