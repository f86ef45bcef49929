import { createAtom, type ReadonlyAtom } from '@xstate/store';
import type { Report } from '#domain/report/report.ts';
import type { Workspace } from '../sync/workspace.store.ts';

const known = new WeakMap<Workspace, ReadonlyAtom<ReadonlyMap<string, readonly Report[]>>>();

/** The reports that are there, by the id of their project, the one changed last first. The same atom every time. */
export function reportsByProject(workspace: Workspace): ReadonlyAtom<ReadonlyMap<string, readonly Report[]>> {
  const atom =
    known.get(workspace) ??
    createAtom(() =>
      Map.groupBy(
        (workspace.statesOf('report').get() as readonly Report[])
          .filter(({ removed }) => !removed)
          .toSorted(byLastChange),
        ({ projectId }) => projectId,
      ),
    );
  known.set(workspace, atom);
  return atom;
}

const byLastChange = (a: Report, b: Report): number =>
  a.changedAt === b.changedAt ? (a.id < b.id ? -1 : 1) : a.changedAt < b.changedAt ? 1 : -1;
