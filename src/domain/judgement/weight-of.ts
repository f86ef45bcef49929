import type { Experiment } from '../experiment/experiment.ts';
import type { Rung } from '../ledger/ledger.ts';

interface Weight {
  readonly rung: Rung;
  readonly weight: number;
}

/** Weights of interviews with one, two and three customers. */
const anecdotes = [0.5, 0.75, 1];

/**
 * Returns the evidence weight of a judged experiment, whatever its verdict; null if nobody was asked. `n` is the number
 * of entries.
 */
export function weightOf(
  { method, artefact, lock }: Pick<Experiment, 'method' | 'artefact' | 'lock'>,
  n: number,
): Weight | null {
  if (n === 0) return null;
  if (method === 'interviews' && n <= anecdotes.length) return { rung: 'anecdote', weight: anecdotes[n - 1] ?? 1 };
  const market = (weight: number): Weight => ({ rung: 'market', weight });
  switch (method) {
    case 'interviews':
      return market(n < 20 ? 2 : 3);
    case 'page':
      return market(artefact?.goal === 'qualified-sign-up' ? 2 : 1);
    case 'survey':
      // Nobody counted who has not confirmed an address: verified people.
      return market(lock?.counts === 'confirmed' ? 2 : 1);
    case 'fake-door':
      return market(1);
    case 'pre-order':
      return market(3);
    case 'prototype':
      return market(3);
    // Nobody but the founder has seen where it comes from.
    case 'data':
      return market(1);
    case 'split':
      return market(4);
  }
}
