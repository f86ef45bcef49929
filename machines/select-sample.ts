import { createAtom, type ReadonlyAtom } from '@xstate/store';
import type { IdeasWithProjects } from './sample-commands.ts';
import { ideaOf } from './select-ideas.ts';
import { projectsOf } from './select-projects.ts';
import type { Workspace } from './workspace.store.ts';

export interface Sample extends IdeasWithProjects {
  /** Whether anything of it is to be seen. */
  readonly isThere: boolean;
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
      return { projects, ideas, isThere: projects.some(({ removed }) => !removed) };
    });
  known.set(workspace, atom);
  return atom;
}
