import { createHook } from 'node:async_hooks';
import { expect, test } from 'vitest';
import { createPasswordHasher } from './password-hasher.ts';

const cheap = createPasswordHasher({ N: 16, r: 8, p: 1 });

test('the right password is right, another is wrong, and so is any where there is no hash', async () => {
  const stored = await cheap.hash('correct horse');
  expect([
    await cheap.verify('correct horse', stored),
    await cheap.verify('correct horsf', stored),
    await cheap.verify('', stored),
    await cheap.verify('correct horse', null),
  ]).toEqual([true, false, false, false]);
});

test('the same password is kept differently each time', async () => {
  expect(await cheap.hash('correct horse')).not.toBe(await cheap.hash('correct horse'));
});

test('the cost is kept with the hash: 32 MiB and three passes unless told otherwise, and older hashes stay good', async () => {
  const hasher = createPasswordHasher();
  expect(await hasher.hash('correct horse')).toMatch(/^scrypt\$32768\$8\$3\$[\w-]{22}\$[\w-]{43}$/);
  expect(await hasher.verify('correct horse', await cheap.hash('correct horse'))).toBe(true);
});

test('where there is no hash the same work is done', async () => {
  let hashes = 0;
  const hook = createHook({
    init: (_id, type) => {
      if (type === 'SCRYPTREQUEST') hashes += 1;
    },
  }).enable();
  await cheap.verify('wrong horse', null);
  hook.disable();
  expect(hashes).toBe(1);
});
