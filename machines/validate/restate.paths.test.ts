import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { scoresOf } from '#domain/ledger/score.ts';
import { ledgerAfter, ledgerId, recorded, stated } from '../../tests/fixtures/a-ledger.ts';
import { Coverage, complete } from '../../tests/models/coverage.ts';
import { drivePath } from '../../tests/models/drive-path.ts';
import { pathsOf } from '../../tests/models/model.ts';
import { testPaths } from '../../tests/models/test-paths.ts';
import { type RestateEvent, restateMachine } from './restate.machine.ts';
import type { RefutedAssumption, Restated } from './restate-commands.ts';

const ledger = ledgerAfter([
  stated(11, 'Clinics pay', { critical: true, importance: 5 }),
  recorded(21, 11, { experimentId: ledgerId(81), judgement: 1, direction: -1, weight: 3 }),
]);
const [belief] = scoresOf(ledger).map((scored) => ({ ...scored, isRefuted: true, carriedTo: null }));
if (!belief) throw new Error('there is no assumption');
const draft: RefutedAssumption = { projectId: ledgerId(1), belief };
const id = belief.assumption.id;
const paths = pathsOf(restateMachine, {
  events: [
    { type: 'draft.changed', id, text: 'Shops pay' },
    { type: 'draft.changed', id, text: ' ' },
    { type: 'draft.submitted', draft, isFull: false },
    { type: 'draft.submitted', draft, isFull: true },
    { type: 'draft.left', draft, isFull: false },
    { type: 'draft.left', draft, isFull: true },
  ],
  key: ({ context: { texts, missing, done } }) => ({ texts, missing, done }),
});

describe(`restating, along ${paths.length} generated paths`, () => {
  const coverage = new Coverage(restateMachine);

  testPaths(paths, async (path) => {
    await drivePath(restateMachine, path, {
      coverage,
      invariants: { restating: ({ context: { done } }) => expect(done?.text ?? 'none').not.toBe('') },
    });
  });

  test('every state and transition ran', () => {
    expect(coverage.missing()).toEqual(complete);
  });
});

/** Returns the assumptions made of the draft after some events, and the screen's messages. */
function after(...events: readonly RestateEvent[]) {
  const made: Restated[] = [];
  const actor = createActor(
    restateMachine.provide({ actions: { restate: (_, restated) => void made.push(restated) } }),
  ).start();
  for (const event of events) actor.send(event);
  const { missing, done } = actor.getSnapshot().context;
  return { made: made.map(({ text, isLeft }) => [text, isLeft]), missing, done };
}

test('A draft is stated in the words of its field, and left behind in its own', () => {
  const changed = { type: 'draft.changed', id, text: ' Shops\n pay ' } as const;
  expect([
    after({ type: 'draft.submitted', draft, isFull: false }),
    after(changed, { type: 'draft.submitted', draft, isFull: false }),
    after(changed, { type: 'draft.left', draft, isFull: false }),
  ]).toEqual([
    { made: [['Clinics pay', false]], missing: null, done: { text: 'Clinics pay', isLeft: false } },
    { made: [['Shops pay', false]], missing: null, done: { text: 'Shops pay', isLeft: false } },
    { made: [['Clinics pay', true]], missing: null, done: { text: 'Clinics pay', isLeft: true } },
  ]);
});

test('Nothing is stated of an empty field, nor stated or left behind if the ledger is full', () => {
  expect([
    after({ type: 'draft.changed', id, text: ' ' }, { type: 'draft.submitted', draft, isFull: false }),
    after({ type: 'draft.submitted', draft, isFull: true }),
    after({ type: 'draft.left', draft, isFull: true }),
  ]).toEqual([
    { made: [], missing: { id, gap: 'text-empty' }, done: null },
    { made: [], missing: { id, gap: 'ledger-full' }, done: null },
    { made: [], missing: { id, gap: 'ledger-full' }, done: null },
  ]);
});
