import { accept, type Decision, reject } from '../log/decision.ts';
import { partOf } from '../log/parts.ts';
import { fact } from '../log/recorded-event.ts';
import { sameJson } from '../log/same-json.ts';
import { mergeText } from '../text/merge-text.ts';
import { oneLine } from '../text/one-line.ts';
import { type Interview, interviewLimits } from './interview.ts';
import type { InterviewCommandData } from './interview-commands.ts';
import type { InterviewFact } from './interview-facts.ts';

export function logInterview(data: InterviewCommandData<'LogInterview'>): Decision<InterviewFact> {
  const person = oneLine(data.person);
  return accept(fact('InterviewLogged', { ...data, person, lastTime: data.lastTime.trim() }));
}

export function editInterview(
  interview: Interview,
  { base, person, lastTime, ...choices }: InterviewCommandData<'EditInterview'>,
): Decision<InterviewFact> {
  // Nobody writes anew about a person who was erased.
  if (interview.erased && (person !== undefined || lastTime !== undefined)) return reject('person-erased');
  const wanted = {
    ...choices,
    ...(person === undefined ? {} : { person: oneLine(person) }),
    ...(lastTime === undefined ? {} : { lastTime: lastTime.trim() }),
  };
  if (wanted.lastTime !== undefined) {
    const merged = mergeText(base?.lastTime?.trim() ?? interview.lastTime, interview.lastTime, wanted.lastTime);
    if (merged === undefined || merged.length > interviewLimits.lastTime) return reject('text-changed');
    wanted.lastTime = merged;
  }
  const changed = Object.fromEntries(
    Object.entries(wanted).filter(([name, value]) => interview[name as keyof Interview] !== value),
  );
  return Object.keys(changed).length === 0 ? accept() : accept(fact('InterviewEdited', changed));
}

export function markQuote(
  interview: Interview,
  { quoteId, text: raw, assumptionId, mark }: InterviewCommandData<'MarkQuote'>,
): Decision<InterviewFact> {
  if (interview.erased) return reject('person-erased');
  const text = raw.trim();
  if (text === '') return reject('text-empty');
  const known = partOf(interview.quotes, quoteId);
  if (!known && interview.quoteCount >= interviewLimits.quotes) return reject('too-many');
  const wanted = { quoteId, text, assumptionId, mark };
  const now = known && { quoteId, text: known.text, assumptionId: known.assumptionId, mark: known.mark };
  return now && sameJson(now, wanted) ? accept() : accept(fact('QuoteMarked', wanted));
}

export function unmarkQuote(interview: Interview, quoteId: string): Decision<InterviewFact> {
  return partOf(interview.quotes, quoteId) ? accept(fact('QuoteUnmarked', { quoteId })) : accept();
}

export function fileInterview(interview: Interview, removed: boolean): Decision<InterviewFact> {
  if (interview.removed === removed) return accept();
  return accept(removed ? fact('InterviewRemoved', {}) : fact('InterviewRestored', {}));
}

export const erasePerson = (interview: Interview): Decision<InterviewFact> =>
  interview.erased ? accept() : accept(fact('PersonErased', {}));
