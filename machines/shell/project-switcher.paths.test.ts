import { describe, expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { Coverage, complete } from '../../tests/models/coverage.ts';
import { drivePath } from '../../tests/models/drive-path.ts';
import { done, failed, pathsOf } from '../../tests/models/model.ts';
import { projectSwitcherMachine } from './project-switcher.machine.ts';

const input = { lastId: null };
const events = [
  { type: 'switcher.toggled' },
  { type: 'switcher.closed' },
  { type: 'query.changed', text: 'bees' },
  { type: 'project.visited', id: 'p' },
  { type: 'project.chosen', id: 'q' },
  { type: 'allIdeas.chosen' },
  { type: 'connection.regained' },
  done('recall', 'r'),
  done('recall', null),
  failed('recall', new Error('no answer')),
  done('tell'),
  failed('tell', new Error('no answer')),
];

const walks = [{ lastId: null }, { lastId: 'p' }].flatMap((input) =>
  pathsOf(projectSwitcherMachine, { input, events, key: ({ context }) => context }).map((path) => ({
    input,
    path,
    description: `from ${input.lastId}: ${path.description}`,
  })),
);

describe(`the switcher, along ${walks.length} generated paths`, () => {
  const coverage = new Coverage(projectSwitcherMachine);

  test.each(walks)('$description', async ({ input, path }) => {
    await drivePath(projectSwitcherMachine, path, {
      coverage,
      input,
      invariants: {
        'current.recalling': ({ context }, run) => expect([context.lastId, run.running('recall')]).toEqual([null, 1]),
        'current.telling': ({ context }, run) =>
          expect([context.lastId !== null, run.running('tell')]).toEqual([true, 1]),
        'current.untold': ({ context }, run) =>
          expect([context.lastId !== null, run.running('tell')]).toEqual([true, 0]),
        'current.settled': (_, run) => expect([run.running('recall'), run.running('tell')]).toEqual([0, 0]),
      },
    });
  });

  test('every state and transition ran', () => {
    expect(coverage.missing()).toEqual(complete);
  });
});

test('what this device remembers needs no answer from the account', () => {
  const switcher = createActor(projectSwitcherMachine, { input: { lastId: 'p' } }).start();
  expect(switcher.getSnapshot().value).toEqual({ current: 'settled', menu: 'closed' });
});

test('the account is told what was chosen last, and is asked only by a device that remembers nothing', async () => {
  const said: string[] = [];
  const machine = projectSwitcherMachine.provide({
    actors: {
      recall: fromPromise<string | null>(async () => 'p'),
      tell: fromPromise<void, { readonly id: string }>(async ({ input: { id } }) => void said.push(`told ${id}`)),
    },
    actions: { store: (_, { id }) => said.push(`kept ${id}`) },
  });
  const switcher = createActor(machine, { input }).start();
  await waitFor(switcher, (snapshot) => snapshot.matches({ current: 'settled' }));
  switcher.send({ type: 'project.visited', id: 'q' });
  switcher.send({ type: 'project.visited', id: 'r' });
  await waitFor(switcher, (snapshot) => snapshot.matches({ current: 'settled' }));
  expect([switcher.getSnapshot().context.lastId, said]).toEqual([
    'r',
    ['kept p', 'kept q', 'told q', 'kept r', 'told r'],
  ]);
});

test('a project is kept and led to when it is chosen, kept only when it is visited, and once', () => {
  const done: string[] = [];
  const machine = projectSwitcherMachine.provide({
    actions: {
      store: (_, { id }) => done.push(`kept ${id}`),
      lead: (_, { id }) => done.push(`led to ${id}`),
      leadToAll: () => done.push('led to all'),
    },
  });
  const switcher = createActor(machine, { input }).start();
  switcher.send({ type: 'project.visited', id: 'p' });
  switcher.send({ type: 'project.visited', id: 'p' });
  switcher.send({ type: 'switcher.toggled' });
  switcher.send({ type: 'query.changed', text: 'be' });
  switcher.send({ type: 'project.chosen', id: 'q' });
  switcher.send({ type: 'switcher.toggled' });
  expect(switcher.getSnapshot().context).toEqual({ lastId: 'q', query: '' });
  switcher.send({ type: 'allIdeas.chosen' });
  expect(done).toEqual(['kept p', 'kept q', 'led to q', 'led to all']);
});
