import fc from 'fast-check';
import type { Experiment } from '#domain/experiment/experiment.ts';
import type { Intake } from '#domain/intake/intake.ts';
import { intakeStream } from '#domain/intake/intake-stream.ts';
import { pageFigures } from '#domain/intake/page-figures.ts';
import { entriesOfPage } from '#domain/judgement/page-entries.ts';
import { decideCommand } from '#domain/log/decide-command.ts';
import type { JsonObject } from '#domain/log/json.ts';
import { eachPart } from '#domain/log/parts.ts';
import type { PageGoal } from '#domain/page/page.ts';
import {
  counted,
  emptyBook,
  type Figures,
  figures,
  type Guestbook,
  type IntakeStep,
  type Rule,
  type Visitor,
  written,
} from './intake-model.ts';

const pageId = '01234567-89ab-4cde-8f01-000000000099';
const projectId = '01234567-89ab-4cde-8f01-000000000000';
const stream = `intake-${pageId}`;
const idOf = (n: number): string => `0${n % 3}234567-89ab-4cde-8f01-${String(n).padStart(12, '0')}`;
const start = Date.UTC(2026, 2, 1, 23);
const timeOf = (minute: number): string => new Date(start + minute * 60_000).toISOString();
const dayOf = (minute: number): string => timeOf(minute).slice(0, 10);

const network = fc.constantFrom('0000000a', '0000000b');
const origin = fc.option(fc.record({ network, address: fc.constantFrom('00000001', '00000002') }), {
  nil: null,
  freq: 4,
});
const visitor = origin.map((from) => ({
  network: from?.network ?? null,
  address: from && `${from.network}.${from.address}`,
}));
/** Visits of one version, source and kind of origin: either all have an origin, or none has. */
const run = fc
  .record({
    version: fc.constantFrom('a', 'b'),
    source: fc.constantFrom('direct', 'news'),
    all: fc.array(visitor, { minLength: 1, maxLength: 4 }),
  })
  .map(({ version, source, all }) => {
    const isKept = all.every(({ network: of }) => of !== null);
    return all.map((each) => ({ version, source, ...(isKept ? each : { network: null, address: null }) }));
  });
const id = fc.nat(7).map(idOf);
const ordinal = fc.option(fc.integer({ min: 1, max: 12 }), { nil: null, freq: 5 });
const email = fc.constantFrom('ada@example.org', ' Ada@Example.org ', 'bo@example.org', 'cy@example.org');
const reason = fc.constantFrom('A friend', ' A bot ', ' ');

const step: fc.Arbitrary<IntakeStep> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('count' as const),
      runs: fc.array(run, { minLength: 1, maxLength: 2 }),
      lasts: fc.constantFrom(0, 5, 10),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('sign up' as const),
      id,
      goal: fc.constantFrom('sign-up', 'pre-order'),
      ordinal,
      email,
      hasAnswers: fc.boolean(),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('choose' as const), id, ordinal, form: fc.constantFrom('f', 'g') }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('confirm' as const), id }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constantFrom('include' as const, 'erase' as const, 'erase' as const, 'forget' as const),
      id,
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('exclude' as const), id, reason }) },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('note' as const), id, note: fc.constantFrom('Asked twice', ' ') }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('exclude network' as const), network, reason }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('include network' as const), network }) },
);
/** Each after so many minutes. */
export const visits = fc.array(fc.tuple(fc.constantFrom(0, 5, 10, 20), step), {
  minLength: 1,
  maxLength: 40,
  size: 'max',
});

export const rules: fc.Arbitrary<Rule> = fc.record({
  goal: fc.constantFrom('sign-up', 'pre-order', 'fake-door', 'qualified-sign-up'),
  n: fc.constantFrom(3, 8, 20),
  startedAt: fc.constantFrom(0, 0, 40),
  endsAt: fc.constantFrom(null, null, 200),
  windowMinutes: fc.constantFrom(0, 60),
  counts: fc.constantFrom('received', 'confirmed'),
  networks: fc.constantFrom('one', 'shared', null),
  closed: fc.option(fc.record({ at: fc.integer({ min: 50, max: 300 }), position: fc.integer({ min: 1, max: 30 }) }), {
    nil: null,
    freq: 3,
  }),
});

/** Where the model and the product part: undefined if they agree to the end. */
export function difference(all: readonly (readonly [number, IntakeStep])[], rule: Rule): unknown {
  let book: Guestbook = emptyBook;
  let intake: Intake | undefined;
  let [now, position] = [0, 1];
  for (const [later, each] of all) {
    now += later;
    const outcome =
      intake || ['count', 'sign up', 'choose'].includes(each.do) ? written(book, each, now, position) : 'not-found';
    const [type, data, by] = messageOf(each, now);
    const command = { id: 'c', type, stream, data, at: timeOf(0) };
    const decision = decideCommand(intake, command, by);
    const said = decision.kind === 'rejected' ? decision.reason : undefined;
    if (said !== (typeof outcome === 'string' ? outcome : undefined)) return { each, said, outcome };
    if (decision.kind === 'rejected' || typeof outcome === 'string') continue;
    book = outcome;
    for (const fact of decision.facts)
      intake = intakeStream.evolve(
        intake,
        { ...fact, at: timeOf(0), recordedAt: timeOf(now), position: position++ },
        stream,
      ) as Intake;
    const told = differs(book, intake, rule, now);
    if (told) return { each, ...told };
  }
  return undefined;
}

