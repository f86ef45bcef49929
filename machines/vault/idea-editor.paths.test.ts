import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import type { Idea } from '#domain/idea/idea.ts';
import type { CommandDraft } from '#domain/log/command-draft.ts';
import { anIdea } from '../../tests/fixtures/an-idea.ts';
import { Coverage, complete } from '../../tests/models/coverage.ts';
import { drivePath } from '../../tests/models/drive-path.ts';
import { pathsOf } from '../../tests/models/model.ts';
import { testPaths } from '../../tests/models/test-paths.ts';
import { ideaEditorMachine } from './idea-editor.machine.ts';

const idea = anIdea({
  title: 'A shared workshop',
  problem: 'Few own good tools',
});
const theirs: Idea = { ...idea, problem: 'Few own sharp tools' };
const mine = { type: 'draft.changed', change: { problem: 'Few own cheap tools' } } as const;

const paths = pathsOf(ideaEditorMachine, {
  input: { idea },
  events: [
    mine,
    { type: 'draft.changed', change: { title: ' ' } },
    { type: 'idea.changed', idea: theirs },
    { type: 'draft.submitted' },
    { type: 'conflict.settled', text: 'problem', keep: 'mine' },
    { type: 'conflict.settled', text: 'problem', keep: 'theirs' },
    { type: 'editor.left' },
    { type: 'discard.confirmed' },
    { type: 'discard.cancelled' },
  ],
  key: ({ context }) => context,
});

describe(`the idea editor, along ${paths.length} generated paths`, () => {
  const coverage = new Coverage(ideaEditorMachine);

  testPaths(paths, async (path) => {
    await drivePath(ideaEditorMachine, path, {
      coverage,
      input: { idea },
      invariants: {
        saved: ({ context }) => expect(context.draft.title.trim()).not.toBe(''),
      },
    });
  });

  test('every state and transition ran', () => {
    expect(coverage.missing()).toEqual(complete);
  });
});

describe('two founders at one text', () => {
  function meet() {
    const issued: CommandDraft[] = [];
    const machine = ideaEditorMachine.provide({ actions: { issue: (_, { drafts }) => issued.push(...drafts) } });
    const editor = createActor(machine, { input: { idea } }).start();
    editor.send(mine);
    editor.send({ type: 'idea.changed', idea: theirs });
    editor.send({ type: 'draft.submitted' });
    expect(editor.getSnapshot().context.conflicts).toEqual(['problem']);
    expect(issued).toEqual([]);
    return { editor, issued };
  }

  test('keeping mine writes over theirs knowingly', () => {
    const { editor, issued } = meet();
    editor.send({ type: 'conflict.settled', text: 'problem', keep: 'mine' });
    editor.send({ type: 'draft.submitted' });
    expect(issued).toEqual([
      {
        type: 'DescribeIdea',
        stream: 'idea-a',
        data: { problem: 'Few own cheap tools', base: { problem: 'Few own sharp tools' } },
      },
    ]);
  });

  test('taking theirs leaves nothing to issue', () => {
    const { editor, issued } = meet();
    editor.send({ type: 'conflict.settled', text: 'problem', keep: 'theirs' });
    editor.send({ type: 'draft.submitted' });
    expect(issued).toEqual([]);
    expect(editor.getSnapshot().value).toBe('saved');
  });
});

test('a refused change is resumed with what it started from, and its conflict is there at once', () => {
  const editor = createActor(ideaEditorMachine, {
    input: {
      idea: theirs,
      resumed: { commandIds: ['c'], draft: { problem: 'Mine' }, base: { problem: idea.problem } },
    },
  }).start();
  expect(editor.getSnapshot().context).toMatchObject({ draft: { problem: 'Mine' }, conflicts: ['problem'] });
});
