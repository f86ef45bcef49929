import { createAtom, type ReadonlyAtom } from '@xstate/store';
import type { Experiment } from '#domain/experiment/experiment.ts';
import type { Interview } from '#domain/interview/interview.ts';
import { interviewsNow } from '#domain/interview/interview-now.ts';
import { atomByWorkspace } from '../atom-by-workspace.ts';
import type { Workspace } from '../sync/workspace.store.ts';

const held = new WeakMap<Workspace, ReadonlyAtom<ReadonlyMap<string, readonly Interview[]>>>();

/** The experiments of a project that were not discarded, the last designed first. The same atom every time. */
export const experimentsOf = atomByWorkspace(
  (workspace, projectId): ReadonlyAtom<readonly Experiment[]> =>
    createAtom(() =>
      (workspace.statesOf('experiment').get() as readonly Experiment[])
        .filter((experiment) => experiment.projectId === projectId && !experiment.discarded)
        .toReversed(),
    ),
);

/** The interviews that were held for each experiment, removed ones too, by its id. The same atom every time. */
export function interviewsByExperiment(workspace: Workspace): ReadonlyAtom<ReadonlyMap<string, readonly Interview[]>> {
  const known = held.get(workspace);
  if (known) return known;
  const atom = createAtom(() => {
    const byExperiment = new Map<string, Interview[]>();
    const interviews = interviewsNow(
      workspace.statesOf('interview').get() as readonly Interview[],
      workspace.statesOf('experiment').get() as readonly Experiment[],
    );
    for (const interview of interviews) {
      if (interview.experimentId === null) continue;
      const others = byExperiment.get(interview.experimentId);
      if (others) others.push(interview);
      else byExperiment.set(interview.experimentId, [interview]);
    }
    return byExperiment;
  });
  held.set(workspace, atom);
  return atom;
}
