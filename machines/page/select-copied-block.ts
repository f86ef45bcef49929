import { type Atom, createAtom } from '@xstate/store';
import type { CopiedBlock } from '#domain/page/copied-block.ts';
import type { Workspace } from '../sync/workspace.store.ts';

const known = new WeakMap<Workspace, Atom<CopiedBlock | null>>();

/** The block that was copied last in this tab; it goes with the workspace of its founder. The same atom every time. */
export function copiedBlockOf(workspace: Workspace): Atom<CopiedBlock | null> {
  const atom = known.get(workspace) ?? createAtom<CopiedBlock | null>(null);
  known.set(workspace, atom);
  return atom;
}
