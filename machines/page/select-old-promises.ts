import { createAtom, type ReadonlyAtom } from '@xstate/store';
import type { Page } from '#domain/page/page.ts';
import { writtenFor } from '#domain/page/written-for.ts';
import { type Project, projectStreamOf } from '#domain/project/project.ts';
import type { Workspace } from '../sync/workspace.store.ts';
import { ideaOf } from '../vault/select-ideas.ts';

/** A live page that still says what it said for the idea before a pivot. */
export interface OldPromise {
  /** Id of the pivot. */
  readonly decisionId: string;
  /** Name of the idea before the pivot; empty if it is gone. */
  readonly title: string;
}

const known = new WeakMap<Workspace, ReadonlyAtom<ReadonlyMap<string, OldPromise>>>();

/** Pages that still say what they said before a pivot, by id. The same atom every time. */
export function oldPromisesIn(workspace: Workspace): ReadonlyAtom<ReadonlyMap<string, OldPromise>> {
  const atom =
    known.get(workspace) ??
    createAtom(
      () =>
        new Map(
          (workspace.statesOf('page').get() as readonly Page[]).flatMap((page): [string, OldPromise][] => {
            const written = writtenFor(page);
            if (!written || !page.isLive) return [];
            return [[page.id, { decisionId: written.decisionId, title: titleOf(workspace, written.from) }]];
          }),
        ),
    );
  known.set(workspace, atom);
  return atom;
}

function titleOf(workspace: Workspace, projectId: string): string {
  const project = workspace.stream(projectStreamOf(projectId)).get() as Project | undefined;
  return project?.title || (ideaOf(workspace, project?.ideaId ?? '').get()?.title ?? '');
}
