import type { Ledger } from '../ledger/ledger.ts';
import { eachPart } from '../log/parts.ts';
import type { Interview, Quote } from './interview.ts';

/**
 * The quotes that nobody has recorded as evidence, in no order. A test counts the answer of an interview and never its
 * marks, so none of them is in a score or in a verdict.
 */
export function uncountedQuotes(
  interviews: readonly Interview[],
  { evidence, assumptions }: Pick<Ledger, 'evidence' | 'assumptions'>,
): readonly Quote[] {
  const recorded = new Set(
    [...eachPart(evidence)]
      .filter(({ superseded }) => superseded === null)
      .map(({ interviewId, quoteId }) => `${interviewId} ${quoteId}`),
  );
  const known = new Set([...eachPart(assumptions)].map(({ id }) => id));
  return interviews
    .filter(({ removed, erased }) => !(removed || erased))
    .flatMap(({ id, quotes }) =>
      [...eachPart(quotes)].filter((quote) => known.has(quote.assumptionId) && !recorded.has(`${id} ${quote.id}`)),
    );
}
