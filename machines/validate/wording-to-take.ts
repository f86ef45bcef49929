import { verdictOf } from '#domain/ledger/next-test.ts';
import type { Scored } from '#domain/ledger/score.ts';

/** Whether the last test of an assumption refuted it: a successor needs something else to be true. */
export const isRefutedWording = (scored: Scored): boolean => verdictOf(scored) === 'refutes';

/**
 * In which words a pivot takes an assumption along; empty if it stays behind. Until the founder writes, it keeps its own
 * words and with them its evidence, unless a test refuted it.
 */
export const wordingToTake = (wordings: Readonly<Record<string, string>>, scored: Scored): string =>
  wordings[scored.assumption.id] ?? (isRefutedWording(scored) ? '' : scored.assumption.text);
