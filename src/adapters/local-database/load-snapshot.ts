import type { KindGate } from '#domain/log/lazy-kinds.ts';
import { kindGate } from '#domain/log/stream-kinds.ts';
import { foldTail } from '#domain/replica/fold-tail.ts';
import type { KeptFact } from '#domain/replica/kept-fact.ts';
import { isCurrent, type LocalSnapshot, type SavedStream } from '#domain/replica/local-snapshot.ts';
import type { SnapshotFault } from '#domain/replica/snapshot-fault.ts';
import type { CopyMeta, PackRow, PersonalRow, TailRow } from './snapshot-rows.ts';

export interface LoadedSnapshot {
  /** Null if there is none, if it is of no use, or if it was folded by other code. */
  readonly copy: LocalSnapshot | null;
  /** Why there is none although there was one; told once. */
  readonly fault: SnapshotFault | null;
  /** There is one, but rules by which it is read have not come: it stays for the next time. */
  readonly stays?: boolean;
}

export interface SnapshotParts {
  readonly meta: CopyMeta | undefined;
  readonly packs: readonly PackRow[];
  readonly personal: readonly PersonalRow[];
  /** In the order of their positions. */
  readonly tail: readonly TailRow[];
}

const torn: LoadedSnapshot = { copy: null, fault: { kind: 'torn', lost: 0 } };

const unread: LoadedSnapshot = { copy: null, fault: null, stays: true };

/** Whether the rows are a whole copy, and of use to this version of the product. */
export async function loadSnapshot(
  { meta, packs, personal, tail }: SnapshotParts,
  gate: KindGate = kindGate,
): Promise<LoadedSnapshot> {
  if (!meta) return { copy: null, fault: null };
  const { position, folds, isComplete, workspace, head, base, rightsAt } = meta;
  if (!isCurrent({ folds })) return { copy: null, fault: null };
  if (packs.length !== meta.packs.length || tail.length !== position - base) return torn;
  const packed = packs.flatMap(({ text }) => JSON.parse(text) as SavedStream[]);
  const states = [...packed, ...personal.map(({ text }) => JSON.parse(text) as SavedStream)];
  const facts = tail.map(({ text }) => JSON.parse(text) as KeptFact);
  const named = [...states, ...facts].map(({ stream }) => stream);
  if (!(gate.areHere(named) || (await gate.fetch(named)))) return unread;
  const streams = foldTail(states, base, facts);
  if (streams?.length !== meta.streamCount) return torn;
  return { copy: { position, folds, isComplete, workspace, head, rightsAt, streams }, fault: null };
}
