import { expect, test } from 'vitest';
import { type ChosenStatus, ideaStreamOf } from '#domain/idea/idea.ts';
import { type CommandDraft, ideaDraft, ledgerDraft, projectDraft } from '#domain/log/command-draft.ts';
import { replicatedWorkspace } from '../../tests/fixtures/sync/replicated-workspace.ts';
import { evidenceOf } from './select-evidence.ts';
import { ideaOf, ideasOf } from './select-ideas.ts';

const id = (n: number) => `aaaaaaaa-0000-4000-8000-${String(n).padStart(12, '0')}`;
const [idea, project, other] = [id(1), id(2), id(3)];

/** A workspace with an explored idea and another one. Drafts that are not sent wait for the server. */
function open() {
  const { workspace, send, wait } = replicatedWorkspace();
  send(
    ideaDraft('CaptureIdea', idea, { title: 'A' }),
    ideaDraft('CaptureIdea', other, { title: 'B' }),
    projectDraft('StartProject', project, { ideaId: idea, canvasId: id(4) }),
    state(5),
  );
  const statuses = () => [
    ideasOf(workspace)
      .get()
      .map(({ status }) => status),
    ideaOf(workspace, idea).get()?.status,
  ];
  return { send, wait, workspace, statuses };
}

const state = (n: number, critical = true): CommandDraft =>
  ledgerDraft('StateAssumption', project, {
    ...{ assumptionId: id(n), text: `Assumption ${n}`, lens: 'viability', importance: 3, critical },
  });
const say = (n: number, assumption: number, direction: 1 | -1): CommandDraft =>
  ledgerDraft('RecordEvidence', project, {
    ...{ evidenceId: id(n), assumptionId: id(assumption), direction, rung: 'anecdote', weight: 1, text: 'Said' },
  });
const decide = (n: number, kind: 'pivot' | 'persevere' | 'pause' | 'kill'): CommandDraft =>
  ledgerDraft('RecordDecision', project, {
    ...{ decisionId: id(n), kind, reason: 'So', reversedBy: 'More', seenVersion: 1 },
  });
const move = (status: ChosenStatus): CommandDraft => ideaDraft('MoveIdea', idea, { status });

test('an idea stands on its weakest critical assumption once there is evidence, and on nothing before', () => {
  const { send, workspace } = open();
  const stands = () =>
    [...evidenceOf(workspace).get()].map(([of, { score, assumption }]) => [of, score.toFixed(2), assumption.text]);
  expect(stands()).toEqual([]);
  send(state(6, false), say(20, 6, -1));
  expect(stands()).toEqual([]);
  send(say(21, 5, 1));
  expect(stands()).toEqual([[idea, '60.00', 'Assumption 5']]);
  send(state(7));
  expect(stands()).toEqual([[idea, '50.00', 'Assumption 7']]);
  send(ledgerDraft('RetireAssumption', project, { assumptionId: id(5) }));
  expect(stands()).toEqual([]);
  send(ledgerDraft('ReviveAssumption', project, { assumptionId: id(5) }));
  send(ledgerDraft('RetireAssumption', project, { assumptionId: id(7) }));
  const before = evidenceOf(workspace).get();
  send(ideaDraft('RenameIdea', other, { title: 'C' }));
  expect(evidenceOf(workspace).get()).toBe(before);
  send(ledgerDraft('WithdrawEvidence', project, { evidenceId: id(21), reason: 'Wrong' }));
  expect(stands()).toEqual([]);
  send(say(22, 5, 1), projectDraft('RemoveProject', project, {}));
  expect(stands()).toEqual([]);
});

test.each([
  ['pause', 'paused'],
  ['kill', 'killed'],
  ['pivot', 'pivoted'],
  ['persevere', 'exploring'],
] as const)('after a decision to %s the idea is %s', (kind, status) => {
  const { send, statuses } = open();
  send(move('exploring'), decide(30, kind));
  expect(statuses()).toEqual([[status, 'inbox'], status]);
});

test('an idea that was moved after a decision keeps that status, until another decision', () => {
  const { send, wait, statuses } = open();
  send(decide(30, 'pause'), move('testing'));
  expect(statuses()).toEqual([['testing', 'inbox'], 'testing']);
  wait(decide(31, 'kill'));
  expect(statuses()).toEqual([['killed', 'inbox'], 'killed']);
  wait(move('building'));
  expect(statuses()).toEqual([['building', 'inbox'], 'building']);
});

test('an idea that no fact has changed is the same object', () => {
  const { send, workspace } = open();
  const both = ideasOf(workspace).get();
  send(decide(30, 'pause'));
  const [first, second] = ideasOf(workspace).get();
  expect([first === both[0], second === both[1]]).toEqual([false, true]);
  expect(ideaOf(workspace, idea).get()).toBe(first);
  send(ideaDraft('RenameIdea', other, { title: 'C' }));
  expect(ideasOf(workspace).get()[0]).toBe(first);
  expect(ideaStreamOf(idea)).toBe(`idea-${first?.id}`);
});
