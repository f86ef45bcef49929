import { expect, test } from 'vitest';
import { type CommandDraft, canvasDraft, experimentDraft, ideaDraft, projectDraft } from '#domain/log/command-draft.ts';
import { Replica } from '#domain/replica/replica.ts';
import { MemoryLog } from '../../tests/fixtures/sync/memory-log.ts';
import { createWorkspace } from '../sync/workspace.store.ts';
import { openProjectIn, projectToBeginWith } from './select-open-project.ts';

const id = (n: number) => `aaaaaaaa-0000-4000-8000-${String(n).padStart(12, '0')}`;
const [bread, rolls, buns] = [id(1), id(2), id(3)];
const projects = [bread, rolls, buns].map((each) => ({ id: each }));

/** A workspace in which three ideas are explored, and then what the drafts say is done; each a second after the last. */
function workspaceAfter(...drafts: readonly CommandDraft[]) {
  const log = new MemoryLog();
  const replica = new Replica();
  const workspace = createWorkspace();
  const explored = [bread, rolls, buns].flatMap((each, n) => [
    ideaDraft('CaptureIdea', id(11 + n), { title: `Idea ${n}` }),
    projectDraft('StartProject', each, { ideaId: id(11 + n), canvasId: id(21 + n) }),
  ]);
  const commands = [...explored, ...drafts].map((draft, n) => ({
    ...{ id: `c${n}`, at: new Date((n + 1) * 1000).toISOString() },
    ...draft,
  }));
  for (const result of log.commit(commands)) {
    if (result.status === 'rejected') throw new Error(result.reason);
    replica.receive(result.events);
  }
  workspace.show(replica);
  return workspace;
}

test('the open idea is the one visited last, or the only one; of several that nobody visited none is', () => {
  expect([
    openProjectIn(projects, rolls)?.id,
    openProjectIn(projects, 'gone')?.id,
    openProjectIn(projects, null)?.id,
    openProjectIn(projects.slice(0, 1), null)?.id,
    openProjectIn(projects.slice(0, 0), rolls)?.id,
  ]).toEqual([rolls, undefined, undefined, bread, undefined]);
});

test('something new begins with the open idea, else with the one whose text, canvas or test was worked on last', () => {
  const begun = (openId: string | null, ...drafts: readonly CommandDraft[]) =>
    projectToBeginWith(workspaceAfter(...drafts), projects, openId)?.id;
  const node = { id: 'flour0000000', kind: 'note', x: 0, y: 0, width: 200, height: 100, text: 'Flour' } as const;
  const design = { projectId: rolls, assumptionId: id(41), method: 'interviews' } as const;
  expect([
    begun(rolls),
    begun(null),
    begun('gone'),
    begun(null, ideaDraft('DescribeIdea', id(11), { problem: 'Waste', base: { problem: '' } })),
    begun(null, canvasDraft('PlaceNodes', id(22), { nodes: [node] })),
    begun(null, experimentDraft('DesignExperiment', id(31), design)),
  ]).toEqual([rolls, buns, buns, bread, rolls, rolls]);
  expect(projectToBeginWith(workspaceAfter(), [], null)).toBeUndefined();
});
