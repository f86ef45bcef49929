import { ignoreUnknown } from '../log/define-stream.ts';
import { doneBy } from '../log/member-of-fact.ts';
import { eachPart, partOf, withoutPart, withParts } from '../log/parts.ts';
import type { Dated } from '../log/recorded-event.ts';
import { type Interview, interviewIdOf } from './interview.ts';
import type { InterviewFact, InterviewFactOf } from './interview-facts.ts';

/** Folds one fact into an interview. Facts of other kinds, and facts before the beginning, change nothing. */
export function evolveInterview(
  before: Interview | undefined,
  fact: Dated<InterviewFact>,
  stream: string,
): Interview | undefined {
  const changedAt = fact.at;
  if (!before) {
    if (fact.type !== 'InterviewLogged') return undefined;
    const { experimentId = null, person = '', lastTime = '', ...logged } = fact.data;
    const place = { position: fact.position ?? null, recordedAt: fact.recordedAt ?? null };
    const id = interviewIdOf(stream);
    return {
      ...blank,
      id,
      ...logged,
      ...place,
      experimentId,
      person,
      lastTime,
      loggedAt: changedAt,
      ...doneBy('loggedBy', fact),
      changedAt,
    };
  }
  const interview = { ...before, changedAt };
  switch (fact.type) {
    case 'InterviewEdited':
      return { ...interview, ...fact.data };
    case 'QuoteMarked':
      return withQuote(interview, fact.data);
    case 'QuoteUnmarked':
      return { ...interview, quotes: withoutPart(interview.quotes, fact.data.quoteId) };
    case 'QuoteProposed': {
      const { quoteId, text = '', assumptionId, mark, by } = fact.data;
      const order = nextOrder(interview.proposed);
      const proposal = { id: quoteId, text, assumptionId, mark, by, order };
      return { ...interview, proposed: withParts(interview.proposed, [proposal]) };
    }
    case 'ProposalDismissed':
      return { ...interview, proposed: withoutPart(interview.proposed, fact.data.quoteId) };
    case 'InterviewRemoved':
      return { ...interview, removed: true };
    case 'InterviewRestored':
      return { ...interview, removed: false };
    case 'PersonErased': {
      const wordless = [...eachPart(interview.quotes)].map((quote) => ({ ...quote, text: '' }));
      const quotes = withParts(interview.quotes, wordless);
      return { ...interview, erased: true, person: '', lastTime: '', quotes, proposed: {} };
    }
    case 'InterviewLogged':
      return before;
    default:
      return ignoreUnknown(fact, before);
  }
}

function withQuote(interview: Interview, data: InterviewFactOf<'QuoteMarked'>): Interview {
  const { quoteId: id, text = '', assumptionId, mark } = data;
  const order = partOf(interview.quotes, id)?.order ?? interview.quoteCount;
  return {
    ...interview,
    quotes: withParts(interview.quotes, [{ id, text, assumptionId, mark, order }]),
    quoteCount: Math.max(interview.quoteCount, order + 1),
    proposed: withoutPart(interview.proposed, id),
  };
}

const nextOrder = (proposed: Interview['proposed']): number =>
  Math.max(-1, ...[...eachPart(proposed)].map(({ order }) => order)) + 1;

const blank = { quotes: {}, quoteCount: 0, proposed: {}, removed: false, erased: false } as const;
