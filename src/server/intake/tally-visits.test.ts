import { expect, test } from 'vitest';
import { runsOf } from './tally-visits.ts';

const at = (seconds: number): Date => new Date(Date.UTC(2026, 2, 1, 12, 0, seconds));
const visitOf = (seconds: number, origin: string | null) =>
  ({ origin, version: 'a', source: 'direct', seen_at: at(seconds) }) as const;
const run = { version: 'a', source: 'direct' } as const;
const time = (seconds: number): string => at(seconds).toISOString();

test('Visits whose origins are known and visits that came before those were kept are never one run', () => {
  const visits = [visitOf(0, null), visitOf(1, null), visitOf(2, 'n.a'), visitOf(3, 'n.b'), visitOf(4, null)];
  expect(runsOf(visits)).toEqual([
    { ...run, n: 2, since: time(0), until: time(1) },
    { ...run, n: 2, since: time(2), until: time(3), origins: ['n.a', 'n.b'] },
    { ...run, n: 1, since: time(4), until: time(4) },
  ]);
});
