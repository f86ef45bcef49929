import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import type { DecisionMade } from '#domain/ledger/ledger.ts';
import type { OngoingPart } from '#domain/ledger/ongoing.ts';
import { Coverage, complete } from '../../tests/models/coverage.ts';
import { drivePath } from '../../tests/models/drive-path.ts';
import { pathsOf } from '../../tests/models/model.ts';
import { testPaths } from '../../tests/models/test-paths.ts';
import { type DecideEvent, decideMachine, type SubmittedDecision } from './decide.machine.ts';

const page: OngoingPart = { kind: 'page', id: 'page', artefactId: null, assumptionId: null };
const byPage: OngoingPart = { kind: 'experiment', id: 'test', artefactId: 'page', assumptionId: 'pays' };
const input = { version: 4, pitch: 'Bread', ongoing: [page] };
const made = (id: string, position: number | null = null) => ({ id, place: { position } }) as DecisionMade;
const pivot = {
  type: 'decision.changed',
  change: { kind: 'pivot', title: 'Bread by post', reason: 'Nobody pays' },
} as const;
const submitted = { type: 'decision.submitted', decisionId: 'd1' } as const;
const seen = { type: 'news.seen', version: 6 } as const;
const resumed = { type: 'decision.resumed', version: 7, pitch: 'Bread by post' } as const;
const rejected = (reason: string) => ({ type: 'decision.rejected', reason }) as const;
/** Event sequences with news in between, and the shown state of a decision. */
const walked: readonly (readonly DecideEvent[])[] = [
  [
    { type: 'decision.changed', change: { kind: 'kill' } },
    pivot,
    { type: 'ongoing.chosen', id: 'page', goesOn: true },
    { type: 'ongoing.changed', ongoing: [page, byPage] },
    { type: 'ledger.changed', version: 5, evidenceVersion: 4 },
    { type: 'ledger.changed', version: 6, evidenceVersion: 6 },
    ...[seen, submitted, rejected('ongoing-changed'), rejected('ledger-moved'), rejected('workspace-full'), resumed],
  ],
  [
    ...[pivot, submitted, rejected('ledger-moved'), rejected('workspace-full'), seen, resumed],
    { type: 'decisions.changed', decisions: [made('d0', 3), made('d1')] },
    { type: 'decisions.changed', decisions: [made('d0', 3)] },
  ],
];
const paths = walked.flatMap((events) =>
  pathsOf(decideMachine, {
    input,
    events,
    key: ({ context: { wordings: _, ongoing, chosen, made: kept, ...context } }) => ({
      ...{ ...context, ongoing: ongoing.length, chosen: Object.keys(chosen), made: kept !== null },
    }),
  }),
);

describe(`deciding, along ${paths.length} generated paths`, () => {
  const coverage = new Coverage(decideMachine);

  testPaths(paths, async (path) => {
    await drivePath(decideMachine, path, {
      coverage,
      input,
      invariants: {
        deciding: ({ context }) => {
          expect(context.seenVersion).toBeGreaterThanOrEqual(4);
          expect(context.news).toBeNull();
        },
        overtaken: ({ context }) => {
          expect(context.news).not.toBeNull();
          expect(context.rejection).toBeNull();
        },
        // Nothing is given up without a word of what would change the founder's mind.
        decided: ({ context: { kind, reason, rejection, made: kept } }) => {
          expect([kind, reason, rejection]).toEqual(['pivot', 'Nobody pays', null]);
          expect([null, made('d1')]).toContainEqual(kept);
        },
      },
    });
  });

  test('every state and transition ran', () => {
    expect(coverage.missing()).toEqual(complete);
  });
});

/** Returns the decisions that are recorded after some events. */
function recorded(...events: readonly Parameters<ReturnType<typeof open>['send']>[0][]): readonly SubmittedDecision[] {
  const decisions: SubmittedDecision[] = [];
  const actor = open(decisions);
  for (const event of events) actor.send(event);
  return decisions;
}
const open = (decisions: SubmittedDecision[]) =>
  createActor(decideMachine.provide({ actions: { record: (_, decision) => void decisions.push(decision) } }), {
    input,
  }).start();

