import type { Idea } from '../idea/idea.ts';
import type { Project } from '../project/project.ts';

export const checklistItems = ['capture', 'describe', 'explore', 'verify'] as const;
export type ChecklistItem = (typeof checklistItems)[number];

/** What of the beginning the founder has behind them, by what is there and not by what was pressed. The sample does not count. */
export function checklistOf(
  ideas: readonly Idea[],
  projects: readonly Project[],
  isVerified: boolean,
): Readonly<Record<ChecklistItem, boolean>> {
  const samples = new Set(projects.filter(({ isSample }) => isSample).map(({ ideaId }) => ideaId));
  const own = ideas.filter(({ id }) => !samples.has(id));
  return {
    capture: own.length > 0,
    describe: own.some(({ problem, audience }) => problem !== '' && audience !== ''),
    explore: projects.some(({ isSample }) => !isSample),
    verify: isVerified,
  };
}
