import { expect, test } from 'vitest';
import { limitVisits } from './limit-visits.ts';

test('so many a minute from one address, and four times as many from its /48', () => {
  let nowMs = 0;
  const visit = limitVisits(() => new Date(nowMs), 2);
  expect([visit('192.0.2.1'), visit('192.0.2.1'), visit('192.0.2.2')]).toEqual([null, null, null]);
  nowMs += 15_000;
  expect(visit('192.0.2.1')).toBe(45);
  for (let n = 0; n < 4; n += 1) {
    const address = `2001:db8:1:${n}00::/56`;
    expect([visit(address), visit(address), visit(address)]).toEqual([null, null, 60]);
  }
  expect([visit('2001:db8:1:400::/56'), visit('2001:db8:2::/56')]).toEqual([60, null]);
  nowMs += 60_000;
  expect([visit('192.0.2.1'), visit('2001:db8:1:400::/56')]).toEqual([null, null]);
});
