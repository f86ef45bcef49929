import type { CommandDraft } from '#domain/log/command-draft.ts';
import { vaultDraft } from '#domain/log/command-draft.ts';
import { decideCommand } from '#domain/log/decide-command.ts';
import type { Rejection } from '#domain/log/decision.ts';
import { sameJson } from '#domain/log/same-json.ts';
import { type Criterion, emptyVault, vaultLimits } from '#domain/vault/vault.ts';

/** A criterion of a set that is offered to begin with, before it has an id. */
export type CriterionTemplate = Pick<Criterion, 'name' | 'weight'>;

export const criteriaTemplates: Readonly<Record<'founder' | 'ice' | 'even', readonly CriterionTemplate[]>> = {
  founder: [
    { name: 'Pain', weight: 3500 },
    { name: 'Willingness to pay', weight: 3000 },
    { name: 'Reach', weight: 2000 },
    { name: 'Ease', weight: 1500 },
  ],
  ice: [
    { name: 'Impact', weight: 4000 },
    { name: 'Confidence', weight: 3000 },
    { name: 'Ease', weight: 3000 },
  ],
  even: [
    { name: 'Desirable', weight: 3340 },
    { name: 'Feasible', weight: 3330 },
    { name: 'Viable', weight: 3330 },
  ],
};

/** Weights are given in tenths of a percent, which are ten basis points. */
const tenth = 10;

/**
 * Spreads 100 % in the proportion of `weights`, in tenths of a percent: each gets its whole tenths, and those with the
 * largest remainders one more, the first ones where remainders are equal. Equal shares where all are zero.
 */
export function spreadWeights(weights: readonly number[]): readonly number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const parts = total === 0 ? weights.map(() => 1) : weights;
  const whole = total === 0 ? weights.length : total;
  const tenths = vaultLimits.weights / tenth;
  // In whole numbers, so that remainders that are equal compare as equal.
  const shares = parts.map((part) => Math.floor((part * tenths) / whole));
  const remainders = parts.map((part) => (part * tenths) % whole);
  const rest = tenths - shares.reduce((sum, share) => sum + share, 0);
  const first = [...remainders.keys()].sort((a, b) => (remainders[b] ?? 0) - (remainders[a] ?? 0) || a - b);
  const lucky = new Set(first.slice(0, rest));
  return shares.map((share, n) => (share + (lucky.has(n) ? 1 : 0)) * tenth);
}

/** Weight that is missing to 100 %, in basis points; negative if the weights exceed it. */
export const missingWeight = (criteria: readonly Criterion[]): number =>
  vaultLimits.weights - criteria.reduce((sum, { weight }) => sum + weight, 0);

export const sameCriteria = (a: readonly Criterion[], b: readonly Criterion[]): boolean => sameJson(a, b);

export function commandForCriteria(
  criteria: readonly Criterion[],
  base: readonly Criterion[],
  workspace: string,
): CommandDraft {
  return vaultDraft('SetCriteria', workspace, { criteria, base });
}

const anywhere = '00000000-0000-4000-8000-000000000000';

/** Why the vault would not take this set; null if it would. */
export function reasonAgainst(criteria: readonly Criterion[]): Rejection | null {
  const command = { ...commandForCriteria(criteria, [], anywhere), id: 'judged', at: '' };
  const decision = decideCommand(emptyVault, command);
  return decision.kind === 'rejected' ? decision.reason : null;
}