function differs(book: Guestbook, intake: Intake | undefined, rule: Rule, now: number): object | undefined {
  if (!intake) return undefined;
  const kept = [...eachPart(intake.entries)].map(({ id: of, repeats, note, email: to, excludedFor, erased }) => [
    of,
    repeats,
    note,
    to,
    excludedFor,
    erased,
  ]);
  const wantedKept = book.sendings.map((each) => [
    each.id,
    each.repeats,
    each.note,
    each.email,
    each.excludedFor,
    each.isErased,
  ]);
  if (!isSame(kept.sort(byFirst), wantedKept.sort(byFirst))) return { kept, wantedKept };
  for (const goal of ['sign-up', 'pre-order', 'fake-door'] as const satisfies readonly PageGoal[]) {
    const shown = inOrder(pageFigures(intake, goal));
    const wanted = inOrder(figures(book, goal, dayOf));
    if (!isSame(shown, wanted)) return { goal, shown, wanted };
    if (shown.converted > shown.visitors) return { goal, shown };
  }
  for (const at of [now, now + 30, now + 61]) {
    const entries = entriesOfPage(experimentOf(rule), intake, timeOf(at)).map(({ isYes }) => isYes);
    const wanted = counted(book, rule, at);
    if (!isSame(entries, wanted)) return { at, entries, wanted };
  }
  return undefined;
}

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
const byFirst = (a: readonly unknown[], b: readonly unknown[]): number => (String(a[0]) < String(b[0]) ? -1 : 1);
const byName = (a: { readonly name: string }, b: { readonly name: string }): number => (a.name < b.name ? -1 : 1);
const inOrder = ({ versions, sources, days, ...sums }: Figures): Figures => ({
  ...sums,
  versions: versions.toSorted(byName),
  sources: sources.toSorted(byName),
  days: days.toSorted(byName),
});

const experimentOf = ({ goal, n, startedAt, endsAt, windowMinutes, counts, networks, closed }: Rule) =>
  ({
    method: 'page',
    artefact: { kind: 'page', id: pageId, goal },
    lock: {
      ...{ criterion: 0.1, n, ahead: 5, behind: 4, formula: 'corridor-1', position: 0, windowMinutes, counts },
      ...{ startedAt: timeOf(startedAt), endsAt: endsAt === null ? null : timeOf(endsAt) },
      ...(networks !== null && { networkRule: networks }),
    },
    closed: closed && { for: 'crossed', at: timeOf(closed.at), position: closed.position },
  }) as unknown as Experiment;

const seen = { projectId, version: 'a', publishedVersion: 1, source: 'direct' } as const;

function messageOf(
  step: IntakeStep,
  now: number,
): readonly [type: string, data: JsonObject, by: 'founder' | 'public' | 'system'] {
  switch (step.do) {
    case 'count': {
      const [since, until] = [timeOf(now), timeOf(now + step.lasts)];
      return [
        'TallyVisits',
        { projectId, runs: step.runs.map((each) => ({ ...runOf(each), since, until })), dropped: {} },
        'system',
      ];
    }
    case 'sign up': {
      const { do: _, id: entryId, ...sent } = step;
      const rest = { consentHash: 'a'.repeat(64), answers: sent.hasAnswers ? ['Yes'] : [], form: 'f' };
      return ['ReceiveSignUp', { ...seen, ...sent, ...rest, entryId }, 'public'];
    }
    case 'choose':
      return ['ChooseFakeDoor', { ...seen, entryId: step.id, ordinal: step.ordinal, form: step.form }, 'public'];
    case 'confirm':
      return ['ConfirmSignUp', { entryId: step.id }, 'public'];
    case 'include':
      return ['IncludeEntry', { entryId: step.id }, 'founder'];
    case 'erase':
      return ['ErasePerson', { entryId: step.id }, 'founder'];
    case 'forget':
      return ['ForgetPerson', { entryId: step.id }, 'system'];
    case 'exclude':
      return ['ExcludeEntry', { entryId: step.id, reason: step.reason }, 'founder'];
    case 'note':
      return ['NotePerson', { entryId: step.id, note: step.note }, 'founder'];
    case 'exclude network':
      return ['ExcludeNetwork', { network: step.network, reason: step.reason }, 'founder'];
    case 'include network':
      return ['IncludeNetwork', { network: step.network }, 'founder'];
  }
}

function runOf(all: readonly Omit<Visitor, 'position' | 'since' | 'until'>[]): JsonObject {
  const origins = all.flatMap(({ address }) => address ?? []);
  const [first] = all;
  return {
    version: first?.version ?? 'a',
    source: first?.source ?? '',
    n: all.length,
    ...(origins.length > 0 && { origins }),
  };
}
