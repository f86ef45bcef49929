import { createAtom, type ReadonlyAtom } from '@xstate/store';
import type { Project } from '#domain/project/project.ts';
import { atomByWorkspace } from '../atom-by-workspace.ts';
import type { Workspace } from '../sync/workspace.store.ts';

/** Every project of the workspace, archived and removed ones too, in the order in which they came. The same atom every time. */
export function projectsOf(workspace: Workspace): ReadonlyAtom<readonly Project[]> {
  return workspace.statesOf('project') as ReadonlyAtom<readonly Project[]>;
}

/** The streams of the projects of each idea. The idea of a project never changes, so that each is looked at once. */
type Index = ReadonlyAtom<ReadonlyMap<string, readonly string[]>>;

const indexes = new WeakMap<Workspace, Index>();

/** The project of an idea that is not removed, undefined while there is none. The same atom every time. */
export const projectOfIdea = atomByWorkspace(
  (workspace, ideaId): ReadonlyAtom<Project | undefined> =>
    createAtom(() => liveProject(workspace, indexOf(workspace).get().get(ideaId) ?? [])),
);

function liveProject(workspace: Workspace, streams: readonly string[]): Project | undefined {
  const states = streams.map((stream) => workspace.stream(stream).get() as Project | undefined);
  return states.find((project) => project && !project.removed);
}

function indexOf(workspace: Workspace): Index {
  const known = indexes.get(workspace);
  if (known) return known;
  const ideas = new Map<string, string>();
  const index = createAtom(() => {
    const byIdea = new Map<string, string[]>();
    for (const stream of workspace.streamsOf('project').get()) {
      const ideaId = ideas.get(stream) ?? (workspace.peek(stream) as Project | undefined)?.ideaId;
      if (ideaId === undefined) continue;
      ideas.set(stream, ideaId);
      byIdea.set(ideaId, [...(byIdea.get(ideaId) ?? []), stream]);
    }
    return byIdea;
  });
  indexes.set(workspace, index);
  return index;
}
