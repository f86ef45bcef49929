import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Idea } from '../idea/idea.ts';
import type { Project } from '../project/project.ts';
import type { Loop } from './loop-step.ts';
import { recentChanges } from './recent-changes.ts';

const on = (day: number) => new Date(Date.UTC(2026, 0, day)).toISOString();
const idea = (id: string, captured: number, changed: number, more: Partial<Idea> = {}) =>
  ({
    id,
    title: id,
    lineage: null,
    archived: false,
    capturedAt: on(captured),
    changedAt: on(changed),
    ...more,
  }) as Idea;
const project = (ideaId: string, started: number, changed: number, more: Partial<Project> = {}) =>
  ({ ideaId, startedAt: on(started), changedAt: on(changed), archived: false, removed: false, ...more }) as Project;

const said = (ideas: readonly Idea[], projects: readonly Project[], most = 10) =>
  recentChanges({ ideas, projects, loops: [], interviews: [] }, most).map(
    ({ what, title, at }) => `${what} ${title} ${new Date(at).getUTCDate()}`,
  );

test('tells what happened, the newest first', () => {
  const ideas = [
    idea('A', 1, 1),
    idea('B', 2, 5),
    idea('C', 3, 6, { archived: true, lineage: { from: 'A', kind: 'pivot', position: 1 } }),
    idea('D', 4, 4, { lineage: { from: 'A', kind: 'copy', position: 1 } }),
  ];
  const projects = [
    project('B', 7, 8, { archived: true }),
    project('A', 9, 9),
    project('C', 10, 10, { removed: true }),
    project('gone', 11, 11),
  ];
  expect(said(ideas, projects)).toEqual([
    'explored A 9',
    'exploration-archived B 8',
    'explored B 7',
    'archived C 6',
    'changed B 5',
    'copied D 4',
    'forked C 3',
    'captured B 2',
    'captured A 1',
  ]);
  expect(said(ideas, projects, 2)).toEqual(['explored A 9', 'exploration-archived B 8']);
});

test('an idea that a program captured says by which token, its later changes nothing', () => {
  const ideas = [idea('A', 1, 1), idea('B', 2, 3, { capturedVia: 'Zapier' })];
  const changes = recentChanges({ ideas, projects: [project('B', 4, 4)], loops: [], interviews: [] }, 10);
  expect(changes.map(({ what, title, via }) => [what, title, via])).toEqual([
    ['explored', 'B', undefined],
    ['changed', 'B', undefined],
    ['captured', 'B', 'Zapier'],
    ['captured', 'A', undefined],
  ]);
});

test('it is never longer than asked for, and in order', () => {
  const day = fc.integer({ min: 1, max: 28 });
  const ideas = fc
    .array(fc.tuple(day, day, fc.boolean()))
    .map((all) => all.map(([from, to, archived], n) => idea(`${n}`, from, to, { archived })));
  fc.assert(
    fc.property(ideas, fc.integer({ min: 0, max: 12 }), (vault, most) => {
      const changes = recentChanges({ ideas: vault, projects: [], loops: [], interviews: [] }, most);
      expect(changes.length).toBeLessThanOrEqual(most);
      expect(changes.map(({ at }) => at)).toEqual(
        changes
          .map(({ at }) => at)
          .toSorted()
          .reverse(),
      );
    }),
  );
});

test('what happened in tests stands between what happened to ideas, but nothing of the sample’s tests', () => {
  const decided = (projectId: string, day: number) =>
    ({
      ...{ projectId, title: projectId, scores: [], experiments: [] },
      ledger: { assumptions: {}, evidence: {}, decisions: [{ id: projectId, kind: 'pause', place: { at: on(day) } }] },
    }) as unknown as Loop;
  const known = {
    ideas: [idea('A', 1, 1), idea('B', 5, 5)],
    projects: [project('A', 2, 2, { id: 'own' }), project('B', 6, 6, { id: 'sample', isSample: true })],
    loops: [decided('own', 4), decided('sample', 9)],
    interviews: [],
  };
  expect(recentChanges(known, 10).map(({ what, title, to }) => [what, title, to.params])).toEqual([
    ['explored', 'B', { ideaId: 'B' }],
    ['captured', 'B', { ideaId: 'B' }],
    ['pause', 'own', { projectId: 'own', view: 'decide' }],
    ['explored', 'A', { ideaId: 'A' }],
    ['captured', 'A', { ideaId: 'A' }],
  ]);
});

test('of a sample that was removed nothing is told, unless its founder kept the idea', () => {
  const sample = { isSample: true, removed: true };
  const ideas = [idea('A', 1, 1), idea('B', 2, 3, { archived: true }), idea('C', 2, 2)];
  expect(said(ideas, [project('B', 2, 3, sample), project('C', 2, 3, sample)])).toEqual([
    'captured C 2',
    'captured A 1',
  ]);
});
