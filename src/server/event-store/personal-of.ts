import type { StreamKind } from '#domain/log/define-stream.ts';
import { personalIn } from '#domain/log/personal-fields.ts';
import type { RecordedEvent } from '#domain/log/recorded-event.ts';
import { splitPersonal } from './personal-values.ts';
import type { PlannedAnswer } from './plan.ts';
import type { NewEvent } from './verify-chain.ts';

/** Returns the personal fields of a fact and the person whom it erases, as its kind of stream declares them. */
export function personalOf(
  { personal }: StreamKind,
  fact: Pick<RecordedEvent, 'type' | 'v' | 'data' | 'stream'>,
): Pick<NewEvent, 'personal' | 'erases'> {
  if (!personal) return {};
  if (fact.type === personal.erasedBy) return { erases: personal.subjectOf(fact, fact.stream) };
  const fields = personalIn(personal, fact);
  return fields.length === 0 ? {} : { personal: { subject: personal.subjectOf(fact, fact.stream), fields } };
}

/** The answers without what a later one of them erases: it is never written, and nobody is told. */
export function withoutErased(answers: readonly PlannedAnswer[]): readonly PlannedAnswer[] {
  const factsOf = (answer: PlannedAnswer): readonly NewEvent[] => ('facts' in answer ? answer.facts : []);
  if (!answers.some((answer) => factsOf(answer).some(({ erases }) => erases !== undefined))) return answers;
  const erased = new Set<string>();
  const wiped = answers.toReversed().map((answer) => {
    if (!('facts' in answer)) return answer;
    const facts = answer.facts.toReversed().map((fact): NewEvent => {
      if (fact.erases !== undefined) erased.add(fact.erases);
      return fact.personal && erased.has(fact.personal.subject) ? splitPersonal(fact, fact.personal.fields).rest : fact;
    });
    return { ...answer, facts: facts.toReversed() };
  });
  return wiped.toReversed();
}
