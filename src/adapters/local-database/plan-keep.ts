import { sameFolds } from '#domain/replica/local-snapshot.ts';
import { packsOf, personalRowsOf } from './packs-of.ts';
import type { CopyMeta, PackRow, PersonalRow, TailRow } from './snapshot-rows.ts';
import type { KeepOutcome, SnapshotUpdate } from './snapshot-update.ts';

/** A plan of writes. `meta` is absent if nothing is written. */
export interface KeepPlan {
  readonly outcome: KeepOutcome;
  readonly meta?: CopyMeta;
  /** Whether all packs, facts and streams about people that are there go before. */
  readonly clears?: boolean;
  readonly personal?: readonly PersonalRow[];
  readonly packs?: readonly PackRow[];
  readonly tail?: readonly TailRow[];
}

/** When facts are folded into the states: they are read with every start, and states are written seldom. */
export const tailMost = { facts: 200, length: 1024 * 1024 };

/** Plans how an update changes a copy; the one that is further wins. */
export function planKeep(kept: CopyMeta | undefined, update: SnapshotUpdate, most = tailMost): KeepPlan {
  const outcomeOf = ({ position, base, tailLength }: CopyMeta): KeepOutcome =>
    position - base > most.facts || tailLength > most.length ? 'long' : 'kept';
  const { position, folds, isComplete, workspace, head, streamCount, rightsAt = 0 } = update;
  const { rightsAt: keptRightsAt = 0 } = kept ?? nothing;
  if (kept && (!sameFolds(kept.folds, folds) || rightsAt < keptRightsAt)) return { outcome: 'foreign' };
  // Nothing of what was read with other rights is mixed with this.
  if (kept && rightsAt > keptRightsAt) {
    const plan = planKeep(undefined, update, most);
    return plan.meta ? { ...plan, clears: true } : plan;
  }
  const reached = kept?.position ?? 0;
  if ('from' in update && reached < update.from) return { outcome: 'gap' };
  const isFurther = position > reached;
  if (kept && !isFurther && (kept.isComplete || !isComplete)) return { outcome: outcomeOf(kept) };
  const before = kept ?? nothing;
  const common = {
    folds,
    isComplete: isComplete || before.isComplete,
    workspace: workspace ?? before.workspace,
    ...(rightsAt > 0 && { rightsAt }),
  };
  if (!isFurther) {
    const meta = { ...before, ...common };
    return { outcome: outcomeOf(meta), meta };
  }
  const further = { ...common, position, head, streamCount };
  if ('streams' in update) {
    const packs = packsOf(update.streams);
    const meta = { ...further, base: position, packs: packs.map(({ pack }) => pack), tailLength: 0 };
    return { outcome: 'kept', meta, clears: true, packs, personal: personalRowsOf(update.streams) };
  }
  const tail = update.facts
    .filter((fact) => fact.position > reached)
    .map((fact) => ({ position: fact.position, text: JSON.stringify(fact) }));
  const { base, packs, tailLength } = before;
  const meta = { ...further, base, packs, tailLength: tail.reduce((sum, { text }) => sum + text.length, tailLength) };
  return { outcome: outcomeOf(meta), meta, tail, personal: personalRowsOf(update.personal ?? []) };
}

const nothing: CopyMeta = {
  position: 0,
  folds: {},
  isComplete: false,
  workspace: null,
  head: null,
  streamCount: 0,
  base: 0,
  packs: [],
  tailLength: 0,
};
