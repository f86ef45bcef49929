import { afterEach, expect, test, vi } from 'vitest';
import { mapAuthErrors } from './map-auth-errors.ts';

afterEach(() => vi.restoreAllMocks());

test('a failure of the provider is logged by its code alone, and thrown on as what it means', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const fault = { code: 'auth/popup-blocked', message: 'ada@example.org', customData: { email: 'ada@example.org' } };
  await expect(mapAuthErrors(() => Promise.reject(fault))).rejects.toEqual({ kind: 'popup-blocked' });
  expect(warn.mock.calls).toEqual([['[identity]:', 'auth/popup-blocked']]);
});

test('what has no code is logged as what it is taken for, and what works is not logged', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  await expect(mapAuthErrors(() => Promise.reject(new Error('ada@example.org')))).rejects.toEqual({
    kind: 'unexpected',
  });
  expect(await mapAuthErrors(async () => 7)).toBe(7);
  expect(warn.mock.calls).toEqual([['[identity]:', 'unexpected']]);
});
