import { describe, expect, test } from 'vitest';
import { type AnyStateMachine, createActor } from 'xstate';
import type { Interview } from '#domain/interview/interview.ts';
import type { CommandDraft } from '#domain/log/command-draft.ts';
import { Coverage, complete } from '../../tests/models/coverage.ts';
import { drivePath } from '../../tests/models/drive-path.ts';
import { type ModelEvent, pathsOf } from '../../tests/models/model.ts';
import { testPaths } from '../../tests/models/test-paths.ts';
import { editInterviewMachine } from './edit-interview.machine.ts';
import { emptyInterviewDraft, type InterviewDraft } from './interview-draft.ts';
import { interviewListMachine } from './interview-list.machine.ts';
import { logInterviewMachine } from './log-interview.machine.ts';
import { recordQuoteMachine } from './record-quote.machine.ts';

const projectId = '0198f0a0-0000-4000-8000-000000000001';
const interviewId = '0198f0a0-0000-4000-8000-000000000002';
const experimentId = '0198f0a0-0000-4000-8000-000000000003';
const defaults = { today: '2026-11-23', experimentId, decided: [] };
const filled: Partial<InterviewDraft> = { person: ' Ann ', lastTime: ' Paid 40. ', commitment: 'money', answer: 'yes' };
const interview: Interview = {
  id: interviewId,
  projectId,
  experimentId,
  person: 'Ann',
  on: '2026-11-20',
  lastTime: 'Paid 40.',
  commitment: 'money',
  answer: 'yes',
  quotes: {},
  quoteCount: 0,
  proposed: {},
  removed: false,
  erased: false,
  position: 7,
  recordedAt: '2026-11-20T10:00:00.000Z',
  loggedAt: '2026-11-20T10:00:00.000Z',
  changedAt: '2026-11-20T10:00:00.000Z',
};
const quote = { id: 'q1', text: 'I paid.', assumptionId: experimentId, mark: -1, order: 0 } as const;

type Issued = {
  readonly issued: CommandDraft[];
  /** Drafts that outlive a reload, in their order. */
  readonly kept: unknown[];
  readonly context: Readonly<Record<string, unknown>>;
};

/** Runs a machine through the events and returns the commands that it issues. */
function run(machine: AnyStateMachine, input: unknown, events: readonly ModelEvent[]): Issued & { value: unknown } {
  const issued: CommandDraft[] = [];
  const kept: unknown[] = [];
  const provided = machine.provide({
    actions: {
      issue: (_: unknown, { drafts }: { drafts: readonly CommandDraft[] }) => issued.push(...drafts),
      keep: (_: unknown, { draft }: { draft: unknown }) => kept.push(draft),
    } as never,
  });
  const actor = createActor(provided, { input }).start();
  for (const event of events) actor.send(event);
  const { context, value } = actor.getSnapshot();
  return { issued, kept, context, value };
}

