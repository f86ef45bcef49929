import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import type { CommandDraft } from '#domain/log/command-draft.ts';
import { anIdea } from '../../tests/fixtures/an-idea.ts';
import { Coverage, complete } from '../../tests/models/coverage.ts';
import { drivePath } from '../../tests/models/drive-path.ts';
import { pathsOf } from '../../tests/models/model.ts';
import { testPaths } from '../../tests/models/test-paths.ts';
import { type IdeaField, ideaFieldMachine } from './idea-field.machine.ts';

const idea = anIdea({ title: 'A shared workshop', problem: 'Few own good tools' });
const input = { idea, field: 'problem' } as const;
const paths = pathsOf(ideaFieldMachine, {
  input,
  events: [
    { type: 'draft.changed', text: 'Few own cheap tools' },
    { type: 'draft.changed', text: 'Few own good tools ' },
    { type: 'draft.changed', text: 'x'.repeat(5000) },
    { type: 'draft.submitted' },
    { type: 'draft.reverted' },
    { type: 'value.changed', value: 'Few own sharp tools' },
    { type: 'conflict.settled', keep: 'mine' },
    { type: 'conflict.settled', keep: 'theirs' },
  ],
  key: ({ context: { draft, base, value, problem } }) => [draft, base, value, problem],
});

describe(`a field of an idea, along ${paths.length} generated paths`, () => {
  const coverage = new Coverage(ideaFieldMachine);

  testPaths(paths, async (path) => {
    await drivePath(ideaFieldMachine, path, {
      coverage,
      input,
      invariants: {
        resting: ({ context }) => expect([context.draft, context.problem]).toEqual([context.base, null]),
        dirty: ({ context }) => expect(context.problem).toBeNull(),
        refused: ({ context }) => expect([context.problem, context.draft.length]).toEqual(['too-long', 5000]),
        conflicting: ({ context }) => expect(context.value).not.toBe(context.base),
      },
    });
  });

  test('every state and transition ran', () => {
    expect(coverage.missing()).toEqual(complete);
  });
});

describe('what is issued', () => {
  function typed(field: IdeaField, text: string, ...rest: Parameters<ReturnType<typeof run>['actor']['send']>[0][]) {
    const { actor, issued } = run(field);
    actor.send({ type: 'draft.changed', text });
    for (const event of rest) actor.send(event);
    const { value, context } = actor.getSnapshot();
    return { issued, value, draft: context.draft, problem: context.problem };
  }
  function run(field: IdeaField) {
    const issued: CommandDraft[] = [];
    const machine = ideaFieldMachine.provide({ actions: { issue: (_, { drafts }) => issued.push(...drafts) } });
    return { actor: createActor(machine, { input: { idea, field } }).start(), issued };
  }
  const stream = `idea-${idea.id}`;

  test('a text is saved with what it started from, once', () => {
    expect(typed('problem', ' None own tools ', { type: 'draft.submitted' }, { type: 'draft.submitted' })).toEqual({
      issued: [
        { type: 'DescribeIdea', stream, data: { problem: 'None own tools', base: { problem: 'Few own good tools' } } },
      ],
      value: 'resting',
      draft: 'None own tools',
      problem: null,
    });
  });

  test('a title is saved; an empty one, and one that is too long, stays to be mended', () => {
    expect([
      typed('title', 'Tools', { type: 'draft.submitted' }).issued,
      typed('title', ' ', { type: 'draft.submitted' }),
      typed('title', 'x'.repeat(141), { type: 'draft.submitted' }).problem,
    ]).toEqual([
      [{ type: 'RenameIdea', stream, data: { title: 'Tools' } }],
      { issued: [], value: 'refused', draft: ' ', problem: 'empty' },
      'too-long',
    ]);
  });

  test('what is reverted is not issued', () => {
    expect(typed('problem', 'Mine', { type: 'draft.reverted' }, { type: 'draft.submitted' })).toEqual({
      issued: [],
      value: 'resting',
      draft: 'Few own good tools',
      problem: null,
    });
  });

  test('what meets the words of somebody else waits for a choice, and starts from theirs', () => {
    const theirs = { type: 'value.changed', value: 'Few own sharp tools' } as const;
    const meeting = [theirs, { type: 'draft.submitted' }] as const;
    expect([
      typed('problem', 'Few own cheap tools', ...meeting),
      typed('problem', 'Few own cheap tools', ...meeting, { type: 'conflict.settled', keep: 'mine' }).issued,
      typed('problem', 'Few own cheap tools', ...meeting, { type: 'conflict.settled', keep: 'theirs' }),
    ]).toEqual([
      { issued: [], value: 'conflicting', draft: 'Few own cheap tools', problem: null },
      [
        {
          type: 'DescribeIdea',
          stream,
          data: { problem: 'Few own cheap tools', base: { problem: 'Few own sharp tools' } },
        },
      ],
      { issued: [], value: 'resting', draft: 'Few own sharp tools', problem: null },
    ]);
  });
});
