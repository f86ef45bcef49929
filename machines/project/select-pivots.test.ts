import { expect, test } from 'vitest';
import { type CommandDraft, ideaDraft, ledgerDraft, projectDraft } from '#domain/log/command-draft.ts';
import { replicatedWorkspace } from '../../tests/fixtures/sync/replicated-workspace.ts';
import { pivotsOf } from './select-pivots.ts';

const id = (n: number) => `aaaaaaaa-0000-4000-8000-${String(n).padStart(12, '0')}`;
const [turnup, shelf, rolls] = [id(1), id(2), id(3)];
const projectOf = (idea: string) => idea.replace('aaaaaaaa', 'bbbbbbbb');

/** A workspace in which ideas are captured and explored. Drafts that are not sent wait for the server. */
function open() {
  const { workspace, send, wait } = replicatedWorkspace();
  const told = () =>
    Object.fromEntries(
      Object.entries(pivotsOf(workspace).get()).map(([of, { from, into }]) => [
        of,
        [from && [from.title, from.reason, from.isThere], into && [into.title, into.reason, into.isThere]],
      ]),
    );
  return { send, wait, told, workspace };
}

const explored = (idea: string, title: string): readonly CommandDraft[] => [
  ideaDraft('CaptureIdea', idea, { title }),
  projectDraft('StartProject', projectOf(idea), { ideaId: idea, canvasId: id(90) }),
];
const pivot = (n: number, from: string, to: string, title: string, reason: string): CommandDraft =>
  ledgerDraft('RecordDecision', projectOf(from), {
    ...{ decisionId: id(n), kind: 'pivot', reason, reversedBy: '', seenVersion: 0 },
    successor: { ideaId: to, projectId: projectOf(to), canvasId: id(91), title },
  });

test('An idea that no pivot led to or away from has none', () => {
  const { send, told } = open();
  send(...explored(turnup, 'Turnup'));
  expect(told()).toEqual({});
});

test('Both ends of a pivot know each other as they are called now, and the last pivot is what became of an idea', () => {
  const { send, told } = open();
  send(...explored(turnup, 'Turnup'), pivot(70, turnup, shelf, 'Shelf', 'Too rare'), ...explored(shelf, 'Shelf 2'));
  expect(told()).toEqual({
    [turnup]: [undefined, ['Shelf 2', 'Too rare', true]],
    [shelf]: [['Turnup', 'Too rare', true], undefined],
  });
  send(pivot(71, turnup, rolls, 'Rolls', 'Again'), ...explored(rolls, 'Rolls'));
  expect(told()).toEqual({
    [turnup]: [undefined, ['Rolls', 'Again', true]],
    [shelf]: [['Turnup', 'Too rare', true], undefined],
    [rolls]: [['Turnup', 'Again', true], undefined],
  });
});

test('An idea that is not there yet is named as it was decided, and told once', () => {
  const { send, wait, told, workspace } = open();
  send(...explored(turnup, 'Turnup'));
  wait(pivot(70, turnup, shelf, 'Shelf', 'Too rare'));
  expect(told()[turnup]).toEqual([undefined, ['Shelf', 'Too rare', false]]);
  const before = pivotsOf(workspace).get();
  send(ideaDraft('DescribeIdea', turnup, { pitch: 'Reminders' }));
  expect(pivotsOf(workspace).get()).toBe(before);
});