describe('logging an interview', () => {
  const kept = { ...emptyInterviewDraft, person: 'Bo' };
  const events = [
    { type: 'log.asked' },
    { type: 'draft.changed', change: filled },
    { type: 'draft.changed', change: { person: '' } },
    { type: 'draft.submitted', interviewId, defaults },
    { type: 'log.left' },
    { type: 'experiment.judged', experimentId },
    { type: 'experiment.judged', experimentId: 'another' },
  ];
  const coverage = new Coverage(logInterviewMachine);
  for (const input of [
    { projectId, kept: null },
    { projectId, kept },
  ]) {
    const paths = pathsOf(logInterviewMachine, {
      input,
      events,
      key: ({ context: { draft, problems, logged, loggedFor } }) => [
        ...[draft.person, draft.answer, draft.experimentId, problems, logged, loggedFor],
      ],
    });
    test.each(paths)(`${input.kept ? 'kept' : 'fresh'}: $description`, async (path) => {
      await drivePath(logInterviewMachine, path, {
        coverage,
        input,
        // How often the focus is led to the first field only grows.
        view: ({ context: { beginnings: _, ...context } }) => context,
        invariants: {
          'open.editing': ({ context }) => expect(context.problems).toEqual({}),
          'open.rejected': ({ context }) => expect(context.logged).toEqual({ person: '' }),
          'open.decided': ({ context }) => expect(context.verdictOf).toBe(experimentId),
          closed: ({ context }) => expect(context.draft).toEqual(emptyInterviewDraft),
          '*': ({ context }) => expect(context.logged.person === '' || context.draft.person === '').toBe(true),
        },
      });
    });
  }

  test('every state and transition ran', () => {
    expect(coverage.missing()).toEqual(complete);
  });

  test('is not begun again by a reload once it was logged', () => {
    const { kept: drafts } = run(logInterviewMachine, { projectId, kept: null }, [
      { type: 'log.asked' },
      { type: 'draft.changed', change: filled },
      { type: 'draft.submitted', interviewId, defaults },
    ]);
    expect(drafts).toEqual([
      { ...emptyInterviewDraft, ...filled },
      { ...emptyInterviewDraft, experimentId },
    ]);
  });

  test('takes the running experiment and today, and starts anew', () => {
    const { issued, context } = run(
      logInterviewMachine,
      { projectId, kept: null },
      events.slice(0, 2).concat(events[3] ?? []),
    );
    expect({ issued, context }).toEqual({
      issued: [
        {
          type: 'LogInterview',
          stream: `interview-${interviewId}`,
          data: {
            projectId,
            experimentId,
            person: 'Ann',
            on: '2026-11-23',
            lastTime: 'Paid 40.',
            commitment: 'money',
            answer: 'yes',
          },
        },
      ],
      context: {
        projectId,
        isKept: false,
        draft: { ...emptyInterviewDraft, experimentId },
        problems: {},
        logged: { person: ' Ann ' },
        loggedFor: experimentId,
        verdictOf: null,
        beginnings: 2,
      },
    });
  });

  test('keeps the experiment that was chosen for the next one, also none', () => {
    const submitted = { type: 'draft.submitted', interviewId, defaults };
    const { issued, context } = run(logInterviewMachine, { projectId, kept: null }, [
      { type: 'log.asked' },
      { type: 'draft.changed', change: { ...filled, experimentId: '', on: '2026-11-01' } },
      submitted,
    ]);
    expect(issued).toMatchObject([{ data: { on: '2026-11-01' } }]);
    expect(issued[0]?.data).not.toHaveProperty('experimentId');
    expect(context['draft']).toEqual({ ...emptyInterviewDraft, experimentId: '' });
  });

  test.each<[Partial<InterviewDraft>, object]>([
    [{}, {}],
    [{ person: '  ' }, { person: 'missing' }],
    [{ person: 'x'.repeat(141) }, { person: 'too-long' }],
    [{ lastTime: 'x'.repeat(5001) }, { lastTime: 'too-long' }],
    [
      { commitment: null, answer: null },
      { commitment: 'missing', answer: 'missing' },
    ],
    [{ on: '' }, { on: 'no-date' }],
    [{ on: '2026-13-40' }, { on: 'no-date' }],
    [{ on: '0001-01-01' }, { on: 'no-date' }],
    [{ on: '2026-11-24' }, { on: 'in-future' }],
  ])('%j: says %j and loses nothing', (change, problems) => {
    const { issued, context } = run(logInterviewMachine, { projectId, kept: null }, [
      { type: 'log.asked' },
      { type: 'draft.changed', change: { ...filled, ...change } },
      { type: 'draft.submitted', interviewId, defaults },
    ]);
    const isFine = Object.keys(problems).length === 0;
    expect([issued.length, context['problems']]).toEqual([isFine ? 1 : 0, problems]);
    if (!isFine) expect(context['draft']).toEqual({ ...emptyInterviewDraft, ...filled, ...change });
  });

  test('an interview for a test that is decided is not logged until another test or none is chosen', () => {
    const another = '0198f0a0-0000-4000-8000-000000000004';
    const wanted = { today: '2026-11-23', experimentId: another, decided: [experimentId] };
    const submitted = { type: 'draft.submitted', interviewId, defaults: wanted };
    const begun = [{ type: 'log.asked' }, { type: 'draft.changed', change: { ...filled, experimentId } }, submitted];
    const logged = (chosen: string) => {
      const change = { type: 'draft.changed', change: { experimentId: chosen } };
      return run(logInterviewMachine, { projectId, kept: null }, [...begun, change, submitted]).issued.map(
        ({ data }) => (data as { experimentId?: string }).experimentId,
      );
    };
    const { issued, context } = run(logInterviewMachine, { projectId, kept: null }, begun);
    expect([issued, context['problems'], context['draft'], logged(another), logged('')]).toEqual([
      [],
      { experimentId: 'decided' },
      { ...emptyInterviewDraft, ...filled, experimentId },
      [another],
      [undefined],
    ]);
  });

  test('the verdict is shown to whoever logged the interview that decided, until the next one is asked for or logged', () => {
    const begun = [
      { type: 'log.asked' },
      { type: 'draft.changed', change: filled },
      { type: 'draft.submitted', interviewId, defaults },
    ];
    const judged = { type: 'experiment.judged', experimentId };
    const seen = (...events: readonly ModelEvent[]) => {
      const { value, context } = run(logInterviewMachine, { projectId, kept: null }, [...begun, ...events]);
      return [value, context['verdictOf']];
    };
    const next = { type: 'draft.changed', change: { ...filled, experimentId: '' } };
    expect([
      seen({ ...judged, experimentId: 'another' }),
      seen(judged),
      seen(judged, next),
      seen(judged, { type: 'log.asked' }),
      seen(judged, next, { type: 'draft.submitted', interviewId, defaults }),
      seen(judged, { type: 'log.asked' }, judged),
    ]).toEqual([
      [{ open: 'editing' }, null],
      [{ open: 'decided' }, experimentId],
      [{ open: 'decided' }, experimentId],
      [{ open: 'editing' }, null],
      [{ open: 'editing' }, null],
      [{ open: 'editing' }, null],
    ]);
  });

  test('what is mended is no longer called wrong', () => {
    const { context } = run(logInterviewMachine, { projectId, kept: null }, [
      { type: 'log.asked' },
      { type: 'draft.submitted', interviewId, defaults },
      { type: 'draft.changed', change: { person: 'Bo' } },
    ]);
    expect(context['problems']).toEqual({ commitment: 'missing', answer: 'missing' });
  });
});

