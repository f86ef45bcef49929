import { accept, type Decision, reject } from '../log/decision.ts';
import { eachPart, partOf } from '../log/parts.ts';
import { fact } from '../log/recorded-event.ts';
import type { OnceRule } from '../survey/survey.ts';
import { isResponse, type ResponseEntry } from '../survey/survey-response.ts';
import { type Intake, type IntakeEntry, intakeLimits, sameAddress } from './intake.ts';
import type { IntakeCommandData } from './intake-commands.ts';
import type { IntakeFact } from './intake-facts.ts';

export function tallyVisits(
  intake: Intake | undefined,
  { projectId, runs, dropped }: IntakeCommandData<'TallyVisits'>,
): Decision<IntakeFact> {
  if (runs.length === 0 && Object.keys(dropped).length === 0) return accept();
  return accept(fact('VisitsTallied', { projectId, from: (intake?.visits ?? 0) + 1, runs, dropped }));
}

export function receiveSignUp(
  intake: Intake | undefined,
  data: IntakeCommandData<'ReceiveSignUp'>,
): Decision<IntakeFact> {
  const reason = reasonAgainst(intake, data);
  if (reason) return reject(reason);
  const address = sameAddress(data.email);
  for (const { id, goal, email } of eachPart(intake?.entries ?? {})) {
    if (goal === data.goal && sameAddress(email) === address) return accept(fact('SignUpRepeated', { entryId: id }));
  }
  return accept(fact('SignUpReceived', { ...data, email: data.email.trim() }));
}

/** A visitor who chooses the same door again has chosen it already. */
export function chooseFakeDoor(
  intake: Intake | undefined,
  data: IntakeCommandData<'ChooseFakeDoor'>,
): Decision<IntakeFact> {
  const reason = reasonAgainst(intake, data);
  if (reason) return reject(reason);
  for (const { goal, form, ordinal } of eachPart(intake?.entries ?? {})) {
    if (goal === 'fake-door' && ordinal !== null && ordinal === data.ordinal && form === data.form) return accept();
  }
  return accept(fact('FakeDoorChosen', data));
}

/** Answers are kept as they were given: no later version of the survey changes them. */
export function completeResponse(
  intake: Intake | undefined,
  { quota, words, email: typed, ...data }: IntakeCommandData<'CompleteResponse'>,
): Decision<IntakeFact> {
  const reason = reasonAgainst(intake, data);
  if (reason) return reject(reason);
  const email = typed?.trim() ?? null;
  // Who leaves no address is known by the visit.
  const once = data.once === 'address' && email === null ? 'visitor' : data.once;
  if (once === 'link' && data.link === null) return reject('invalid-data');
  const lengths = Object.values(words).reduce((sum, { length }) => sum + length, 0);
  if (lengths > intakeLimits.words) return reject('invalid-data');
  const earlier = [...eachPart(intake?.entries ?? {})].filter(isResponse);
  if (earlier.some((entry) => isSamePerson(entry, once, { ...data, email }))) return reject('already-answered');
  if (quota !== null && earlier.length >= quota) return reject('survey-closed');
  const written = lengths === 0 ? null : words;
  return accept(fact('ResponseCompleted', { ...data, once, email, words: written }));
}

function isSamePerson(
  { ordinal, email, response }: ResponseEntry,
  once: OnceRule,
  person: { readonly ordinal: number | null; readonly email: string | null; readonly link: string | null },
): boolean {
  switch (once) {
    case 'anyone':
      return false;
    case 'visitor':
      return ordinal !== null && ordinal === person.ordinal;
    case 'address':
      return person.email !== null && sameAddress(email) === sameAddress(person.email);
    case 'link':
      return response.link === person.link;
  }
}

/** Whoever sends something was counted as a visitor before, so that there are never more entries than visitors. */
function reasonAgainst(
  intake: Intake | undefined,
  { entryId, ordinal }: Pick<IntakeCommandData<'ChooseFakeDoor'>, 'entryId' | 'ordinal'>,
): 'id-taken' | 'invalid-data' | undefined {
  if (partOf(intake?.entries ?? {}, entryId)) return 'id-taken';
  return ordinal !== null && ordinal > (intake?.visits ?? 0) ? 'invalid-data' : undefined;
}

/** Of a sign-up, a pre-order or a response: whoever left an address can say that it is theirs. */
export function confirmSignUp({ confirmedAt, email }: IntakeEntry, entryId: string): Decision<IntakeFact> {
  if (email === '') return reject('not-found');
  return confirmedAt === null ? accept(fact('SignUpConfirmed', { entryId })) : accept();
}

export function excludeEntry(
  { excludedFor }: IntakeEntry,
  { entryId, reason: raw }: IntakeCommandData<'ExcludeEntry'>,
): Decision<IntakeFact> {
  const reason = raw.trim();
  if (reason === '') return reject('reason-empty');
  return excludedFor === reason ? accept() : accept(fact('EntryExcluded', { entryId, reason }));
}

export const includeEntry = ({ excludedFor }: IntakeEntry, entryId: string): Decision<IntakeFact> =>
  excludedFor === null ? accept() : accept(fact('EntryIncluded', { entryId }));

export const erasePerson = ({ erased }: IntakeEntry, entryId: string): Decision<IntakeFact> =>
  erased ? accept() : accept(fact('PersonErased', { entryId }));

export function notePerson(
  entry: IntakeEntry,
  { entryId, note: raw }: IntakeCommandData<'NotePerson'>,
): Decision<IntakeFact> {
  const note = raw.trim();
  if (entry.erased) return reject('person-erased');
  return entry.note === note ? accept() : accept(fact('PersonNoted', { entryId, note }));
}
