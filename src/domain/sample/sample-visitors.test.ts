import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sampleVisits } from './sample-visitors.ts';

const now = '2026-11-23T12:00:00.000Z';
const visitsFrom = (days: readonly [number, number], sources: readonly { name: string; n: number; k: number }[]) =>
  sampleVisits({ days, sources, now }, (nth, seen) => ({
    ...{ ...seen, entryId: String(nth), goal: 'sign-up', form: 'form', consentHash: '', email: '', answers: [] },
  }));

test('visitors come on each of the days, and those who do what counts are among them', () => {
  const { runs, entries } = visitsFrom(
    [-2, 0],
    [
      { name: 'forum', n: 5, k: 2 },
      { name: 'direct', n: 1, k: 0 },
    ],
  );
  expect(runs.map(({ source, n, since, until }) => [source, n, since, until])).toEqual([
    ['forum', 2, '2026-11-21T12:00:00.000Z', '2026-11-21T12:30:00.000Z'],
    ['forum', 3, '2026-11-22T12:00:00.000Z', '2026-11-22T12:30:00.000Z'],
    ['direct', 1, '2026-11-22T13:00:00.000Z', '2026-11-22T13:30:00.000Z'],
  ]);
  expect(entries.map(({ ordinal, at }) => [ordinal, at])).toEqual([
    [3, '2026-11-22T12:30:00.000Z'],
    [5, '2026-11-22T12:30:00.000Z'],
  ]);
});

test('each source has as many visitors and yeses as it says, and no visitor is one twice', () => {
  const source = fc
    .integer({ min: 1, max: 120 })
    .chain((n) => fc.tuple(fc.constant(n), fc.integer({ min: 0, max: n })));
  fc.assert(
    fc.property(fc.array(source, { minLength: 1, maxLength: 4 }), fc.integer({ min: 1, max: 30 }), (given, length) => {
      const sources = given.map(([n, k], place) => ({ name: `s${place}`, n, k }));
      const { runs, entries } = visitsFrom([-length, 0], sources);
      const sum = (name: string) => runs.filter((run) => run.source === name).reduce((all, { n }) => all + n, 0);
      expect(sources.map(({ name }) => [sum(name), entries.filter((each) => each.source === name).length])).toEqual(
        given,
      );
      const sourceOf = runs.flatMap((run) => Array.from({ length: run.n }, () => run.source));
      expect(entries.map(({ ordinal }) => sourceOf[ordinal - 1])).toEqual(entries.map((each) => each.source));
      expect(new Set(entries.map(({ ordinal }) => ordinal)).size).toBe(entries.length);
    }),
  );
});