describe('editing an interview', () => {
  const erased = { ...interview, person: '', lastTime: '', erased: true };
  const events = [
    { type: 'draft.changed', change: { person: 'Bo' } },
    { type: 'draft.changed', change: { person: '' } },
    { type: 'draft.submitted', today: '2026-11-23' },
    { type: 'edit.left' },
    { type: 'discard.confirmed' },
    { type: 'discard.cancelled' },
  ];
  const paths = pathsOf(editInterviewMachine, {
    input: { interview },
    events,
    key: ({ context: { draft, problems } }) => [draft.person, problems],
  });
  const coverage = new Coverage(editInterviewMachine);

  testPaths(paths, async (path) => {
    await drivePath(editInterviewMachine, path, {
      coverage,
      input: { interview },
      invariants: { confirmingDiscard: ({ context }) => expect(context.draft.person).not.toBe('Ann') },
    });
  });

  test('every state and transition ran', () => {
    expect(coverage.missing()).toEqual(complete);
  });

  test('issues what differs, and from which words the founder started', () => {
    const change = {
      person: 'Ann Lee',
      lastTime: 'Paid 45. ',
      answer: 'unclear',
      on: '2026-11-21',
      commitment: 'time',
    };
    expect(
      run(editInterviewMachine, { interview }, [
        { type: 'draft.changed', change },
        { type: 'draft.submitted', today: '2026-11-23' },
      ]).issued,
    ).toEqual([
      {
        type: 'EditInterview',
        stream: `interview-${interviewId}`,
        data: { ...change, lastTime: 'Paid 45.', base: { lastTime: 'Paid 40.' } },
      },
    ]);
  });

  test('asks no name of an erased person, and issues nothing where nothing differs', () => {
    const { issued, value } = run(editInterviewMachine, { interview: erased }, [
      { type: 'draft.submitted', today: '2026-11-23' },
    ]);
    expect([issued, value]).toEqual([[], 'saved']);
  });
});

