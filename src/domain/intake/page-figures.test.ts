import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runOf, signUpOf } from '../../../tests/fixtures/an-intake.ts';
import { withParts } from '../log/parts.ts';
import type { Intake, IntakeEntry, PlacedRun, VisitRun } from './intake.ts';
import { intervalOfVisitors, pageFigures } from './page-figures.ts';

const id = '01234567-89ab-4cde-8f01-000000000099';

function runsOf(...given: readonly Partial<VisitRun>[]): readonly PlacedRun[] {
  let from = 1;
  return given.map((each) => {
    const run = { ...runOf(each.n ?? 1, each), from, position: 1 };
    from += run.n;
    return run;
  });
}

function entriesOf(...given: readonly Partial<IntakeEntry>[]): Intake['entries'] {
  return withParts(
    {},
    given.map((each, n) => {
      const { entryId, projectId: _, ...sent } = signUpOf(1, `entry${n}`, id, `${n}@example.org`);
      const entry = {
        ...{
          ...sent,
          id: entryId,
          repeats: 0,
          confirmedAt: null,
          confirmedPosition: null,
          excludedFor: null,
          note: '',
        },
        ...{ erased: false, position: 2, receivedAt: '2026-03-01T12:00:00.000Z', ...each },
      };
      return entry;
    }),
  );
}

test('visitors and what they did, by version, source and day; who is excluded is neither', () => {
  const runs = runsOf(
    { n: 3, source: 'direct' },
    { n: 4, source: 'news', version: 'b', since: '2026-03-02T00:00:00.000Z' },
    { n: 1, source: 'a-blog', version: 'b', since: '2026-03-02T23:59:59.999Z' },
  );
  const entries = entriesOf(
    { ordinal: 1, confirmedAt: '2026-03-01T13:00:00.000Z' },
    // The same visitor again, by another address.
    { ordinal: 1 },
    { ordinal: 5, erased: true, email: '', answers: [] },
    { ordinal: 6, excludedFor: 'A friend', confirmedAt: '2026-03-01T13:00:00.000Z' },
    { ordinal: 7, goal: 'fake-door' },
    { ordinal: null },
  );
  expect(pageFigures({ runs, entries }, 'sign-up')).toEqual({
    ...{ visitors: 7, converted: 2, confirmed: 1 },
    versions: [
      { name: 'a', k: 1, n: 3 },
      { name: 'b', k: 1, n: 4 },
    ],
    sources: [
      { name: 'direct', k: 1, n: 3 },
      { name: 'news', k: 1, n: 3 },
      { name: 'a-blog', k: 0, n: 1 },
    ],
    days: [
      { name: '2026-03-02', k: 1, n: 4 },
      { name: '2026-03-01', k: 1, n: 3 },
    ],
  });
  expect(pageFigures({ runs, entries }, 'fake-door')).toMatchObject({ visitors: 7, converted: 1, confirmed: 0 });
  expect(pageFigures({ runs: [], entries: {} }, 'sign-up')).toEqual({
    ...{ visitors: 0, converted: 0, confirmed: 0, versions: [], sources: [], days: [] },
  });
});

test('versions stand by their names, sources by how many they brought, days from the last', () => {
  const runs = runsOf(
    { n: 1, source: 'zine', version: 'b', since: '2026-03-02T00:00:00.000Z' },
    { n: 2, source: 'press', version: 'b', since: '2026-03-03T00:00:00.000Z' },
    { n: 2, source: 'direct', version: 'a', since: '2026-03-01T00:00:00.000Z' },
    { n: 3, source: 'news', version: 'b', since: '2026-03-02T10:00:00.000Z' },
    { n: 1, source: 'gone', version: 'a', since: '2026-03-04T00:00:00.000Z' },
  );
  const entries = entriesOf(
    { ordinal: 9, excludedFor: 'A friend' },
    { ordinal: null, confirmedAt: '2026-03-01T13:00:00.000Z' },
    { ordinal: null, excludedFor: 'A friend' },
    { ordinal: 8 },
  );
  expect(pageFigures({ runs, entries }, 'sign-up')).toEqual({
    ...{ visitors: 8, converted: 1, confirmed: 0 },
    versions: [
      { name: 'a', k: 0, n: 2 },
      { name: 'b', k: 1, n: 6 },
    ],
    sources: [
      { name: 'news', k: 1, n: 3 },
      { name: 'direct', k: 0, n: 2 },
      { name: 'press', k: 0, n: 2 },
      { name: 'zine', k: 0, n: 1 },
    ],
    days: [
      { name: '2026-03-03', k: 0, n: 2 },
      { name: '2026-03-02', k: 1, n: 4 },
      { name: '2026-03-01', k: 0, n: 2 },
    ],
  });
});

test('however visitors came, each is once in every breakdown, and never more of them convert than came', () => {
  const run = fc.record({ n: fc.integer({ min: 1, max: 5 }), source: fc.constantFrom('x', 'y') });
  fc.assert(
    fc.property(
      fc.array(run, { minLength: 1, maxLength: 6 }),
      fc.array(fc.tuple(fc.integer({ min: 1, max: 30 }), fc.boolean())),
      (given, did) => {
        const runs = runsOf(...given);
        const came = given.reduce((sum, { n }) => sum + n, 0);
        const entries = entriesOf(
          ...did
            .filter(([ordinal]) => ordinal <= came)
            .map(([ordinal, isOut]) => ({ ordinal, excludedFor: isOut ? 'out' : null })),
        );
        const { visitors, converted, versions, sources, days } = pageFigures({ runs, entries }, 'sign-up');
        for (const rows of [versions, sources, days]) {
          expect(rows.reduce((sum, { n }) => sum + n, 0)).toBe(visitors);
          expect(rows.reduce((sum, { k }) => sum + k, 0)).toBe(converted);
          expect(rows.every(({ k, n }) => k <= n)).toBe(true);
        }
      },
    ),
  );
});

test('Whoever came from a network that was excluded is no visitor, and what they did counts for nothing', () => {
  const runs = runsOf({ n: 3, origins: ['n.a', 'm.a', 'n.b'] }, { source: 'news.example' });
  const entries = entriesOf({ ordinal: 1 }, { ordinal: 2 });
  const figures = pageFigures({ runs, entries, excludedNetworks: { n: 'A rival' } }, 'sign-up');
  expect([figures.visitors, figures.converted, figures.sources]).toEqual([
    2,
    1,
    [
      { name: 'direct', k: 1, n: 1 },
      { name: 'news.example', k: 0, n: 1 },
    ],
  ]);
});

test('What is left open holds for whoever looks at every twentieth visitor: fewer than 5% are ever told wrong', () => {
  let seed = 20_261_127;
  const random = (): number => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return seed / 2 ** 32;
  };
  const isEverWrong = (): boolean => {
    let k = 0;
    for (let n = 1; n <= 400; n++) {
      if (random() < 0.1) k += 1;
      const [low, high] = n % 20 === 0 ? intervalOfVisitors({ k, n }) : [0, 1];
      if (low > 0.1 || high < 0.1) return true;
    }
    return false;
  };
  const wrong = Array.from({ length: 200 }, isEverWrong).filter(Boolean).length;
  expect([wrong / 200 < 0.05, intervalOfVisitors({ k: 0, n: 0 })]).toEqual([true, [0, 1]]);
});
