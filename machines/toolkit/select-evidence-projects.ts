import { createAtom, type ReadonlyAtom } from '@xstate/store';
import { eachPart } from '#domain/log/parts.ts';
import { type NamedProjectOfIdea, namedProjectsOf } from '../project/select-named-projects.ts';
import type { Workspace } from '../sync/workspace.store.ts';
import { ledgerOf } from '../validate/select-ledger.ts';

const known = new WeakMap<Workspace, ReadonlyAtom<readonly NamedProjectOfIdea[]>>();

/** Returns the explored projects with an assumption that evidence can be about. The same atom every time. */
export function evidenceProjectsOf(workspace: Workspace): ReadonlyAtom<readonly NamedProjectOfIdea[]> {
  const atom =
    known.get(workspace) ??
    createAtom(() =>
      namedProjectsOf(workspace)
        .get()
        .filter(({ id }) => [...eachPart(ledgerOf(workspace, id).get().assumptions)].some(({ retired }) => !retired)),
    );
  known.set(workspace, atom);
  return atom;
}
