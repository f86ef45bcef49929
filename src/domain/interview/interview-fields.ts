import { eachPart } from '../log/parts.ts';
import type { Fields } from '../undo/field-change.ts';
import type { Interview } from './interview.ts';

export const quotePrefix = 'quote:';

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
}: Interview): Fields {
  const counted = { on, commitment, answer, removed };
  if (erased) return counted;
  const marked = [...eachPart(quotes)]
    .sort((a, b) => a.order - b.order)
    .map(({ id, text, assumptionId, mark }) => [`${quotePrefix}${id}`, { text, assumptionId, mark }] as const);
  return { ...counted, person, lastTime, ...Object.fromEntries(marked) };
}
