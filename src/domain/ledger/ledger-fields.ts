import { differingParts, eachPart, withParts } from '../log/parts.ts';
import { differingFields } from '../undo/differing-fields.ts';
import type { FieldChange, Fields } from '../undo/field-change.ts';
import type { Assumption, Evidence, Ledger } from './ledger.ts';

type Field = readonly [name: string, value: Fields[string]];

/** `assumption:{id}:{name}`; one that is not there counts as retired. */
const ofAssumption = (id: string, each: Assumption | undefined): readonly Field[] =>
  each
    ? [
        [`assumption:${id}:text`, each.text],
        [`assumption:${id}:importance`, each.importance],
        [`assumption:${id}:critical`, each.critical],
        [`assumption:${id}:retired`, each.retired],
        [`assumption:${id}:assigned`, each.assigned ?? null],
      ]
    : [[`assumption:${id}:retired`, true]];

/** `evidence:{id}:counts`; what is not there does not count. */
const ofEvidence = (id: string, each: Evidence | undefined): readonly Field[] => [
  [`evidence:${id}:counts`, each?.superseded === null],
];

const inOrder = <T extends Assumption | Evidence>(parts: Iterable<T>): readonly T[] =>
  [...parts].sort((a, b) => a.order - b.order);

/**
 * Returns the fields that an undo can bring back, in their original order. Decisions stay: another one is made instead.
 */
export function ledgerFields({ assumptions, evidence }: Ledger): Fields {
  return Object.fromEntries([
    ...inOrder(eachPart(assumptions)).flatMap((each) => ofAssumption(each.id, each)),
    ...inOrder(eachPart(evidence)).flatMap((each) => ofEvidence(each.id, each)),
  ]);
}

/** Yields the changes that lead from `after` back to `before`, only for fields that differ, in their original order. */
export function* ledgerDifferences(before: Ledger, after: Ledger): Generator<readonly [string, FieldChange]> {
  for (const [old, now] of pairsInOrder(differingParts(before.assumptions, after.assumptions))) {
    yield* differingFields(ofAssumption((now ?? old)?.id ?? '', old), ofAssumption((now ?? old)?.id ?? '', now));
  }
  for (const [old, now] of pairsInOrder(differingParts(before.evidence, after.evidence))) {
    yield* differingFields(ofEvidence((now ?? old)?.id ?? '', old), ofEvidence((now ?? old)?.id ?? '', now));
  }
}

type Pair<T> = readonly [T | undefined, T | undefined];

const pairsInOrder = <T extends Assumption | Evidence>(pairs: Iterable<Pair<T>>): readonly Pair<T>[] =>
  [...pairs].sort(([a, b], [c, d]) => ((b ?? a)?.order ?? 0) - ((d ?? c)?.order ?? 0));

/** With everything retired and nothing that counts. */
export const clearedLedger = (ledger: Ledger): Ledger => ({
  ...ledger,
  assumptions: withParts(
    ledger.assumptions,
    [...eachPart(ledger.assumptions)].map((each) => ({ ...each, retired: true })),
  ),
  evidence: withParts(
    ledger.evidence,
    [...eachPart(ledger.evidence)].map((each) => ({ ...each, superseded: each.superseded ?? '' })),
  ),
});
