import { expect, test } from 'vitest';
import { createEventRate } from './event-rate.ts';
import type { EventSource, SecurityEvent } from './security-event.ts';

const from = (address: string): EventSource => ({ address, device: 'Firefox on Windows', requestId: 'request-1' });
const wrong = (email: string): SecurityEvent => ({
  event: 'sign-in',
  outcome: 'failure',
  reason: 'wrong-password',
  who: { email },
});
const right = (accountId: string): SecurityEvent => ({ event: 'sign-in', outcome: 'success', who: { accountId } });

function rateAt(start = '2026-01-01') {
  let nowMs = Date.parse(start);
  const rate = createEventRate(() => new Date(nowMs));
  return { ...rate, wait: (ms: number) => (nowMs += ms) };
}

test('of the same thing thirty are recorded in ten minutes, and the others as one count', () => {
  const rate = rateAt();
  const admitted = Array.from({ length: 40 }, () => rate.admits(wrong('ada@example.org'), from('192.0.2.1')));
  expect(admitted.filter(Boolean)).toHaveLength(30);
  expect(rate.admits(wrong('bea@example.org'), from('192.0.2.1'))).toBe(true);
  expect(rate.takeCounted()).toEqual([
    { event: wrong('ada@example.org'), source: { ...from('192.0.2.1'), requestId: '' }, times: 10 },
  ]);
  expect(rate.takeCounted()).toEqual([]);
  rate.wait(600_000);
  expect(rate.admits(wrong('ada@example.org'), from('192.0.2.1'))).toBe(true);
});

test('of the failures of one address two hundred are recorded, whoever they are about', () => {
  const rate = rateAt();
  const admitted = Array.from({ length: 300 }, (_, n) => rate.admits(wrong(`${n}@example.org`), from('192.0.2.1')));
  expect(admitted.filter(Boolean)).toHaveLength(200);
  expect(rate.admits(wrong('ada@example.org'), from('192.0.2.2'))).toBe(true);
  const event = { event: 'sign-in', outcome: 'failure', reason: 'wrong-password' };
  expect(rate.takeCounted()).toEqual([{ event, source: { ...from('192.0.2.1'), requestId: '' }, times: 100 }]);
});

test('what is only counted uses up nothing that its address has left for others', () => {
  const rate = rateAt();
  for (let n = 0; n < 300; n += 1) rate.admits(wrong('ada@example.org'), from('192.0.2.1'));
  const admitted = Array.from({ length: 171 }, (_, n) => rate.admits(wrong(`${n}@example.org`), from('192.0.2.1')));
  expect(admitted.filter(Boolean)).toHaveLength(170);
});

test('of all failures five thousand are recorded, from however many addresses, and what is right still is', () => {
  const rate = rateAt();
  const admitted = Array.from({ length: 6000 }, (_, n) => rate.admits(wrong(`${n}@example.org`), from(`192.0.2.${n}`)));
  expect(admitted.filter(Boolean)).toHaveLength(5000);
  const event = { event: 'sign-in', outcome: 'failure', reason: 'wrong-password' };
  expect(rate.takeCounted()).toEqual([{ event, source: undefined, times: 1000 }]);
  expect(rate.admits(right('ada'), from('192.0.2.1'))).toBe(true);
});

test('a school that signs in behind one address is recorded one by one', () => {
  const rate = rateAt();
  const admitted = Array.from({ length: 1000 }, (_, n) => rate.admits(right(`account-${n}`), from('192.0.2.1')));
  expect(admitted.filter(Boolean)).toHaveLength(1000);
});

test('what honest clients run into all the time is only counted, by address', () => {
  const rate = rateAt();
  const expired: SecurityEvent = { event: 'token-refused', outcome: 'refused', reason: 'unknown', who: { uid: 'ada' } };
  expect([1, 2, 3].map(() => rate.admits(expired, from('192.0.2.1')))).toEqual([false, false, false]);
  const event = { event: 'token-refused', outcome: 'refused', reason: 'unknown' };
  expect(rate.takeCounted()).toEqual([{ event, source: { ...from('192.0.2.1'), requestId: '' }, times: 3 }]);
});
