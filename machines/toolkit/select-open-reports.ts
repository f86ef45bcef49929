import { createAtom, type ReadonlyAtom } from '@xstate/store';
import type { Report } from '#domain/report/report.ts';
import type { Workspace } from '../sync/workspace.store.ts';

const known = new WeakMap<Workspace, ReadonlyAtom<readonly Report[]>>();

/** The reports that a calculation can be put into, the one changed last first. The same atom every time. */
export function openReportsOf(workspace: Workspace): ReadonlyAtom<readonly Report[]> {
  const atom =
    known.get(workspace) ??
    createAtom(() =>
      (workspace.statesOf('report').get() as readonly Report[])
        .filter(({ removed }) => !removed)
        .toSorted((a, b) =>
          a.changedAt === b.changedAt ? (a.id < b.id ? -1 : 1) : a.changedAt < b.changedAt ? 1 : -1,
        ),
    );
  known.set(workspace, atom);
  return atom;
}
