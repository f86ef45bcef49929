import { eachPart } from '../log/parts.ts';
import type { Fields } from '../undo/field-change.ts';
import type { Interview } from './interview.ts';
import { proposedQuotes } from './proposed-quotes.ts';

export const quotePrefix = 'quote:';
export const proposalPrefix = 'proposal:';

/** Returns the fields that an undo can bring back; for an erased person only the ones that were counted. */
export function interviewFields({
  person,
  on,
  lastTime,
  commitment,
  answer,
  removed,
  erased,
  quotes,
  proposed,
}: Interview): Fields {
  const counted = { on, commitment, answer, removed };
  if (erased) return counted;
  const marked = [...eachPart(quotes)]
    .sort((a, b) => a.order - b.order)
    .map(({ id, text, assumptionId, mark }) => [`${quotePrefix}${id}`, { text, assumptionId, mark }] as const);
  const waiting = proposedQuotes({ proposed }).map(
    ({ id, text, assumptionId, mark, by }) => [`${proposalPrefix}${id}`, { text, assumptionId, mark, by }] as const,
  );
  return { ...counted, person, lastTime, ...Object.fromEntries([...marked, ...waiting]) };
}
