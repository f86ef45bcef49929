import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import type { CommandDraft } from '#domain/log/command-draft.ts';
import { ledgerAfter, ledgerId, recorded, stated } from '../../tests/fixtures/a-ledger.ts';
import { Coverage, complete } from '../../tests/models/coverage.ts';
import { drivePath } from '../../tests/models/drive-path.ts';
import { pathsOf } from '../../tests/models/model.ts';
import { type MarkVerbatimsEvent, markKey, marksIn, markVerbatimsMachine, tallyOf } from './mark-verbatims.machine.ts';

const [projectId, assumptionId, other] = [ledgerId(1), ledgerId(11), ledgerId(12)];
const evidenceId = ledgerId(31);
const before = { id: ledgerId(30), direction: 1 } as const;
const marked: Extract<MarkVerbatimsEvent, { type: 'mark.pressed' }> = {
  ...{ type: 'mark.pressed', mark: -1, before: null, quoteId: 'q'.repeat(64), evidenceId },
  ...{ text: 'Survey answer', url: 'https://a.example/validate' },
};
const events: readonly MarkVerbatimsEvent[] = [
  { type: 'assumption.chosen', assumptionId: other },
  marked,
  { ...marked, mark: 1, before },
  { type: 'unmark.pressed', before },
  { type: 'unmark.pressed', before: null },
  { type: 'reader.left' },
];

describe('marking written answers', () => {
  const coverage = new Coverage(markVerbatimsMachine);
  const walks = [assumptionId, null].flatMap((id) => {
    const input = { projectId, assumptionId: id };
    const key = ({ context }: { context: { assumptionId: string | null; pressed: unknown } }) => [
      context.assumptionId,
      context.pressed,
    ];
    return pathsOf(markVerbatimsMachine, { input, events, key }).map((path) => ({ path, input }));
  });

  test.each(walks)('$input.assumptionId: $path.description', async ({ path, input }) => {
    await drivePath(markVerbatimsMachine, path, {
      coverage,
      input,
      invariants: {
        marking: ({ context }) => expect(context.assumptionId !== null || context.pressed === null).toBe(true),
      },
    });
  });

  test('every state and transition ran', () => {
    expect(coverage.missing()).toEqual(complete);
  });
});

function run(first: string | null, ...sent: readonly MarkVerbatimsEvent[]) {
  const issued: unknown[] = [];
  const machine = markVerbatimsMachine.provide({
    actions: { issue: (_, { drafts }) => issued.push(...drafts.map(({ type, data }: CommandDraft) => [type, data])) },
  });
  const actor = createActor(machine, { input: { projectId, assumptionId: first } }).start();
  for (const event of sent) actor.send(event);
  return issued;
}

const evidence = {
  ...{ evidenceId, assumptionId, direction: -1, rung: 'anecdote', weight: 0.5, quoteId: marked.quoteId },
  ...{ text: 'Survey answer', url: marked.url },
};

test('a mark is one customer’s anecdote for the chosen assumption, with nobody’s words', () => {
  expect(run(assumptionId, marked)).toEqual([['RecordEvidence', evidence]]);
  expect(run(assumptionId, { type: 'assumption.chosen', assumptionId: other }, marked)).toEqual([
    ['RecordEvidence', { ...evidence, assumptionId: other }],
  ]);
  expect(run(null, marked)).toEqual([]);
});

test('another mark withdraws the one before, the same changes nothing, and none withdraws it', () => {
  expect(run(assumptionId, { ...marked, before })).toEqual([
    ['WithdrawEvidence', { evidenceId: before.id, reason: 'Marked again' }],
    ['RecordEvidence', evidence],
  ]);
  expect(run(assumptionId, { ...marked, mark: 1, before })).toEqual([]);
  expect(run(assumptionId, { type: 'unmark.pressed', before })).toEqual([
    ['WithdrawEvidence', { evidenceId: before.id, reason: 'Mark removed' }],
  ]);
  expect(run(assumptionId, { type: 'unmark.pressed', before: null })).toEqual([]);
});

test('what is too long for a ledger is cut, or left out', () => {
  const [[, data] = []] = run(assumptionId, {
    ...marked,
    text: 'x'.repeat(3000),
    url: `https://${'x'.repeat(2000)}`,
  }) as [[string, { text: string }]];
  expect([data?.text.length, Object.hasOwn(data ?? {}, 'url')]).toEqual([2000, false]);
});

test('marks are read from what counts in a ledger, by sentence and assumption', () => {
  const ledger = ledgerAfter([
    stated(11, 'They pay'),
    recorded(31, 11, { quoteId: 'one', direction: -1 }),
    recorded(32, 11),
    recorded(33, 11, { quoteId: 'two' }),
    { type: 'EvidenceSuperseded', data: { evidenceId: ledgerId(33), reason: 'Mark removed' } },
  ]);
  const marks = marksIn(ledger);
  expect([...marks.keys()]).toEqual([markKey('one', ledgerId(11))]);
  expect(marks.get(markKey('one', ledgerId(11)))).toMatchObject({ id: ledgerId(31), direction: -1 });
});

test('marks are tallied for each question, by what they say, and none that was removed', () => {
  const ledger = ledgerAfter([
    ...[stated(11, 'They pay'), stated(12, 'They bake')],
    ...[recorded(31, 11, { quoteId: 'one', direction: -1 }), recorded(32, 12, { quoteId: 'one', direction: 1 })],
    ...[recorded(33, 11, { quoteId: 'two', direction: 0 }), recorded(34, 11, { quoteId: 'of another question' })],
    ...[recorded(35, 11), recorded(36, 11, { quoteId: 'two', direction: -1 })],
    recorded(37, 12, { quoteId: 'two', direction: -1 }),
    { type: 'EvidenceSuperseded', data: { evidenceId: ledgerId(36), reason: 'Mark removed' } },
  ]);
  expect([tallyOf(ledger, new Set(['one', 'two'])), tallyOf(ledger, new Set(['three']))]).toEqual([
    { for: 1, against: 2, neither: 1 },
    { for: 0, against: 0, neither: 0 },
  ]);
});
