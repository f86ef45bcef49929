import { ignoreUnknown } from '../log/define-stream.ts';
import type { Dated } from '../log/recorded-event.ts';
import { entriesWith, entryOf } from './entry-parts.ts';
import { type Dropped, type Intake, type IntakeEntry, intakeIdOf, type PlacedRun } from './intake.ts';
import type { IntakeFact, IntakeFactOf, SampleEntry } from './intake-facts.ts';

/** Folds one fact into what strangers did on a page. Facts about entries that are not there change nothing. */
export function evolveIntake(before: Intake | undefined, fact: Dated<IntakeFact>, stream: string): Intake | undefined {
  const place = { position: fact.position ?? null, at: fact.recordedAt ?? fact.at };
  switch (fact.type) {
    case 'VisitsTallied':
      return withVisits(begun(before, fact.data, stream), fact.data, place);
    case 'SignUpReceived': {
      const { projectId: _, entryId: id, email = '', answers = [], place: __, ...sent } = fact.data;
      const entry = { ...blank, ...sent, id, email, answers, position: place.position, receivedAt: place.at };
      return withForm(withEntry(begun(before, fact.data, stream), entry));
    }
    case 'FakeDoorChosen': {
      const { projectId: _, entryId: id, ...sent } = fact.data;
      const entry = {
        ...blank,
        ...sent,
        id,
        goal: 'fake-door',
        position: place.position,
        receivedAt: place.at,
      } as const;
      return withEntry(begun(before, fact.data, stream), entry);
    }
    case 'ResponseCompleted': {
      const { projectId: _, entryId: id, email, words, ...rest } = fact.data;
      const { choices, passed, once, link, language, ...sent } = rest;
      const response = { choices, words: words ?? {}, passed, once, link, language };
      const known = { id, email: email ?? '', position: place.position, receivedAt: place.at, response };
      const entry = { ...blank, ...sent, ...known, goal: 'survey', version: 'a', form: '' } as const;
      return withEntry(begun(before, fact.data, stream), entry);
    }
    case 'SampleEntriesRecorded': {
      const { projectId, runs, entries } = fact.data;
      const tallied = { projectId, from: 1, runs, dropped: {} };
      return entries.reduce(
        (intake, entry) => withEntry(intake, sampleEntryOf(entry, place.position)),
        withVisits(begun(before, fact.data, stream), tallied, place),
      );
    }
    case 'SignUpRepeated':
      return before && withForm(changed(before, fact.data, ({ repeats }) => ({ repeats: repeats + 1 })));
    case 'SignUpConfirmed':
      return changed(before, fact.data, () => ({ confirmedAt: place.at, confirmedPosition: place.position }));
    case 'EntryExcluded': {
      const { reason } = fact.data;
      return changed(before, fact.data, () => ({ excludedFor: reason }));
    }
    case 'EntryIncluded':
      return changed(before, fact.data, () => ({ excludedFor: null }));
    case 'NetworkExcluded': {
      const { network, reason } = fact.data;
      return before && { ...before, excludedNetworks: { ...before.excludedNetworks, [network]: reason } };
    }
    case 'NetworkIncluded': {
      const { [fact.data.network]: _, ...excludedNetworks } = before?.excludedNetworks ?? {};
      return before && { ...before, excludedNetworks };
    }
    case 'PersonNoted': {
      const { note = '' } = fact.data;
      return changed(before, fact.data, () => ({ note }));
    }
    case 'PersonErased':
      return changed(before, fact.data, ({ response }) => ({
        ...{ erased: true, email: '', answers: [], note: '' },
        ...(response && { response: { ...response, words: {} } }),
      }));
    default:
      return ignoreUnknown(fact, before);
  }
}

const blank = {
  consentHash: '',
  hasAnswers: false,
  email: '',
  answers: [],
  repeats: 0,
  confirmedAt: null,
  confirmedPosition: null,
  excludedFor: null,
  note: '',
  erased: false,
} as const;

/** It tells of weeks ago, and everybody has said that the address is theirs. */
function sampleEntryOf({ entryId: id, at, response, ...sent }: SampleEntry, position: number | null): IntakeEntry {
  const isAddressed = sent.email !== '';
  return {
    ...{ ...blank, ...sent, id, position, receivedAt: at, version: 'a', publishedVersion: 1 },
    hasAnswers: sent.answers.length > 0,
    ...(isAddressed && { confirmedAt: at, confirmedPosition: position }),
    ...(response && { response: { ...response, once: 'visitor', link: null, language: 'en-US' } }),
  };
}

const begun = (intake: Intake | undefined, { projectId }: { readonly projectId: string }, stream: string): Intake =>
  intake ?? { id: intakeIdOf(stream), projectId, visits: 0, runs: [], dropped: {}, entries: {} };

function withVisits(
  intake: Intake,
  { from, runs, dropped, sent }: IntakeFactOf<'VisitsTallied'>,
  { position, at }: { readonly position: number | null; readonly at: string },
): Intake {
  let next = from;
  const placed = runs.map((run): PlacedRun => {
    const first = next;
    next += run.n;
    return { ...run, from: first, position };
  });
  return {
    ...{ ...intake, visits: next - 1, runs: [...intake.runs, ...placed], dropped: sumOf(intake.dropped, dropped) },
    ...(sent && { sent: [...(intake.sent ?? []), { ...sent, position, at }] }),
  };
}

function sumOf(before: Dropped, added: Dropped): Dropped {
  const sums = new Map(Object.entries(before));
  for (const [reason, n] of Object.entries(added)) sums.set(reason, (sums.get(reason) ?? 0) + n);
  return Object.fromEntries(sums);
}

const withEntry = (intake: Intake, entry: IntakeEntry): Intake => ({
  ...intake,
  entries: entriesWith(intake.entries, entry),
});

const withForm = (intake: Intake): Intake => ({ ...intake, forms: (intake.forms ?? 0) + 1 });

function changed<State extends Intake | undefined>(
  intake: State,
  { entryId }: { readonly entryId: string },
  change: (entry: IntakeEntry) => Partial<IntakeEntry>,
): Intake | State {
  const entry = intake && entryOf(intake.entries, entryId);
  return entry ? withEntry(intake, { ...entry, ...change(entry) }) : intake;
}
