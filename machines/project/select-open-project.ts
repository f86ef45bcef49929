import type { Experiment } from '#domain/experiment/experiment.ts';
import { type Project, projectStreamOf } from '#domain/project/project.ts';
import { canvasOf } from '../canvas/select-canvas.ts';
import type { Workspace } from '../sync/workspace.store.ts';
import { ideaOf } from '../vault/select-ideas.ts';

/**
 * Returns the open one of the explored projects: the one that was visited last, or the only one. Undefined if there are
 * several and none was visited. The header names it, and the sidebar opens it.
 */
export const openProjectIn = <Each extends { readonly id: string }>(
  projects: readonly Each[],
  visitedLast: string | null,
): Each | undefined =>
  projects.find(({ id }) => id === visitedLast) ?? (projects.length === 1 ? projects[0] : undefined);

/**
 * Returns the explored project in which something new begins: the open one, else the one that was worked on last.
 * Undefined if nothing is explored.
 */
export function projectToBeginWith<Each extends { readonly id: string }>(
  workspace: Workspace,
  projects: readonly Each[],
  openId: string | null,
): Each | undefined {
  const open = openProjectIn(projects, openId);
  if (open) return open;
  const [last] = projects
    .map((project) => ({ project, at: workedOnAt(workspace, project.id) }))
    .toSorted((a, b) => b.at - a.at);
  return last?.project;
}

/** When the idea, its canvas or one of its tests last changed. In milliseconds since 1970. */
function workedOnAt(workspace: Workspace, projectId: string): number {
  const project = workspace.peek(projectStreamOf(projectId)) as Project | undefined;
  const experiments = workspace.statesOf('experiment').get() as readonly Experiment[];
  const changed = [
    project,
    ideaOf(workspace, project?.ideaId ?? '').get(),
    canvasOf(workspace, project?.canvasId ?? '').get(),
    ...experiments.filter((experiment) => experiment.projectId === projectId),
  ];
  return Math.max(0, ...changed.map((each) => Date.parse(each?.changedAt ?? '') || 0));
}
