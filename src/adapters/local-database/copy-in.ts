import type { CopyFault } from '#domain/replica/copy-fault.ts';
import { foldTail } from '#domain/replica/fold-tail.ts';
import type { KeptFact } from '#domain/replica/kept-fact.ts';
import { isCurrent, type SavedCopy, type SavedStream } from '#domain/replica/saved-copy.ts';
import type { CopyMeta, PackRow, TailRow } from './copy-rows.ts';

export interface LoadedCopy {
  /** Null where there is none, where it is of no use, or where it was folded by other code. */
  readonly copy: SavedCopy | null;
  /** Why there is none although there was one; told once. */
  readonly fault: CopyFault | null;
}

export interface CopyParts {
  readonly meta: CopyMeta | undefined;
  readonly packs: readonly PackRow[];
  /** In the order of their positions. */
  readonly tail: readonly TailRow[];
}

const torn: LoadedCopy = { copy: null, fault: { kind: 'torn', lost: 0 } };

/** Whether the rows are a whole copy, and of use to this version of the product. */
export function copyIn({ meta, packs, tail }: CopyParts): LoadedCopy {
  if (!meta) return { copy: null, fault: null };
  const { position, folds, isComplete, workspace, head, base } = meta;
  if (!isCurrent({ folds })) return { copy: null, fault: null };
  if (packs.length !== meta.packs.length || tail.length !== position - base) return torn;
  const states = packs.flatMap(({ text }) => JSON.parse(text) as SavedStream[]);
  const facts = tail.map(({ text }) => JSON.parse(text) as KeptFact);
  const streams = foldTail(states, base, facts);
  if (streams?.length !== meta.streamCount) return torn;
  return { copy: { position, folds, isComplete, workspace, head, streams }, fault: null };
}
