import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { Coverage, complete } from '../tests/models/coverage.ts';
import { drivePath } from '../tests/models/drive-path.ts';
import { pathsOf } from '../tests/models/model.ts';
import { ideaVaultMachine } from './idea-vault.machine.ts';
import type { Wish } from './wish.ts';

const paths = pathsOf(ideaVaultMachine, {
  events: [
    { type: 'idea.opened', id: 'a' },
    { type: 'editor.closed' },
    { type: 'idea.archived', id: 'a', title: 'A', neighbourId: 'b' },
    { type: 'idea.archived', id: 'b', title: 'B', neighbourId: null },
    { type: 'idea.restored', id: 'a', neighbourId: null },
    { type: 'archive.toggled' },
    { type: 'focus.taken' },
  ],
  key: ({ context }) => context,
});

describe(`the idea vault, along ${paths.length} generated paths`, () => {
  const coverage = new Coverage(ideaVaultMachine);

  test.each(paths)('$description', async (path) => {
    await drivePath(ideaVaultMachine, path, {
      coverage,
      invariants: {
        'editor.open': ({ context }) => expect(context.editing).toMatchObject({ id: 'a' }),
        'editor.closed': ({ context }) => expect(context.editing).toBeNull(),
      },
    });
  });

  test('every state and transition ran', () => {
    expect(coverage.missing()).toEqual(complete);
  });
});

test('archiving wishes it, offers to undo it and moves the focus to the neighbour', () => {
  const issued: Wish[] = [];
  const offered: { id: string; title: string }[] = [];
  const machine = ideaVaultMachine.provide({
    actions: {
      issue: (_, { wishes }) => issued.push(...wishes),
      offerUndo: (_, { id, title }) => offered.push({ id, title }),
    },
  });
  const vault = createActor(machine).start();
  vault.send({ type: 'idea.archived', id: 'a', title: 'A', neighbourId: 'b' });
  expect(issued).toEqual([{ type: 'ArchiveIdea', stream: 'idea-a', data: {} }]);
  expect(offered).toEqual([{ id: 'a', title: 'A' }]);
  expect(vault.getSnapshot().context.focusId).toBe('b');
});
