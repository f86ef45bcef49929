import { createAtom, type ReadonlyAtom } from '@xstate/store';
import type { Page } from '#domain/page/page.ts';
import type { Workspace } from '../sync/workspace.store.ts';

const known = new WeakMap<Workspace, ReadonlyAtom<ReadonlyMap<string, readonly Page[]>>>();

/** The pages that are there, by the id of their project, the one changed last first. The same atom every time. */
export function pagesByProject(workspace: Workspace): ReadonlyAtom<ReadonlyMap<string, readonly Page[]>> {
  const atom =
    known.get(workspace) ??
    createAtom(() =>
      Map.groupBy(
        (workspace.statesOf('page').get() as readonly Page[]).filter(({ removed }) => !removed).toSorted(byLastChange),
        ({ projectId }) => projectId,
      ),
    );
  known.set(workspace, atom);
  return atom;
}

const byLastChange = (a: Page, b: Page): number =>
  a.changedAt === b.changedAt ? (a.id < b.id ? -1 : 1) : a.changedAt < b.changedAt ? 1 : -1;
