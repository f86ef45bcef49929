import { createAtom, type ReadonlyAtom } from '@xstate/store';
import { compareNaturally } from '#domain/text/compare-naturally.ts';
import type { Workspace } from '../sync/workspace.store.ts';
import { ideaOf } from '../vault/select-ideas.ts';
import { projectsOf } from './select-projects.ts';

export interface NamedProjectOfIdea {
  readonly id: string;
  readonly ideaId: string;
  /** Its own name, or else the idea's. */
  readonly title: string;
  readonly isSample: boolean;
}

const known = new WeakMap<Workspace, ReadonlyAtom<readonly NamedProjectOfIdea[]>>();

/** Returns the explored projects in alphabetical order of their names. The same atom every time. */
export function namedProjectsOf(workspace: Workspace): ReadonlyAtom<readonly NamedProjectOfIdea[]> {
  const atom = known.get(workspace) ?? createAtom(() => listed(workspace), { compare: isSameList });
  known.set(workspace, atom);
  return atom;
}

function listed(workspace: Workspace): readonly NamedProjectOfIdea[] {
  return projectsOf(workspace)
    .get()
    .filter(({ archived, removed }) => !archived && !removed)
    .map(({ id, ideaId, title, isSample }) => ({
      id,
      ideaId,
      isSample,
      title: title || (ideaOf(workspace, ideaId).get()?.title ?? 'An idea that isn’t here'),
    }))
    .sort((a, b) => compareNaturally(a.title, b.title) || (a.id < b.id ? -1 : 1));
}

const isSameList = (a: readonly NamedProjectOfIdea[], b: readonly NamedProjectOfIdea[]): boolean =>
  a.length === b.length && a.every((each, n) => each.id === b[n]?.id && each.title === b[n]?.title);
