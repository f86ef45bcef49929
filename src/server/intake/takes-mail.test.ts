import { expect, test } from 'vitest';
import { createTakesMail } from './takes-mail.ts';

const failing = (code: string) => async (): Promise<never> => {
  throw Object.assign(new Error(code), { code });
};
const absent = failing('ENOTFOUND');
const mx =
  (...exchanges: readonly string[]) =>
  async () =>
    exchanges.map((exchange) => ({ exchange, priority: 10 }));
const never = () => new Promise<never>(() => {});

test.each([
  ['a mail server', { resolveMx: mx('mail.example.org') }, true],
  ['a record that says that there is none', { resolveMx: mx('') }, false],
  ['no such domain', {}, false],
  ['a domain that has an address alone', { resolveMx: failing('ENODATA'), resolve6: async () => ['::1'] }, true],
  ['names that do not answer', { resolveMx: failing('ETIMEOUT') }, true],
  ['names that refuse', { resolveMx: failing('ECONNREFUSED') }, true],
  ['names that fail on the second question', { resolve4: failing('ESERVFAIL') }, true],
  ['names that never answer', { resolveMx: never }, true],
])('with %s', async (_, given, takes) => {
  const resolver = { resolveMx: absent, resolve4: absent, resolve6: absent, ...given };
  expect(await createTakesMail(resolver as never)('example.org')).toBe(takes);
});

test('what cannot be a domain takes none', async () => {
  expect(await createTakesMail({ resolveMx: mx('mail.example.org') } as never)('exa mple')).toBe(false);
});
