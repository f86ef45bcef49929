import { expect, test } from 'vitest';
import { limitUnderWay, underWayLimits } from './limit-under-way.ts';

const settled = () => new Promise((resolve) => setImmediate(resolve));

test('so many calls of an address are under way; others have their own, and what ends or fails makes room', async () => {
  const underWay = limitUnderWay(() => new Date(0), { ...underWayLimits, ofAddress: 2 });
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

test('when all places are taken a call waits, and whoever has called the least goes first', async () => {
  const waiting = { inAll: 2, ofAddress: 2, ofAccount: 2 };
  const limits = { ofAddress: 20, width: 2, reserved: 0, muchFrom: 30, waiting };
  const underWay = limitUnderWay(() => new Date(0), limits);
  const ends: (() => void)[] = [];
  const begun: string[] = [];
  const refused: string[] = [];
  const ask = (name: string): void => {
    const call = () => {
      begun.push(name);
      return new Promise<void>((resolve) => ends.push(resolve));
    };
    underWay(name.slice(0, 1), call).catch(({ message }) => refused.push(`${name} ${message}`));
  };
  for (const name of ['a1', 'a2', 'a3', 'a4', 'b1']) ask(name);
  await settled();
  expect([begun, refused]).toEqual([['a1', 'a2'], ['a4 TOO_MANY_ATTEMPTS_TRY_LATER']]);
  ends[0]?.();
  await settled();
  expect(begun).toEqual(['a1', 'a2', 'b1']);
  ends[1]?.();
  await settled();
  expect(begun).toEqual(['a1', 'a2', 'b1', 'a3']);
});
