import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { Coverage, complete } from '../tests/models/coverage.ts';
import { drivePath } from '../tests/models/drive-path.ts';
import { pathsOf } from '../tests/models/model.ts';
import { projectSwitcherMachine } from './project-switcher.machine.ts';

const input = { lastId: null };
const paths = pathsOf(projectSwitcherMachine, {
  input,
  events: [
    { type: 'switcher.toggled' },
    { type: 'switcher.closed' },
    { type: 'query.changed', text: 'bees' },
    { type: 'project.visited', id: 'p' },
    { type: 'project.chosen', id: 'q' },
    { type: 'allIdeas.chosen' },
  ],
  key: ({ context }) => context,
});

describe(`the switcher, along ${paths.length} generated paths`, () => {
  const coverage = new Coverage(projectSwitcherMachine);

  test.each(paths)('$description', async (path) => {
    await drivePath(projectSwitcherMachine, path, { coverage, input });
  });

  test('every state and transition ran', () => {
    expect(coverage.missing()).toEqual(complete);
  });
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
