import * as z from 'zod/mini';
import { accept, type Decision, reject } from '../log/decision.ts';
import type { Json } from '../log/json.ts';
import { withoutPart } from '../log/parts.ts';
import type { Interview, Quote } from './interview.ts';
import { interviewCommands } from './interview-commands.ts';
import type { InterviewFact } from './interview-facts.ts';
import { proposalPrefix, quotePrefix } from './interview-fields.ts';
import { editInterview, fileInterview, markQuote, unmarkQuote } from './interview-rules.ts';
import { dismissQuote, proposeQuote } from './proposed-quotes.ts';

/** Leads fields to wanted values by the rules of the commands that write them: all of them, or none. */
export function restoreInterview(
  interview: Interview,
  { removed, ...rest }: Readonly<Record<string, Json>>,
): Decision<InterviewFact> {
  const decisions: Decision<InterviewFact>[] = [];
  const decide = <T>(schema: z.ZodMiniType<T>, data: unknown, rule: (data: T) => Decision<InterviewFact>): void => {
    const parsed = schema.safeParse(data);
    decisions.push(parsed.success ? rule(parsed.data) : reject('invalid-data'));
  };
  const {
    quotes = [],
    proposals = [],
    edits = [],
  } = Object.groupBy(Object.entries(rest), ([name]) =>
    name.startsWith(quotePrefix) ? 'quotes' : name.startsWith(proposalPrefix) ? 'proposals' : 'edits',
  );
  if (edits.length > 0) {
    decide(interviewCommands.EditInterview.schema, Object.fromEntries(edits), (data) => editInterview(interview, data));
  }
  if (removed !== undefined) decide(z.boolean(), removed, (filed) => fileInterview(interview, filed));
  for (const [name, quote] of quotes) {
    const quoteId = name.slice(quotePrefix.length);
    if (quote === null) decisions.push(unmarkQuote(interview, quoteId));
    else {
      const data = typeof quote === 'object' ? { ...quote, quoteId } : undefined;
      decide(interviewCommands.MarkQuote.schema, data, (marked) => markQuote(interview, marked));
    }
  }
  // After the quotes: one that is no longer marked waits again.
  const unmarked = quotes.flatMap(([name, quote]) => (quote === null ? [name.slice(quotePrefix.length)] : []));
  const left = { ...interview, quotes: unmarked.reduce(withoutPart<Quote>, interview.quotes) };
  for (const [name, proposal] of proposals) {
    const quoteId = name.slice(proposalPrefix.length);
    // Accepting it took it away, and marking the quote does so again.
    if (proposal === null) {
      if ((rest[`${quotePrefix}${quoteId}`] ?? null) === null) decisions.push(dismissQuote(interview, quoteId));
    } else {
      const data = typeof proposal === 'object' ? { ...proposal, quoteId } : undefined;
      decide(interviewCommands.ProposeQuote.schema, data, (proposed) => proposeQuote(left, proposed));
    }
  }
  const facts: InterviewFact[] = [];
  for (const decision of decisions) {
    if (decision.kind === 'rejected') return decision;
    facts.push(...decision.facts);
  }
  return accept(...facts);
}