test('A decision waits for the whole of a day that was begun, if it asks for one', () => {
  const begun = { reason: 'Nobody pays', reversedBy: 'A law', askAgainOn: undefined };
  const decided = (kind: 'kill' | 'pause' | 'persevere', askAgainOn?: string) =>
    recorded(
      { type: 'decision.changed', change: { ...begun, kind } },
      ...(askAgainOn === undefined ? [] : [{ type: 'decision.changed', change: { askAgainOn } } as const]),
      submitted,
    ).map((decision) => decision.askAgainOn);
  expect([decided('kill'), decided('pause'), decided('pause', ''), decided('kill', '2126-12-01')]).toEqual([
    ...[[], [], [''], ['2126-12-01']],
  ]);
  expect(decided('persevere')).toHaveLength(1);
});

test('A pivot keeps the pitch until it is changed, and says what the founder saw and wants to go on', () => {
  const fields = { ...pivot.change, reversedBy: '', askAgainOn: '', wordings: {} };
  const chosen = { type: 'ongoing.chosen', id: 'page', goesOn: true } as const;
  expect([
    ...recorded(pivot, { type: 'decision.submitted', decisionId: 'd1' }),
    ...recorded(pivot, { type: 'decision.changed', change: { pitch: 'Post' } }, chosen, {
      type: 'decision.submitted',
      decisionId: 'd1',
    }),
  ]).toEqual([
    { ...fields, decisionId: 'd1', pitch: 'Bread', seenVersion: 4, ongoing: [page], chosen: {} },
    { ...fields, decisionId: 'd1', pitch: 'Post', seenVersion: 4, ongoing: [page], chosen: { page: true } },
  ]);
});

test('A test that began meanwhile is shown before a pivot is decided, and ends unless it is chosen', () => {
  const began = { type: 'ongoing.changed', ongoing: [page, byPage] } as const;
  const submitted = { type: 'decision.submitted', decisionId: 'd1' } as const;
  expect(recorded(pivot, began, submitted)).toEqual([]);
  expect(recorded(pivot, began, { type: 'news.seen', version: 5 }, submitted)).toMatchObject([
    { seenVersion: 5, ongoing: [page, byPage], chosen: {} },
  ]);
});

test('What has ended meanwhile, and what begins beside another decision, needs no second look', () => {
  const submitted = { type: 'decision.submitted', decisionId: 'd1' } as const;
  expect([
    ...recorded(pivot, { type: 'ongoing.changed', ongoing: [] }, submitted),
    ...recorded(
      { type: 'decision.changed', change: { kind: 'persevere', reason: 'It works' } },
      { type: 'ongoing.changed', ongoing: [page, byPage] },
      submitted,
    ),
  ]).toMatchObject([{ ongoing: [] }, { kind: 'persevere', ongoing: [page, byPage] }]);
});

test('A decision is shown until the server has answered, also while the ledger lacks it, and another one never in its place', () => {
  const shown: (DecisionMade | null)[] = [];
  const actor = open([]);
  const send = (...events: readonly Parameters<typeof actor.send>[0][]) => {
    for (const event of events) actor.send(event);
    shown.push(actor.getSnapshot().context.made);
  };
  const changed = (...decisions: readonly DecisionMade[]) => ({ type: 'decisions.changed', decisions }) as const;
  send(pivot, { type: 'decision.submitted', decisionId: 'd1' });
  send(changed(made('d0', 3), made('d1')));
  send(changed(made('d0', 3)));
  send(changed(made('d0', 3), made('d1', 8)));
  send({ type: 'decision.resumed', version: 9, pitch: '' }, changed(made('d1', 8)));
  send(pivot, { type: 'decision.submitted', decisionId: 'd2' }, changed(made('d1', 8)));
  expect(shown).toEqual([null, made('d1'), made('d1'), made('d1', 8), null, null]);
});

test('A decision without a reason in the founder’s own words is not recorded, and says what it lacks', () => {
  const decisions: SubmittedDecision[] = [];
  const actor = open(decisions);
  const { reason } = actor.getSnapshot().context;
  for (const event of [{ type: 'decision.changed', change: { kind: 'persevere' } }, submitted] as const)
    actor.send(event);
  const { value, context } = actor.getSnapshot();
  expect([reason, value, context.reason, context.missing, decisions]).toEqual(['', 'deciding', '', 'reason', []]);
});

