import { createAtom, type ReadonlyAtom } from '@xstate/store';
import type { Project } from '#domain/project/project.ts';
import type { Workspace } from './workspace.store.ts';

/** Every project of the workspace, archived and removed ones too, in the order in which they came. The same atom every time. */
export function projectsOf(workspace: Workspace): ReadonlyAtom<readonly Project[]> {
  return workspace.statesOf('project') as ReadonlyAtom<readonly Project[]>;
}

/** The project of an idea that is not removed, undefined while there is none. The same atom every time. */
export function projectOfIdea(workspace: Workspace, ideaId: string): ReadonlyAtom<Project | undefined> {
  const { ofIdea, known } = indexOf(workspace);
  const atom = known.get(ideaId) ?? createAtom(() => ofIdea.get().get(ideaId));
  known.set(ideaId, atom);
  return atom;
}

interface Index {
  readonly ofIdea: ReadonlyAtom<ReadonlyMap<string, Project>>;
  readonly known: Map<string, ReadonlyAtom<Project | undefined>>;
}

const indexes = new WeakMap<Workspace, Index>();

function indexOf(workspace: Workspace): Index {
  const projects = projectsOf(workspace);
  const index: Index = indexes.get(workspace) ?? {
    ofIdea: createAtom(() => {
      const live = projects.get().filter(({ removed }) => !removed);
      return new Map(live.map((project) => [project.ideaId, project]));
    }),
    known: new Map(),
  };
  indexes.set(workspace, index);
  return index;
}
