import { createAtom, type ReadonlyAtom } from '@xstate/store';
import type { Survey } from '#domain/survey/survey.ts';
import type { Workspace } from '../sync/workspace.store.ts';

const known = new WeakMap<Workspace, ReadonlyAtom<ReadonlyMap<string, readonly Survey[]>>>();

/** The surveys that are there, by the id of their project, the one changed last first. The same atom every time. */
export function surveysByProject(workspace: Workspace): ReadonlyAtom<ReadonlyMap<string, readonly Survey[]>> {
  const atom =
    known.get(workspace) ??
    createAtom(() =>
      Map.groupBy(
        (workspace.statesOf('survey').get() as readonly Survey[])
          .filter(({ removed }) => !removed)
          .toSorted(byLastChange),
        ({ projectId }) => projectId,
      ),
    );
  known.set(workspace, atom);
  return atom;
}

const byLastChange = (a: Survey, b: Survey): number =>
  a.changedAt === b.changedAt ? (a.id < b.id ? -1 : 1) : a.changedAt < b.changedAt ? 1 : -1;
