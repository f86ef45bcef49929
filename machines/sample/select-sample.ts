import { createAtom, type ReadonlyAtom } from '@xstate/store';
import type { Experiment } from '#domain/experiment/experiment.ts';
import { projectsOf } from '../project/select-projects.ts';
import type { Workspace } from '../sync/workspace.store.ts';
import { ideaOf } from '../vault/select-ideas.ts';
import type { IdeasWithProjects } from './sample-commands.ts';

export interface Sample extends IdeasWithProjects {
  /** Whether anything of it is to be seen. */
  readonly isThere: boolean;
  /** Its tests have yet to be judged by the server. */
  readonly isWaiting: boolean;
}

const known = new WeakMap<Workspace, ReadonlyAtom<Sample>>();

/** The projects of the sample and their ideas. The same atom every time. */
export function sampleIn(workspace: Workspace): ReadonlyAtom<Sample> {
  const atom =
    known.get(workspace) ??
    createAtom((): Sample => {
      const projects = projectsOf(workspace)
        .get()
        .filter(({ isSample }) => isSample);
      const ideas = projects.flatMap(({ ideaId }) => ideaOf(workspace, ideaId).get() ?? []);
      const isThere = projects.some(({ removed }) => !removed);
      const tests = (workspace.statesOf('experiment').get() as readonly Experiment[]).filter((each) => each.isSample);
      return { projects, ideas, isThere, isWaiting: isThere && tests.some((each) => each.judgements.length === 0) };
    });
  known.set(workspace, atom);
  return atom;
}
