import { expect, test } from 'vitest';
import { afterAttempt, type BeforeAttempt } from './after-attempt.ts';

const hourMs = 3_600_000;
const start = Date.parse('2026-11-01T00:00:00.000Z');
const after = (hours: number) => new Date(start + hours * hourMs);
const fresh: BeforeAttempt = { attempts: 0, failingSince: null, failedAt: null };

test('a message that arrives is delivered, and its endpoint does not fail any more', () => {
  expect(afterAttempt({ attempts: 3, failingSince: after(0), failedAt: after(2) }, 'arrived', after(3))).toEqual({
    ...{ state: 'delivered', dueAt: null, failingSince: null, failedAt: null, off: null },
  });
});

test('a message is tried after 5 s, 5 min, 30 min, 2 h, 5 h, 10 h and 24 h, and then given up', () => {
  let before = fresh;
  let now = after(0);
  const waits: (number | null)[] = [];
  for (let attempts = 0; attempts < 8; attempts++) {
    const { state, dueAt, failingSince, failedAt, off } = afterAttempt({ ...before, attempts }, 'failed', now);
    expect([state, failingSince, failedAt, off]).toEqual([dueAt ? 'waiting' : 'failed', after(0), now, null]);
    waits.push(dueAt && (dueAt.getTime() - now.getTime()) / 1000);
    before = { attempts, failingSince, failedAt };
    now = dueAt ?? now;
  }
  expect(waits).toEqual([5, 300, 1800, 7200, 18_000, 36_000, 86_400, null]);
});

test('an endpoint that is gone is switched off at once', () => {
  expect(afterAttempt(fresh, 'gone', after(1))).toEqual({
    ...{ state: 'failed', dueAt: null, failingSince: after(1), failedAt: after(1), off: 'gone' },
  });
});

test.each([
  [71.99, null],
  [72, 'failing'],
])('an endpoint that has failed for %d hours: %s', (hours, off) => {
  const before = { attempts: 0, failingSince: after(0), failedAt: after(hours - 24) };
  expect(afterAttempt(before, 'failed', after(hours)).off).toBe(off);
});

test('failures with two quiet days between them are not one failure', () => {
  const before = { attempts: 0, failingSince: after(0), failedAt: after(42) };
  expect(afterAttempt(before, 'failed', after(90))).toEqual({
    ...{ state: 'waiting', dueAt: new Date(after(90).getTime() + 5000), off: null },
    ...{ failingSince: after(90), failedAt: after(90) },
  });
  expect(afterAttempt(before, 'failed', after(89)).off).toBe('failing');
});
