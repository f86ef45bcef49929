import { createAtom, type ReadonlyAtom } from '@xstate/store';
import type { Experiment } from '#domain/experiment/experiment.ts';
import { projectsOf } from '../project/select-projects.ts';
import type { Workspace } from '../sync/workspace.store.ts';

const known = new WeakMap<Workspace, ReadonlyAtom<readonly Experiment[]>>();

/**
 * The experiments on which a founder's own predictions were made, over all ideas, the last designed first. Given up or
 * archived, an idea's still count; the sample's never do. The same atom every time.
 */
export function predictedIn(workspace: Workspace): ReadonlyAtom<readonly Experiment[]> {
  const atom = known.get(workspace) ?? createAtom(() => listed(workspace));
  known.set(workspace, atom);
  return atom;
}

function listed(workspace: Workspace): readonly Experiment[] {
  const projects = projectsOf(workspace).get();
  const own = new Set(projects.flatMap(({ id, isSample, removed }) => (isSample || removed ? [] : [id])));
  return (workspace.statesOf('experiment').get() as readonly Experiment[])
    .filter(({ projectId, discarded, isSample }) => own.has(projectId) && !discarded && !isSample)
    .toReversed();
}
