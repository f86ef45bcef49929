import { accept, type Decision, reject } from '../log/decision.ts';
import { eachPart, partOf } from '../log/parts.ts';
import { fact } from '../log/recorded-event.ts';
import { oneLine } from '../text/one-line.ts';
import { type Interview, interviewLimits, type ProposedQuote, type Quote } from './interview.ts';
import type { InterviewCommandData } from './interview-commands.ts';
import type { InterviewFact } from './interview-facts.ts';
import { markQuote } from './interview-rules.ts';

type Proposal = InterviewCommandData<'ProposeQuote'>;

/** Proposes nothing that was marked or proposed already, so that an assistant can be asked again. */
export function proposeQuote(interview: Interview, data: Proposal): Decision<InterviewFact> {
  if (interview.erased) return reject('person-erased');
  const wanted = { ...data, text: data.text.trim(), by: oneLine(data.by) };
  if (wanted.text === '') return reject('text-empty');
  if (partOf(interview.quotes, data.quoteId) || partOf(interview.proposed, data.quoteId)) return reject('id-taken');
  const known = [...eachPart(interview.quotes), ...eachPart(interview.proposed)];
  if (known.some((quote) => saysTheSame(quote, wanted))) return accept();
  if (waitingIn(interview) >= interviewLimits.quotes) return reject('too-many');
  return accept(fact('QuoteProposed', wanted));
}

/** Marks it as it was proposed. One that was accepted or dismissed meanwhile changes nothing. */
export function acceptQuote(interview: Interview, quoteId: string): Decision<InterviewFact> {
  const proposed = partOf(interview.proposed, quoteId);
  if (!proposed) return accept();
  const { text, assumptionId, mark } = proposed;
  return markQuote(interview, { quoteId, text, assumptionId, mark });
}

export const dismissQuote = (interview: Interview, quoteId: string): Decision<InterviewFact> =>
  partOf(interview.proposed, quoteId) ? accept(fact('ProposalDismissed', { quoteId })) : accept();

/** The proposed quotes of an interview that wait for a person, in the order in which they came. */
export const proposedQuotes = ({ proposed }: Pick<Interview, 'proposed'>): readonly ProposedQuote[] =>
  [...eachPart(proposed)].sort((a, b) => a.order - b.order);

const waitingIn = ({ proposed }: Interview): number => [...eachPart(proposed)].length;

const saysTheSame = (quote: Quote, { text, assumptionId }: Pick<Proposal, 'text' | 'assumptionId'>): boolean =>
  quote.text === text && quote.assumptionId === assumptionId;
