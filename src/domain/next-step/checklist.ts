import type { Idea } from '../idea/idea.ts';
import type { Project } from '../project/project.ts';
import type { Loop } from './loop-step.ts';

export const checklistItems = ['capture', 'describe', 'explore', 'assume', 'test', 'verify'] as const;
export type ChecklistItem = (typeof checklistItems)[number];

/**
 * Returns which first steps the founder has done, judged by existing data, not by buttons pressed. The sample does not
 * count.
 */
export function checklistOf(
  ideas: readonly Idea[],
  projects: readonly Project[],
  loops: readonly Loop[],
  isVerified: boolean,
): Readonly<Record<ChecklistItem, boolean>> {
  const samples = new Set(projects.filter(({ isSample }) => isSample).map(({ ideaId }) => ideaId));
  const tried = new Set(projects.filter(({ isSample }) => isSample).map(({ id }) => id));
  const ownLoops = loops.filter(({ projectId }) => !tried.has(projectId));
  const own = ideas.filter(({ id }) => !samples.has(id));
  return {
    capture: own.length > 0,
    describe: own.some(({ problem, audience }) => problem !== '' && audience !== ''),
    explore: projects.some(({ isSample }) => !isSample),
    assume: ownLoops.some(({ ledger }) => ledger.assumptionCount > 0),
    test: ownLoops.some(({ experiments }) => experiments.some(({ experiment }) => experiment.lock !== null)),
    verify: isVerified,
  };
}
