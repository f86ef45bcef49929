import { accept, type Decision, reject } from '../log/decision.ts';
import { perBucket } from '../log/per-bucket.ts';
import type { Reads } from '../log/reads.ts';
import { fact } from '../log/recorded-event.ts';
import { type Project, projectStreamOf } from '../project/project.ts';
import type { OnceRule } from '../survey/survey.ts';
import { isResponse } from '../survey/survey-response.ts';
import { type EntryParts, entryOf } from './entry-parts.ts';
import { type Intake, type IntakeEntry, intakeLimits, networkOf } from './intake.ts';
import type { IntakeCommandData } from './intake-commands.ts';
import type { IntakeFact } from './intake-facts.ts';
import { sameAddress } from './same-address.ts';

export function tallyVisits(
  intake: Intake | undefined,
  { projectId, runs, dropped, sent }: IntakeCommandData<'TallyVisits'>,
): Decision<IntakeFact> {
  if (runs.some(({ n, origins }) => origins !== undefined && origins.length !== n)) return reject('invalid-data');
  if (runs.length === 0 && Object.keys(dropped).length === 0 && !sent) return accept();
  return accept(
    fact('VisitsTallied', { projectId, from: (intake?.visits ?? 0) + 1, runs, dropped, ...(sent && { sent }) }),
  );
}

/** Once, and only of the sample; what is said in it stays in the log for ever, so that nobody in it may be real. */
export function recordSampleEntries(
  intake: Intake | undefined,
  { projectId, runs, entries }: IntakeCommandData<'RecordSampleEntries'>,
  reads: Reads,
): Decision<IntakeFact> {
  if (!(reads.state(projectStreamOf(projectId)) as Project | undefined)?.isSample) return reject('invalid-data');
  if (intake) return accept();
  const visits = runs.reduce((sum, { n }) => sum + n, 0);
  const ids = new Set(entries.map(({ entryId }) => entryId));
  const areSurveys = entries.every(({ goal, response }) => (goal === 'survey') === (response !== undefined));
  if (ids.size < entries.length || !areSurveys || entries.some(({ ordinal }) => ordinal > visits))
    return reject('invalid-data');
  if (!entries.every(({ email }) => isMadeUp(email))) return reject('sample-address');
  return accept(fact('SampleEntriesRecorded', { projectId, runs, entries }));
}

/** No mail reaches a name that ends so (RFC 2606). */
const isMadeUp = (email: string): boolean => email === '' || email.endsWith('.invalid');

export function receiveSignUp(
  intake: Intake | undefined,
  data: IntakeCommandData<'ReceiveSignUp'>,
): Decision<IntakeFact> {
  const reason = reasonAgainst(intake, data);
  if (reason) return reject(reason);
  const entryId = find(signUps, intake, signUpKey(data));
  const place = (intake?.forms ?? 0) + 1;
  if (entryId !== undefined) return accept(fact('SignUpRepeated', { entryId, place }));
  return accept(fact('SignUpReceived', { ...data, email: data.email.trim(), place }));
}

/** A visitor who chooses the same door again has chosen it already. */
export function chooseFakeDoor(
  intake: Intake | undefined,
  data: IntakeCommandData<'ChooseFakeDoor'>,
): Decision<IntakeFact> {
  const reason = reasonAgainst(intake, data);
  if (reason) return reject(reason);
  const isRepeated = data.ordinal !== null && find(fakeDoors, intake, fakeDoorKey(data)) !== undefined;
  if (isRepeated) return accept();
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
  const key = responseKey(once, { ...data, email });
  if (key !== undefined && find(responses, intake, key) !== undefined) return reject('already-answered');
  if (quota !== null && countResponses(intake) >= quota) return reject('survey-closed');
  const written = lengths === 0 ? null : words;
  return accept(fact('ResponseCompleted', { ...data, once, email, words: written }));
}

