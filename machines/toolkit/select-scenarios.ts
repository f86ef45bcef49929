import { createAtom, type ReadonlyAtom } from '@xstate/store';
import type { Scenario } from '#domain/scenario/scenario.ts';
import { compareNaturally } from '#domain/text/compare-naturally.ts';
import type { Workspace } from '../sync/workspace.store.ts';

const known = new WeakMap<Workspace, ReadonlyAtom<readonly Scenario[]>>();

/** The scenarios that are there, in the order of the alphabet. The same atom every time. */
export function scenariosOf(workspace: Workspace): ReadonlyAtom<readonly Scenario[]> {
  const atom =
    known.get(workspace) ??
    createAtom(() =>
      (workspace.statesOf('scenario').get() as readonly Scenario[])
        .filter(({ removed }) => !removed)
        .toSorted((a, b) => compareNaturally(a.title, b.title) || (a.id < b.id ? -1 : 1)),
    );
  known.set(workspace, atom);
  return atom;
}
