import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import type { Command } from '#domain/log/command.ts';
import type { CommandDraft } from '#domain/log/command-draft.ts';
import { Coverage, complete } from '../../tests/models/coverage.ts';
import { drivePath } from '../../tests/models/drive-path.ts';
import { pathsOf } from '../../tests/models/model.ts';
import { testPaths } from '../../tests/models/test-paths.ts';
import { type ProjectEvent, projectMachine, type Undoable } from './project.machine.ts';

const project = { id: 'p', title: 'A shared workshop', archived: false };
const input = { ideaId: 'a' };

const paths = pathsOf(projectMachine, {
  input,
  events: [
    { type: 'title.asked' },
    { type: 'title.left' },
    { type: 'comparison.asked', ids: ['a', 'b'] },
    { type: 'history.closed' },
    { type: 'history.asked' },
    { type: 'fork.asked' },
    { type: 'criteria.asked' },
    { type: 'tool.closed' },
    { type: 'idea.rated', criterion: 'r', rating: 4 },
    { type: 'status.chosen', status: 'testing', seen: 'inbox', newProject: null },
    { type: 'idea.tagged', tags: ['craft'] },
    { type: 'idea.archived', title: 'A shared workshop' },
    { type: 'idea.restored' },
    { type: 'exploring.asked', status: 'inbox', projectId: 'p', canvasId: 'c' },
    { type: 'rename.asked', project, draft: '' },
    { type: 'draft.changed', text: 'Tools' },
    { type: 'draft.changed', text: 'x'.repeat(141) },
    { type: 'draft.submitted' },
    { type: 'rename.left' },
    { type: 'project.archived', project },
    { type: 'project.restored', id: 'p' },
    { type: 'removal.asked', project },
    { type: 'removal.confirmed' },
    { type: 'removal.cancelled' },
  ],
  key: ({ context }) => context,
});

describe(`the page of an idea, along ${paths.length} generated paths`, () => {
  const coverage = new Coverage(projectMachine);

  testPaths(paths, async (path) => {
    await drivePath(projectMachine, path, {
      coverage,
      input,
      invariants: {
        viewing: ({ context }) =>
          expect(context).toMatchObject({ ideaId: 'a', project: null, draft: '', problem: null }),
        comparing: ({ context }) => expect(context.compared).toEqual(['a', 'b']),
        confirmingRemoval: ({ context }) => expect(context.project).toEqual(project),
        renaming: ({ context }) => expect(context.project).toEqual(project),
      },
    });
  });

  test('every state and transition ran', () => {
    expect(coverage.missing()).toEqual(complete);
  });
});

describe('what is expected, and what would take it back', () => {
  const removed = (...then: readonly ProjectEvent[]) => [{ type: 'removal.asked', project } as const, ...then];
  const renamed = (text: string) =>
    [
      { type: 'rename.asked', project, draft: 'Old' },
      { type: 'draft.changed', text },
      { type: 'draft.submitted' },
    ] as const;
  type Issued = Pick<Command, 'type' | 'stream' | 'data'>;
  const draft = (type: string, stream: string, data = {}): Issued => ({ type, stream, data });
  const start = draft('StartProject', 'project-p', { ideaId: 'a', canvasId: 'c' });
  const exploring = (status: 'inbox' | 'testing') =>
    ({ type: 'exploring.asked', status, projectId: 'p', canvasId: 'c' }) as const;

  test.each<[string, readonly ProjectEvent[], readonly Issued[][], readonly Issued[][]]>([
    [
      'exploring an idea of the inbox moves it',
      [exploring('inbox')],
      [[start, draft('MoveIdea', 'idea-a', { status: 'exploring' })]],
      [],
    ],
    [
      'rating',
      [{ type: 'idea.rated', criterion: 'r', rating: 4 }],
      [[draft('RateIdea', 'idea-a', { criterion: 'r', rating: 4 })]],
      [],
    ],
    [
      'the status of exploring does what exploring does',
      [
        { type: 'status.chosen', status: 'exploring', seen: 'inbox', newProject: { projectId: 'p', canvasId: 'c' } },
        { type: 'status.chosen', status: 'exploring', seen: 'killed', newProject: null },
        { type: 'status.chosen', status: 'paused', seen: 'testing', newProject: { projectId: 'p', canvasId: 'c' } },
      ],
      [
        [start, draft('MoveIdea', 'idea-a', { status: 'exploring' })],
        [draft('MoveIdea', 'idea-a', { status: 'exploring', from: 'killed' })],
        [draft('MoveIdea', 'idea-a', { status: 'paused' })],
      ],
      [],
    ],
    ['tags', [{ type: 'idea.tagged', tags: ['craft'] }], [[draft('TagIdea', 'idea-a', { tags: ['craft'] })]], []],
    ['exploring an idea that is further leaves it there', [exploring('testing')], [[start]], []],
    [
      'archiving an idea',
      [{ type: 'idea.archived', title: 'A' }],
      [[draft('ArchiveIdea', 'idea-a')]],
      [[draft('RestoreIdea', 'idea-a')]],
    ],
    [
      'archiving a project',
      [{ type: 'project.archived', project }],
      [[draft('ArchiveProject', 'project-p')]],
      [[draft('RestoreProject', 'project-p')]],
    ],
    [
      'removing a project',
      removed({ type: 'removal.confirmed' }),
      [[draft('RemoveProject', 'project-p')]],
      [[draft('RestoreProject', 'project-p')]],
    ],
    [
      'removing a project that is archived',
      [{ type: 'removal.asked', project: { ...project, archived: true } }, { type: 'removal.confirmed' }],
      [[draft('RemoveProject', 'project-p')]],
      [[draft('RestoreProject', 'project-p'), draft('ArchiveProject', 'project-p')]],
    ],
    ['thinking better of a removal', removed({ type: 'removal.cancelled' }), [], []],
    ['a new name', renamed('Tools'), [[draft('RenameProject', 'project-p', { title: 'Tools' })]], []],
    ['a name that is too long', renamed('x'.repeat(141)), [], []],
  ])('%s', (_, events, expected, undone) => {
    const issued: (readonly CommandDraft[])[] = [];
    const offered: Undoable[] = [];
    const machine = projectMachine.provide({
      actions: {
        issue: (__, { drafts }) => issued.push(drafts),
        offerUndo: (__, undoable) => offered.push(undoable),
      },
    });
    const actor = createActor(machine, { input }).start();
    for (const event of events) actor.send(event);
    expect(issued).toEqual(expected);
    expect(offered.map(({ drafts }) => drafts)).toEqual(undone);
  });
});
