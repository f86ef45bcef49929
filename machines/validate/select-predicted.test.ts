import { createAtom } from '@xstate/store';
import { expect, test } from 'vitest';
import type { Experiment } from '#domain/experiment/experiment.ts';
import type { Project } from '#domain/project/project.ts';
import type { Workspace } from '../sync/workspace.store.ts';
import { predictedIn } from './select-predicted.ts';

const project = (id: string, change: Partial<Project> = {}) =>
  ({ id, isSample: false, removed: false, archived: false, ...change }) as Project;
const experiment = (id: string, projectId: string, change: Partial<Experiment> = {}) =>
  ({ id, projectId, discarded: false, isSample: false, ...change }) as Experiment;

test('predictions of every idea count, given up or archived, but not those of the sample', () => {
  const states: Readonly<Record<string, readonly object[]>> = {
    project: [
      project('one'),
      project('archived', { archived: true }),
      project('gone', { removed: true }),
      project('sample', { isSample: true }),
    ],
    experiment: [
      experiment('1', 'one'),
      experiment('2', 'archived'),
      experiment('3', 'sample'),
      experiment('4', 'gone'),
      experiment('5', 'one', { discarded: true }),
      experiment('6', 'one', { isSample: true }),
      experiment('7', 'unknown'),
      experiment('8', 'one'),
    ],
  };
  const workspace = { statesOf: (kind: string) => createAtom(states[kind]) } as unknown as Workspace;
  expect(
    predictedIn(workspace)
      .get()
      .map(({ id }) => id),
  ).toEqual(['8', '2', '1']);
  expect(predictedIn(workspace)).toBe(predictedIn(workspace));
});
