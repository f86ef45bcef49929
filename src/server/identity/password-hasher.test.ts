import { createHook } from 'node:async_hooks';
import { expect, test } from 'vitest';
import type { Requester } from '../limits/fair-queue.ts';
import { createPasswordHasher } from './password-hasher.ts';

const ada = { address: '10.0.0.1', account: 'ada' };
const cheap = createPasswordHasher({ cost: { N: 16, r: 8, p: 1 } });

test('the right password is right, another is wrong, and so is any where there is no hash', async () => {
  const stored = await cheap.hash('correct horse', ada);
  expect([
    await cheap.verify('correct horse', stored, ada),
    await cheap.verify('correct horsf', stored, ada),
    await cheap.verify('', stored, ada),
    await cheap.verify('correct horse', null, ada),
  ]).toEqual([true, false, false, false]);
});

test('the same password is kept differently each time', async () => {
  expect(await cheap.hash('correct horse', ada)).not.toBe(await cheap.hash('correct horse', ada));
});

test('the cost is kept with the hash: 32 MiB and three passes unless told otherwise, and older hashes stay good', async () => {
  const hasher = createPasswordHasher();
  expect(await hasher.hash('correct horse', ada)).toMatch(/^scrypt\$32768\$8\$3\$[\w-]{22}\$[\w-]{43}$/);
  expect(await hasher.verify('correct horse', await cheap.hash('correct horse', ada), ada)).toBe(true);
});

test('where there is no hash the same work is done', async () => {
  let hashes = 0;
  const hook = createHook({
    init: (_id, type) => {
      if (type === 'SCRYPTREQUEST') hashes += 1;
    },
  }).enable();
  await cheap.verify('wrong horse', null, ada);
  hook.disable();
  expect(hashes).toBe(1);
});

const tooMany = (retryAfterS: number) =>
  expect.objectContaining({ message: 'TOO_MANY_ATTEMPTS_TRY_LATER', statusCode: 400, retryAfterS });

test('right passwords count as well: sixty of an account and six hundred of an address in ten minutes', async () => {
  let now = 0;
  const hasher = createPasswordHasher({ cost: { N: 16, r: 8, p: 1 }, clock: () => new Date(now) });
  const stored = await hasher.hash('correct horse', { address: '10.0.0.9' });
  const passed = async (times: number, from: (n: number) => Requester): Promise<number> => {
    let count = 0;
    for (let n = 0; n < times; n += 1) {
      if (await hasher.verify('correct horse', stored, from(n)).catch(() => false)) count += 1;
    }
    return count;
  };
  expect(await passed(70, () => ada)).toBe(60);
  expect(await passed(1, () => ({ address: '10.0.0.2', account: 'ada' }))).toBe(1);
  expect(await passed(700, (n) => ({ address: '10.0.0.1', account: `founder-${n}` }))).toBe(540);
  now = 10_000;
  await expect(hasher.verify('correct horse', stored, ada)).rejects.toEqual(tooMany(590));
  now = 600_000;
  expect(await hasher.verify('correct horse', stored, ada)).toBe(true);
});

test('beyond what may wait it refuses, and counts nothing of that', async () => {
  const hasher = createPasswordHasher({ cost: { N: 16, r: 8, p: 1 } });
  const answers = await Promise.allSettled(Array.from({ length: 60 }, () => hasher.hash('correct horse', ada)));
  const refusals = answers.filter((each) => each.status === 'rejected').map(({ reason }) => reason);
  expect(refusals).toEqual(Array.from({ length: 48 }, () => tooMany(5)));
  for (let n = 0; n < 48; n += 1) await hasher.hash('correct horse', ada);
  await expect(hasher.hash('correct horse', ada)).rejects.toEqual(
    expect.objectContaining({ message: 'TOO_MANY_ATTEMPTS_TRY_LATER' }),
  );
});

test('without limits everything waits for its turn', async () => {
  const hasher = createPasswordHasher({ cost: { N: 16, r: 8, p: 1 }, isLimited: false });
  const hashes = Array.from({ length: 100 }, () => hasher.hash('correct horse', ada));
  expect(hasher.waiting()).toBe(98);
  expect(new Set(await Promise.all(hashes)).size).toBe(100);
});
