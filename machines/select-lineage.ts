import { createAtom, type ReadonlyAtom } from '@xstate/store';
import { type Lineage, lineageOf } from '#domain/lineage/lineage-of.ts';
import type { Workspace } from './workspace.store.ts';

const known = new WeakMap<Workspace, Map<string, ReadonlyAtom<Lineage>>>();

/** What came before the idea of a project. The same atom every time. */
export function lineageIn(workspace: Workspace, projectId: string): ReadonlyAtom<Lineage> {
  const ofWorkspace = known.get(workspace) ?? new Map<string, ReadonlyAtom<Lineage>>();
  known.set(workspace, ofWorkspace);
  const atom =
    ofWorkspace.get(projectId) ??
    createAtom(() =>
      lineageOf(projectId, {
        state: (stream) => workspace.stream(stream).get(),
        statesOf: (kind) => workspace.statesOf(kind).get(),
      }),
    );
  ofWorkspace.set(projectId, atom);
  return atom;
}
