import { expect, test } from 'vitest';
import { blockTraits, type ReportBlockKind, type ReportBlockTraits, reportBlockKinds } from './report-blocks.ts';

test('A record over the blocks of reports does not compile without one of them', () => {
  const all = Object.fromEntries(reportBlockKinds.map((kind) => [kind, ''])) as Record<ReportBlockKind, ''>;
  const { funnel: _, ...others } = all;
  // @ts-expect-error the kind "funnel" is missing
  const headings: Record<ReportBlockKind, ''> = others;
  expect(Object.keys(headings)).toEqual(reportBlockKinds.filter((kind) => kind !== 'funnel'));
});

test('The traits of a block of reports do not compile without its formulas', () => {
  // @ts-expect-error "formulas" is missing
  const traits: ReportBlockTraits = { shows: [], about: null, reads: null };
  expect(traits).toEqual({ shows: [], about: null, reads: null });
});

test('A block of a newer build is about nothing and has no choices', () => {
  expect(blockTraits({ kind: 'map' as ReportBlockKind })).toEqual({
    ...{ shows: [], about: null },
    ...{ formulas: null, reads: null },
  });
});