/** How it is known whether somebody has answered already; undefined if it does not matter, or is not known. */
function responseKey(
  once: OnceRule,
  {
    ordinal,
    email,
    link,
  }: Pick<IntakeEntry, 'ordinal'> & { readonly email: string | null; readonly link: string | null },
): string | undefined {
  switch (once) {
    case 'anyone':
      return undefined;
    case 'visitor':
      return ordinal === null ? undefined : `visitor ${ordinal}`;
    case 'address':
      return email === null ? undefined : `address ${sameAddress(email)}`;
    case 'link':
      return link === null ? undefined : `link ${link}`;
  }
}

const signUpKey = ({ goal, email }: Pick<IntakeEntry, 'goal' | 'email'>): string => `${goal} ${sameAddress(email)}`;
const fakeDoorKey = ({ ordinal, form }: Pick<IntakeEntry, 'ordinal' | 'form'>): string => `${ordinal} ${form}`;

/** The ids of entries by what they may have in common, the first of each. */
type Index = (entries: EntryParts) => readonly ReadonlyMap<string, string>[];

const indexBy = (keysOf: (entry: IntakeEntry) => readonly string[]): Index =>
  perBucket((entries) => {
    const ids = new Map<string, string>();
    for (const entry of entries) for (const key of keysOf(entry)) if (!ids.has(key)) ids.set(key, entry.id);
    return ids;
  });

const signUps = indexBy((entry) => [signUpKey(entry)]);
const fakeDoors = indexBy((entry) => (entry.goal === 'fake-door' ? [fakeDoorKey(entry)] : []));
const onceRules = ['visitor', 'address', 'link'] as const;
const responses = indexBy((entry) => {
  if (!isResponse(entry)) return [];
  const { ordinal, email, response } = entry;
  return onceRules.flatMap((once) => responseKey(once, { ordinal, email, link: response.link }) ?? []);
});
const responseCounts = perBucket((entries: readonly IntakeEntry[]) => entries.filter(isResponse).length);

const find = (index: Index, intake: Intake | undefined, key: string): string | undefined =>
  index(intake?.entries ?? {})
    .find((ids) => ids.has(key))
    ?.get(key);

export const countResponses = (intake: Intake | undefined): number =>
  responseCounts(intake?.entries ?? {}).reduce((sum, count) => sum + count, 0);

/** Checks that the sender was counted as a visitor before, so that there are never more entries than visitors. */
function reasonAgainst(
  intake: Intake | undefined,
  { entryId, ordinal }: Pick<IntakeCommandData<'ChooseFakeDoor'>, 'entryId' | 'ordinal'>,
): 'id-taken' | 'invalid-data' | undefined {
  if (entryOf(intake?.entries ?? {}, entryId)) return 'id-taken';
  return ordinal !== null && ordinal > (intake?.visits ?? 0) ? 'invalid-data' : undefined;
}

/** Confirms the address of a sign-up, a pre-order or a response; its sender says that the address is theirs. */
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

export function excludeNetwork(
  intake: Intake,
  { network, reason: raw }: IntakeCommandData<'ExcludeNetwork'>,
): Decision<IntakeFact> {
  const isKnown = intake.runs.some(({ origins }) => origins?.some((origin) => networkOf(origin) === network));
  const reason = raw.trim();
  if (!isKnown) return reject('not-found');
  if (reason === '') return reject('reason-empty');
  return intake.excludedNetworks?.[network] === reason
    ? accept()
    : accept(fact('NetworkExcluded', { network, reason }));
}

export const includeNetwork = ({ excludedNetworks = {} }: Intake, network: string): Decision<IntakeFact> =>
  Object.hasOwn(excludedNetworks, network) ? accept(fact('NetworkIncluded', { network })) : accept();

export const erasePerson = (entries: readonly IntakeEntry[]): Decision<IntakeFact> =>
  accept(...entries.filter(({ erased }) => !erased).map(({ id }) => fact('PersonErased', { entryId: id })));

export function notePerson(
  entry: IntakeEntry,
  { entryId, note: raw }: IntakeCommandData<'NotePerson'>,
): Decision<IntakeFact> {
  const note = raw.trim();
  if (entry.erased) return reject('person-erased');
  return entry.note === note ? accept() : accept(fact('PersonNoted', { entryId, note }));
}
