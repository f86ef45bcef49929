import { expect, test } from 'vitest';
import { createIdentityLimits, type IdentityLimits } from './identity-limits.ts';

const minuteMs = 60_000;

function limitsAt(startMs: number) {
  let nowMs = startMs;
  const limits = createIdentityLimits(() => new Date(nowMs), true);
  return { limits, wait: (ms: number) => (nowMs += ms) };
}

/** How many of so many calls were let through. */
function passed(times: number, call: (n: number) => unknown): number {
  let count = 0;
  for (let n = 0; n < times; n += 1) {
    try {
      call(n);
      count += 1;
    } catch {}
  }
  return count;
}

/** The limit of an address, and of each that is named from there. */
const kinds: [string, number, number, (limits: IdentityLimits, email: string) => unknown][] = [
  ['sign-ins', 300, 10, (limits, email) => limits.signIn('10.0.0.1', email)],
  ['mails', 100, 5, (limits, email) => limits.mail('10.0.0.1', email)],
];

test.each(kinds)(
  '%s that the limit of the address refuses are not held against whom they name',
  (_, all, each, attempt) => {
    const { limits, wait } = limitsAt(0);
    expect(passed(all + 50, (n) => attempt(limits, `founder-${n}@example.org`))).toBe(all);
    wait(5 * minuteMs);
    expect(passed(each, () => attempt(limits, 'ada@example.org'))).toBe(0);
    wait(5 * minuteMs);
    expect(passed(each + 1, () => attempt(limits, 'ada@example.org'))).toBe(each);
  },
);

test.each(kinds)('%s that the limit of one refuses are not held against the others', (_, all, each, attempt) => {
  const { limits } = limitsAt(0);
  expect(passed(all, () => attempt(limits, 'ada@example.org'))).toBe(each);
  expect(passed(all, (n) => attempt(limits, `founder-${n}@example.org`))).toBe(all - each);
});
