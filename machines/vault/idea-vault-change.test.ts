import { expect, test } from 'vitest';
import type { Idea } from '#domain/idea/idea.ts';
import { commandsForChange as draftsWith, inverseCommands } from './idea-vault-change.ts';

const idea = (id: string, part: Partial<Idea> = {}) =>
  ({ id, tags: [], status: 'inbox', archived: false, ...part }) as unknown as Idea;

const hasProject = () => null;
const commandsForChange = (ideas: readonly Idea[], change: Parameters<typeof draftsWith>[1]) =>
  draftsWith(ideas, change, hasProject);

test('ideas that come to be explored get their projects, and undoing it removes them', () => {
  const ids = (id: string) => (id === 'b' ? null : { projectId: `p${id}`, canvasId: `c${id}` });
  const ideas = [
    idea('a', { ratings: {} }),
    idea('b', { ratings: {} }),
    idea('c', { ratings: {}, status: 'exploring' }),
  ];
  const started = { type: 'StartProject', stream: 'project-pa', data: { ideaId: 'a', canvasId: 'ca' } };
  const { drafts } = draftsWith(ideas, { kind: 'moved', status: 'exploring' }, ids);
  expect(drafts).toEqual([
    started,
    { type: 'MoveIdea', stream: 'idea-a', data: { status: 'exploring' } },
    { type: 'MoveIdea', stream: 'idea-b', data: { status: 'exploring' } },
  ]);
  expect(inverseCommands(ideas, drafts, 'c').map(({ type, stream }) => [type, stream])).toEqual([
    ['RemoveProject', 'project-pa'],
    ['UndoChange', 'idea-a'],
    ['UndoChange', 'idea-b'],
  ]);
  const places = [{ id: 'a', rank: 'a1', status: 'exploring' as const }];
  expect(draftsWith(ideas, { kind: 'placed', places }, ids).drafts).toEqual([
    started,
    { type: 'MoveIdea', stream: 'idea-a', data: { rank: 'a1', status: 'exploring' } },
  ]);
});

test('tags and ratings that were edited in the table', () => {
  expect([
    commandsForChange([idea('a')], { kind: 'retagged', tags: ['x'] }).drafts,
    commandsForChange([idea('a')], { kind: 'rated', criterion: 'r', rating: null }).drafts,
  ]).toEqual([
    [{ type: 'TagIdea', stream: 'idea-a', data: { tags: ['x'] } }],
    [{ type: 'RateIdea', stream: 'idea-a', data: { criterion: 'r', rating: null } }],
  ]);
});

test('ideas that are so already are left alone', () => {
  const ideas = [idea('a'), idea('b', { status: 'testing', archived: true })];
  expect(commandsForChange(ideas, { kind: 'filed', archived: true }).drafts).toEqual([
    { type: 'ArchiveIdea', stream: 'idea-a', data: {} },
  ]);
  expect(commandsForChange(ideas, { kind: 'filed', archived: false }).drafts).toEqual([
    { type: 'RestoreIdea', stream: 'idea-b', data: {} },
  ]);
  expect(commandsForChange(ideas, { kind: 'moved', status: 'testing' }).drafts).toEqual([
    { type: 'MoveIdea', stream: 'idea-a', data: { status: 'testing' } },
  ]);
});

test('a tag is added once, whatever its capitals, and not beyond the most that there may be', () => {
  const full = Array.from({ length: 20 }, (_, n) => `t${n}`);
  const ideas = [idea('a', { tags: ['x'] }), idea('b', { tags: ['Craft'] }), idea('c', { tags: full })];
  expect(commandsForChange(ideas, { kind: 'tagged', tag: 'craft' })).toEqual({
    drafts: [{ type: 'TagIdea', stream: 'idea-a', data: { tags: ['x', 'craft'] } }],
    full: 1,
  });
  expect(commandsForChange(ideas, { kind: 'untagged', tag: 'craft' })).toEqual({
    drafts: [{ type: 'TagIdea', stream: 'idea-b', data: { tags: [] } }],
    full: 0,
  });
});

test('a place is a rank, and a status where the column changes', () => {
  const places = [
    { id: 'a', rank: 'a1', status: 'testing' as const },
    { id: 'b', rank: 'a2' },
  ];
  expect(commandsForChange([], { kind: 'placed', places }).drafts).toEqual([
    { type: 'MoveIdea', stream: 'idea-a', data: { rank: 'a1', status: 'testing' } },
    { type: 'MoveIdea', stream: 'idea-b', data: { rank: 'a2' } },
  ]);
});

test('what was changed is taken back field by field', () => {
  const ideas = [idea('a', { ratings: {}, rank: '' }), idea('b', { ratings: {}, tags: ['x'] })];
  const back = (change: Parameters<typeof commandsForChange>[1]) =>
    inverseCommands(ideas, commandsForChange(ideas, change).drafts, 'c').map((draft) =>
      draft.type === 'UndoChange' ? draft.data.fields : undefined,
    );
  expect(back({ kind: 'filed', archived: true })).toEqual([
    { archived: { from: true, to: false } },
    { archived: { from: true, to: false } },
  ]);
  expect(back({ kind: 'placed', places: [{ id: 'a', rank: 'a1', status: 'testing' }] })).toEqual([
    { rank: { from: 'a1', to: '' }, status: { from: 'testing', to: 'inbox' } },
  ]);
  expect(back({ kind: 'untagged', tag: 'X' })).toEqual([{ tags: { from: [], to: ['x'] } }]);
});
