import { createAtom, type ReadonlyAtom } from '@xstate/store';
import type { Experiment } from '#domain/experiment/experiment.ts';
import type { Interview } from '#domain/interview/interview.ts';
import { entriesOfInterviews } from '#domain/judgement/entry.ts';
import type { Loop } from '#domain/next-step/loop-step.ts';
import { namedProjectsOf } from '../project/select-named-projects.ts';
import type { Workspace } from '../sync/workspace.store.ts';
import { ledgerOf, scoresOfProject } from '../validate/select-ledger.ts';

const known = new WeakMap<Workspace, ReadonlyAtom<ReadonlyMap<string, Loop>>>();

/** Returns the knowledge of each explored project, by its id. The same atom every time. */
export function loopsOf(workspace: Workspace): ReadonlyAtom<ReadonlyMap<string, Loop>> {
  const atom = known.get(workspace) ?? createAtom(() => loopsIn(workspace));
  known.set(workspace, atom);
  return atom;
}

function loopsIn(workspace: Workspace): ReadonlyMap<string, Loop> {
  const experiments = workspace.statesOf('experiment').get() as readonly Experiment[];
  const interviews = workspace.statesOf('interview').get() as readonly Interview[];
  return new Map(
    namedProjectsOf(workspace)
      .get()
      .map(({ id: projectId, title }): [string, Loop] => [
        projectId,
        {
          projectId,
          title,
          ledger: ledgerOf(workspace, projectId).get(),
          scores: scoresOfProject(workspace, projectId).get(),
          experiments: experiments
            .filter((each) => each.projectId === projectId && !each.discarded)
            .map((experiment) => ({ experiment, entries: entriesOfInterviews(experiment, interviews) })),
        },
      ]),
  );
}
