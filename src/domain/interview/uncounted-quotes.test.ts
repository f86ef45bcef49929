import { expect, test } from 'vitest';
import type { Assumption, Evidence } from '../ledger/ledger.ts';
import { withParts } from '../log/parts.ts';
import type { Interview, Quote } from './interview.ts';
import { uncountedQuotes } from './uncounted-quotes.ts';

const quote = (id: string, change: Partial<Quote> = {}): Quote => ({
  ...{ id, text: 'We lost a day', assumptionId: 'a', mark: -1, order: 0 },
  ...change,
});
const interview = (id: string, quotes: readonly Quote[], change: Partial<Interview> = {}) =>
  ({ id, quotes: withParts({}, quotes), removed: false, erased: false, ...change }) as Interview;
const recorded = (id: string, interviewId: string, quoteId: string, superseded: string | null = null) =>
  ({ id, interviewId, quoteId, superseded }) as Evidence;
const assumptions = withParts({}, [{ id: 'a' } as Assumption]);

test('a quote is counted once it is evidence, and no longer when that is withdrawn', () => {
  const said = [interview('i', [quote('q1'), quote('q2'), quote('q3')]), interview('j', [quote('q1')])];
  const evidence = withParts({}, [recorded('e1', 'i', 'q1'), recorded('e2', 'i', 'q2', 'Misheard')]);
  const ids = uncountedQuotes(said, { evidence, assumptions }).map(({ id }) => id);
  expect(ids.sort()).toEqual(['q1', 'q2', 'q3']);
});

test('quotes that cannot be recorded are not missed', () => {
  const quotes = [quote('q1')];
  const said = [
    interview('removed', quotes, { removed: true }),
    interview('erased', quotes, { erased: true }),
    interview('i', [quote('q2', { assumptionId: 'gone' })]),
  ];
  expect(uncountedQuotes(said, { evidence: {}, assumptions })).toEqual([]);
});