test('Another decision begins empty, on what is known by then', () => {
  const decisions: SubmittedDecision[] = [];
  const actor = open(decisions);
  for (const event of [pivot, { type: 'decision.submitted', decisionId: 'd1' }] as const) actor.send(event);
  actor.send({ type: 'decision.resumed', version: 9, pitch: 'Rolls' });
  const { kind, reason, title, pitch, seenVersion, chosen } = actor.getSnapshot().context;
  expect([kind, reason, title, pitch, seenVersion, chosen]).toEqual([null, '', '', 'Rolls', 9, {}]);
});

test('What begins or ends after a decision is known to the next one', () => {
  const submitted = { type: 'decision.submitted', decisionId: 'd1' } as const;
  const changed = { type: 'ongoing.changed', ongoing: [page, byPage] } as const;
  const rejected = { type: 'decision.rejected', reason: 'ongoing-changed' } as const;
  const seen = { type: 'news.seen', version: 6 } as const;
  const told = recorded(pivot, submitted, changed, rejected, seen, { ...submitted, decisionId: 'd2' });
  expect(told.map(({ ongoing }) => ongoing)).toEqual([[page], [page, byPage]]);
  const actor = open([]);
  for (const event of [pivot, submitted, { ...changed, ongoing: [] }] as const) actor.send(event);
  actor.send({ type: 'decision.resumed', version: 9, pitch: 'Rolls' });
  expect(actor.getSnapshot().context.ongoing).toEqual([]);
});

test('What the server rejects is written still, and is decided again once the founder has looked', () => {
  const rejected = { type: 'decision.rejected', reason: 'ongoing-changed' } as const;
  const submitted = { type: 'decision.submitted', decisionId: 'd1' } as const;
  const seen = { type: 'news.seen', version: 6 } as const;
  const again = { type: 'decision.submitted', decisionId: 'd2' } as const;
  const told = recorded(pivot, submitted, rejected, again, seen, again);
  expect(told.map(({ decisionId, title, seenVersion }) => [decisionId, title, seenVersion])).toEqual([
    ['d1', 'Bread by post', 4],
    ['d2', 'Bread by post', 6],
  ]);
});

test('A rejection that no second look removes is shown for what it is, and the decision can be sent again at once', () => {
  const submitted = { type: 'decision.submitted', decisionId: 'd1' } as const;
  const shown = (reason: string) => {
    const actor = open([]);
    for (const event of [pivot, submitted, { type: 'decision.rejected', reason }] as const) actor.send(event);
    const { value, context } = actor.getSnapshot();
    return [value, context.news, context.rejection, context.title];
  };
  expect(['ledger-moved', 'ongoing-changed', 'too-many', 'workspace-full'].map(shown)).toEqual([
    ['overtaken', 'evidence', null, 'Bread by post'],
    ['overtaken', 'ongoing', null, 'Bread by post'],
    ['deciding', null, 'too-many', 'Bread by post'],
    ['deciding', null, 'workspace-full', 'Bread by post'],
  ]);
  const again = { type: 'decision.submitted', decisionId: 'd2' } as const;
  const told = recorded(pivot, submitted, { type: 'decision.rejected', reason: 'workspace-full' }, again);
  expect(told.map(({ decisionId }) => decisionId)).toEqual(['d1', 'd2']);
});

test('A decision that is sent again is shown as itself once the ledger has it, and never as the rejected one', () => {
  const actor = open([]);
  const shown: (DecisionMade | null)[] = [];
  const changed = (...decisions: readonly DecisionMade[]) => ({ type: 'decisions.changed', decisions }) as const;
  for (const event of [
    pivot,
    submitted,
    changed(made('d1')),
    rejected('workspace-full'),
    { ...submitted, decisionId: 'd2' },
    changed(made('d0', 3)),
    changed(made('d0', 3), made('d2')),
  ] as const) {
    actor.send(event);
    shown.push(actor.getSnapshot().context.made);
  }
  expect(shown.slice(2)).toEqual([made('d1'), made('d1'), null, null, made('d2')]);
});
