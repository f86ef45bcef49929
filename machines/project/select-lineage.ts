import { createAtom, type ReadonlyAtom } from '@xstate/store';
import { type Lineage, lineageOf } from '#domain/lineage/lineage-of.ts';
import { atomByWorkspace } from '../atom-by-workspace.ts';

/** Returns the ideas that came before the idea of a project. The same atom every time. */
export const lineageIn = atomByWorkspace(
  (workspace, projectId): ReadonlyAtom<Lineage> =>
    createAtom(() =>
      lineageOf(projectId, {
        state: (stream) => workspace.stream(stream).get(),
        statesOf: (kind) => workspace.statesOf(kind).get(),
      }),
    ),
);
