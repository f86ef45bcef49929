import { expect, test } from 'vitest';
import { type Look, newArrivals, nextLook, nothingArrived } from '#domain/next-step/arrivals.ts';
import { readHomeLook, writeHomeLook } from './home-look-storage.ts';
import { safeStorage } from './safe-storage.ts';

const noStorage = () =>
  safeStorage(() => {
    throw new Error('storage is forbidden');
  });
const look: Look = {
  at: '2026-11-28T09:00:00.000Z',
  seen: { bread: { ...nothingArrived, visitors: 34, verdicts: 1 }, rolls: nothingArrived },
  before: { at: '2026-11-28T08:00:00.000Z', seen: {} },
};

test('an account’s look is read as it was written, and is no other account’s', () => {
  const storage = noStorage();
  writeHomeLook(storage, 'ada', look);
  expect([readHomeLook(storage, 'ada'), readHomeLook(storage, 'bob')]).toEqual([look, null]);
});

const readOf = (bread: object) => {
  const storage = noStorage();
  storage.set('groundwork-home-look:ada', JSON.stringify({ ...look, seen: { bread } }));
  return readHomeLook(storage, 'ada');
};

test('a look from before verdicts were told has seen all verdicts, and the people that it had seen', () => {
  const { verdicts: _, ...others } = nothingArrived;
  const read = readOf({ ...others, visitors: 34, interviews: 2 });
  expect(read?.seen).toEqual({ bread: { ...nothingArrived, visitors: 34, verdicts: Number.MAX_SAFE_INTEGER } });
  const now = { bread: { ...nothingArrived, visitors: 40, verdicts: 3 } };
  const news = read && newArrivals(nextLook(read, '2026-11-28T12:00:00.000Z', now));
  expect([...(news ?? [])]).toEqual([['bread', { ...nothingArrived, visitors: 6 }]]);
});

test('a look with less than nothing is none', () => {
  expect(readOf({ ...nothingArrived, visitors: -1 })).toBeNull();
});
