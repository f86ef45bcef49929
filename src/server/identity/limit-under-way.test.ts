import { expect, test } from 'vitest';
import { limitUnderWay } from './limit-under-way.ts';

const settled = () => new Promise((resolve) => setImmediate(resolve));

test('so many calls of an address are under way; others have their own, and what ends or fails makes room', async () => {
  const underWay = limitUnderWay(2);
  const ends: (() => void)[] = [];
  const outcomes: string[] = [];
  const ask = async (name: string, address: string): Promise<void> => {
    const call = () => new Promise<void>((resolve) => ends.push(resolve));
    underWay(address, call).then(
      () => outcomes.push(`${name} done`),
      ({ message, statusCode, retryAfterS }) => outcomes.push(`${name} ${statusCode} ${message} ${retryAfterS}`),
    );
    await settled();
  };
  await ask('a', '10.0.0.1');
  await ask('b', '10.0.0.1');
  await ask('c', '10.0.0.1');
  await ask('d', '10.0.0.2');
  expect(outcomes).toEqual(['c 400 TOO_MANY_ATTEMPTS_TRY_LATER 5']);
  ends[0]?.();
  await settled();
  await ask('e', '10.0.0.1');
  await ask('f', '10.0.0.1');
  expect(outcomes.slice(1)).toEqual(['a done', 'f 400 TOO_MANY_ATTEMPTS_TRY_LATER 5']);
  for (const end of ends) end();
  await expect(underWay('10.0.0.3', () => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
  for (let n = 0; n < 3; n += 1) await underWay('10.0.0.3', async () => undefined);
  expect(outcomes.slice(3).sort()).toEqual(['b done', 'd done', 'e done']);
});
