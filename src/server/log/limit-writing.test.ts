import { expect, test } from 'vitest';
import { planLimits } from '#domain/account/plan-limits.ts';
import type { Attempts } from '../limits/attempts.ts';
import { limitWriting } from './limit-writing.ts';

const { commandsPerDay, commandBytesPerDay } = planLimits;
const hour = 60 * 60 * 1000;
const tooMuch = (retryAfterS: number) =>
  expect.objectContaining({ statusCode: 429, code: 'too-much-today', retryAfterS });

/** Servers on one store, which counts as the database does and says how often it was told. */
function serversAt(start: string) {
  let now = Date.parse(start);
  let isDown = false;
  const windows = new Map<string, { count: number; endsAt: Date }>();
  const told: number[] = [];
  const attempts: Pick<Attempts, 'add'> = {
    async add(key, amount, windowMs) {
      if (isDown) throw new Error('The database is gone.');
      told.push(amount);
      const known = windows.get(key);
      const isOver = !known || known.endsAt.getTime() <= now;
      const window = isOver
        ? { count: amount, endsAt: new Date(now + windowMs) }
        : { ...known, count: known.count + amount };
      windows.set(key, window);
      return window;
    },
  };
  return {
    told,
    attempts,
    start: () => limitWriting(() => new Date(now), attempts),
    wait: (ms: number) => (now += ms),
    lose: (isLost: boolean) => (isDown = isLost),
  };
}

test.each([
  ['commands', commandsPerDay, 0],
  ['bytes', 1, commandBytesPerDay],
])('a day of one workspace holds so many %s, says when it goes on, and goes on then', async (_, commands, bytes) => {
  const servers = serversAt('2026-11-21T12:00:00Z');
  const { take: write } = servers.start();
  await write('a', commands, bytes);
  servers.wait(20 * hour);
  await expect(write('a', 1, 1)).rejects.toThrowError(tooMuch(4 * 3600));
  await write('b', 1, 1);
  servers.wait(4 * hour);
  await write('a', commands, bytes);
  await expect(write('a', 1, 1)).rejects.toThrowError(tooMuch(24 * 3600));
});

test('what was refused does not count', async () => {
  const { take: write } = serversAt('2026-11-21T12:00:00Z').start();
  await write('a', commandsPerDay - 1, 0);
  await expect(write('a', 2, 0)).rejects.toThrowError(tooMuch(24 * 3600));
  await write('a', 1, 0);
});

test('what came of commands counts, and stops none that was taken', async () => {
  const { take, wrote } = serversAt('2026-11-21T12:00:00Z').start();
  await take('a', 1, 100);
  wrote('a', commandBytesPerDay);
  wrote('b', commandBytesPerDay - 1);
  await expect(take('a', 1, 0)).rejects.toThrowError(tooMuch(24 * 3600));
  await take('b', 1, 1);
  await expect(take('b', 1, 1)).rejects.toThrowError(tooMuch(24 * 3600));
});

test('after a restart, and on another server, the day goes on', async () => {
  const servers = serversAt('2026-11-21T12:00:00Z');
  const first = servers.start();
  const second = servers.start();
  await second.take('a', 1, 0);
  await first.take('a', commandsPerDay - 2, 0);
  await first.settle();
  servers.wait(hour);
  await second.settle();
  await second.take('a', 1, 0);
  await second.settle();
  await expect(second.take('a', 1, 0)).rejects.toThrowError(tooMuch(23 * 3600));
  await expect(servers.start().take('a', 1, 0)).rejects.toThrowError(tooMuch(23 * 3600));
});

test('the database is told of every few thousand commands or megabytes, and of the rest as it is asked to settle', async () => {
  const servers = serversAt('2026-11-21T12:00:00Z');
  const { take, settle } = servers.start();
  for (let n = 0; n < 1999; n += 1) await take('a', 1, 10);
  expect(servers.told).toEqual([0, 0]);
  await take('a', 1, 10);
  expect(servers.told.slice(2)).toEqual([2000, 20_000]);
  await take('a', 1, 4 * 1024 * 1024);
  expect(servers.told.slice(4)).toEqual([1, 4 * 1024 * 1024]);
  await take('a', 3, 30);
  await settle();
  await settle();
  expect(servers.told.slice(6)).toEqual([3, 30]);
});

test('what the database could not be told of is told later', async () => {
  const servers = serversAt('2026-11-21T12:00:00Z');
  const { take, settle } = servers.start();
  await take('a', commandsPerDay / 2, 0).catch(() => undefined);
  await take('a', 100, 0);
  servers.lose(true);
  await expect(settle()).rejects.toThrowError('The database is gone.');
  servers.lose(false);
  await settle();
  expect(servers.told.filter((amount) => amount > 0)).toEqual([commandsPerDay / 2, 100]);
});

test('a day that could not begin without the database begins with it', async () => {
  const servers = serversAt('2026-11-21T12:00:00Z');
  const { take } = servers.start();
  servers.lose(true);
  await expect(take('a', 1, 0)).rejects.toThrowError('The database is gone.');
  servers.lose(false);
  await take('a', commandsPerDay, 0);
  await expect(take('a', 1, 0)).rejects.toThrowError(tooMuch(24 * 3600));
});

test('of a day that is over nothing is told any more', async () => {
  const servers = serversAt('2026-11-21T12:00:00Z');
  const { take, settle } = servers.start();
  await take('a', 3, 30);
  servers.wait(25 * hour);
  await settle();
  expect(servers.told).toEqual([0, 0]);
  await take('a', commandsPerDay, 0);
});

test('the day goes on when the first of both counts begins anew', async () => {
  const servers = serversAt('2026-11-21T12:00:00Z');
  await servers.attempts.add('commands a', 0, 24 * hour);
  servers.wait(hour);
  const { take } = servers.start();
  await take('a', commandsPerDay, 0);
  await expect(take('a', 1, 0)).rejects.toThrowError(tooMuch(23 * 3600));
});

test('what the database answers late makes nothing of the newer forgotten', async () => {
  const servers = serversAt('2026-11-21T12:00:00Z');
  const late = Promise.withResolvers<void>();
  let isFirst = true;
  const { take } = limitWriting(() => new Date('2026-11-21T12:00:00Z'), {
    async add(key, amount, windowMs) {
      const window = await servers.attempts.add(key, amount, windowMs);
      if (amount !== 2000 || !isFirst) return window;
      isFirst = false;
      await late.promise;
      return window;
    },
  });
  const first = take('a', 2000, 0);
  await take('a', 2000, 0);
  late.resolve();
  await first;
  await expect(take('a', commandsPerDay - 3999, 0)).rejects.toThrowError(tooMuch(24 * 3600));
  await take('a', commandsPerDay - 4000, 0);
});
