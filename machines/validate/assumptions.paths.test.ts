import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import type { Assumption } from '#domain/ledger/ledger.ts';
import type { CommandDraft } from '#domain/log/command-draft.ts';
import { aLedger } from '../../tests/fixtures/a-ledger.ts';
import { Coverage, complete } from '../../tests/models/coverage.ts';
import { drivePath } from '../../tests/models/drive-path.ts';
import { pathsOf } from '../../tests/models/model.ts';
import { testPaths } from '../../tests/models/test-paths.ts';
import { type AssumptionDone, type AssumptionsEvent, assumptionsMachine } from './assumptions.machine.ts';

const { projectId, assumptions } = aLedger();
const [open, , retired] = assumptions as [Assumption, Assumption, Assumption];
const newId = '0198f0a0-0000-4000-8000-00000000abcd';
const paths = pathsOf(assumptionsMachine, {
  input: { projectId },
  events: [
    { type: 'assumption.opened', assumption: open },
    { type: 'rewording.asked', assumption: open },
    { type: 'succession.asked', assumption: open },
    { type: 'filing.asked', assumption: open },
    { type: 'filing.asked', assumption: retired },
    { type: 'evidence.asked', assumption: open },
    { type: 'evidence.left' },
    { type: 'assumption.weighed', assumption: open, importance: 5 },
    { type: 'text.changed', text: ' ' },
    { type: 'text.changed', text: 'Bakers pay by card' },
    { type: 'task.submitted', isFull: false, newId },
    { type: 'task.submitted', isFull: true, newId },
    { type: 'task.left' },
    { type: 'assumption.closed' },
  ],
  key: ({ context: { assumption, text, reason } }) => [assumption?.id, text, reason],
});

describe(`the assumptions, along ${paths.length} generated paths`, () => {
  const coverage = new Coverage(assumptionsMachine);

  testPaths(paths, async (path) => {
    await drivePath(assumptionsMachine, path, {
      coverage,
      input: { projectId },
      invariants: {
        listing: ({ context }) => expect(context).toEqual({ projectId, assumption: null, text: '', reason: null }),
        reading: ({ context }) => expect(context.assumption).not.toBeNull(),
        rewording: ({ context }) => expect(context.assumption).not.toBeNull(),
        filing: ({ context }) => expect(['ledger-full', null]).toContain(context.reason),
      },
    });
  });

  test('every state and transition ran', () => {
    expect(coverage.missing()).toEqual(complete);
  });
});

function run(...events: readonly AssumptionsEvent[]) {
  const issued: CommandDraft[] = [];
  const offered: AssumptionDone[] = [];
  const machine = assumptionsMachine.provide({
    actions: {
      issue: (_, { drafts }) => issued.push(...drafts),
      offerUndo: (_, done) => offered.push(done),
    },
  });
  const actor = createActor(machine, { input: { projectId } }).start();
  for (const event of events) actor.send(event);
  return { issued, offered, value: actor.getSnapshot().value, reason: actor.getSnapshot().context.reason };
}

const stream = `ledger-${projectId}`;
const submitted = { type: 'task.submitted', isFull: false, newId } as const;
const written = { type: 'text.changed', text: 'Bakers pay by card' } as const;
const assumptionId = open.id;
const revive = { type: 'ReviveAssumption', stream, data: { assumptionId } };

test('other words start from those that were there, and are taken back to them', () => {
  expect(run({ type: 'rewording.asked', assumption: open }, written, submitted)).toEqual({
    issued: [{ type: 'RewordAssumption', stream, data: { assumptionId, text: written.text, base: open.text } }],
    offered: [
      {
        what: 'reworded',
        text: written.text,
        drafts: [{ type: 'RewordAssumption', stream, data: { assumptionId, text: open.text, base: written.text } }],
      },
    ],
    value: 'listing',
    reason: null,
  });
});

test('a successor is like its predecessor, which retires in the same change', () => {
  const { lens, importance, critical } = open;
  expect(run({ type: 'succession.asked', assumption: open }, written, submitted)).toEqual({
    issued: [
      { type: 'RetireAssumption', stream, data: { assumptionId, reason: 'Replaced by its successor' } },
      {
        type: 'StateAssumption',
        stream,
        data: {
          assumptionId: newId,
          text: written.text,
          lens,
          importance,
          critical,
          successorOf: assumptionId,
        },
      },
    ],
    offered: [
      {
        what: 'succeeded',
        text: written.text,
        drafts: [{ type: 'RetireAssumption', stream, data: { assumptionId: newId } }, revive],
      },
    ],
    value: 'listing',
    reason: null,
  });
});

test('a successor in the same words is none', () => {
  expect(run({ type: 'succession.asked', assumption: open }, submitted)).toEqual({
    issued: [],
    offered: [],
    value: 'succeeding',
    reason: 'text-empty',
  });
});

test('what is live retires and what is retired is revived, each with its reason and a way back', () => {
  const why = { type: 'text.changed', text: 'Not now' } as const;
  const retiring = run({ type: 'filing.asked', assumption: open }, why, submitted);
  const reviving = run({ type: 'filing.asked', assumption: retired }, why, submitted);
  expect([retiring.issued, retiring.offered[0]?.drafts, reviving.issued, reviving.offered[0]?.drafts]).toEqual([
    [{ type: 'RetireAssumption', stream, data: { assumptionId, reason: 'Not now' } }],
    [revive],
    [{ type: 'ReviveAssumption', stream, data: { assumptionId: retired.id, reason: 'Not now' } }],
    [{ type: 'RetireAssumption', stream, data: { assumptionId: retired.id } }],
  ]);
});

test('a successor needs no room of its own, but what is revived does', () => {
  const submittedToFull = { ...submitted, isFull: true };
  expect([
    run({ type: 'succession.asked', assumption: open }, written, submittedToFull).issued.length,
    run({ type: 'filing.asked', assumption: retired }, submittedToFull),
  ]).toEqual([2, { issued: [], offered: [], value: 'filing', reason: 'ledger-full' }]);
});

test('what evidence cites keeps its words', () => {
  const cited = assumptions[1] as Assumption;
  expect(run({ type: 'rewording.asked', assumption: cited }, written, submitted)).toMatchObject({
    issued: [],
    value: 'rewording',
    reason: 'assumption-tested',
  });
});

test('weighing changes what is said and keeps the rest', () => {
  const { issued } = run(
    { type: 'assumption.weighed', assumption: open, importance: 5 },
    { type: 'assumption.weighed', assumption: open, critical: !open.critical },
  );
  expect(issued.map(({ data }) => data)).toEqual([
    { assumptionId, importance: 5, critical: open.critical },
    { assumptionId, importance: open.importance, critical: !open.critical },
  ]);
});