describe('the list of interviews', () => {
  const id = interviewId;
  const events = [
    ...['edit.asked', 'transcript.asked', 'erasure.asked', 'interview.removed', 'interview.restored'].map((type) => ({
      type,
      id,
    })),
    ...['evidence.asked', 'quote.unmarked', 'quote.accepted', 'quote.dismissed'].map((type) => ({
      type,
      interviewId,
      quoteId: 'q1',
    })),
    { type: 'erasure.confirmed' },
    { type: 'overlay.closed' },
  ];
  const paths = pathsOf(interviewListMachine, { events });
  const coverage = new Coverage(interviewListMachine);

  testPaths(paths, async (path) => {
    await drivePath(interviewListMachine, path, {
      coverage,
      invariants: {
        listing: ({ context }) => expect(context).toEqual({ id: null, quoteId: null }),
        recording: ({ context }) => expect(context).toEqual({ id, quoteId: 'q1' }),
        confirmingErasure: ({ context }) => expect(context).toEqual({ id, quoteId: null }),
      },
    });
  });

  test('every state and transition ran', () => {
    expect(coverage.missing()).toEqual(complete);
  });

  test('erases a person only once that was confirmed', () => {
    const asked = { type: 'erasure.asked', id };
    expect(run(interviewListMachine, undefined, [asked, { type: 'overlay.closed' }]).issued).toEqual([]);
    expect(run(interviewListMachine, undefined, [asked, { type: 'erasure.confirmed' }]).issued).toEqual([
      { type: 'ErasePerson', stream: `interview-${id}`, data: {} },
    ]);
  });

  test('restores, and takes marks away', () => {
    const restored = { type: 'interview.restored', id };
    const unmarked = { type: 'quote.unmarked', interviewId, quoteId: 'q1' };
    expect(run(interviewListMachine, undefined, [restored, unmarked]).issued).toEqual([
      { type: 'RestoreInterview', stream: `interview-${id}`, data: {} },
      { type: 'UnmarkQuote', stream: `interview-${id}`, data: { quoteId: 'q1' } },
    ]);
  });
});

describe('recording a quote as evidence', () => {
  const input = { projectId, interviewId, quote, text: 'Paid for it' };
  const evidenceId = '0198f0a0-0000-4000-8000-000000000009';
  const confirmed = { type: 'record.confirmed', evidenceId };
  const paths = pathsOf(recordQuoteMachine, {
    input,
    events: [
      { type: 'count.chosen', saidBy: '3' },
      { type: 'text.changed', text: ' ' },
      { type: 'text.changed', text: 'x'.repeat(2001) },
      confirmed,
      { type: 'record.left' },
    ],
    key: ({ context: { saidBy, text, problem } }) => [saidBy, text.length, problem],
  });
  const coverage = new Coverage(recordQuoteMachine);

  testPaths(paths, async (path) => {
    await drivePath(recordQuoteMachine, path, {
      coverage,
      input,
      invariants: { recorded: ({ context }) => expect(context.problem).toBeNull() },
    });
  });

  test('every state and transition ran', () => {
    expect(coverage.missing()).toEqual(complete);
  });

  test.each([
    ['1', 0.5],
    ['2', 0.75],
    ['3', 1],
  ])('said by %s weighs %d', (saidBy, weight) => {
    expect(run(recordQuoteMachine, input, [{ type: 'count.chosen', saidBy }, confirmed]).issued).toEqual([
      {
        type: 'RecordEvidence',
        stream: `ledger-${projectId}`,
        data: {
          evidenceId,
          assumptionId: quote.assumptionId,
          direction: -1,
          rung: 'anecdote',
          weight,
          text: 'Paid for it',
          interviewId,
          quoteId: 'q1',
        },
      },
    ]);
  });
});
