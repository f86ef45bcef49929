import { expect, test } from 'vitest';
import { type Look, nothingArrived } from '#domain/next-step/arrivals.ts';
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

test('a look from before verdicts were told, or with less than nothing, is none', () => {
  const storage = noStorage();
  const { verdicts: _, ...others } = nothingArrived;
  const reads = [{ ...others, interviews: 2 }, others, { ...nothingArrived, visitors: -1 }].map((seen) => {
    storage.set('groundwork-home-look:ada', JSON.stringify({ ...look, seen: { bread: seen } }));
    return readHomeLook(storage, 'ada');
  });
  expect(reads).toEqual([null, null, null]);
});
