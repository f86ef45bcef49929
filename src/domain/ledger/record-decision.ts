import { accept, type Decision, reject } from '../log/decision.ts';
import type { Reads } from '../log/reads.ts';
import { fact } from '../log/recorded-event.ts';
import { oneLine } from '../text/one-line.ts';
import { type Ledger, ledgerLimits } from './ledger.ts';
import type { LedgerCommandData } from './ledger-commands.ts';
import type { LedgerFact } from './ledger-facts.ts';
import { ongoingAfter } from './ongoing.ts';
import { scoreFormula, scoresOf, weakestOf } from './score.ts';

/**
 * Decides `RecordDecision`. Rejects with `ledger-moved` if evidence has come since `seenVersion`, so that no decision
 * ignores what its founder has not seen.
 */
export function recordDecision(
  ledger: Ledger,
  data: LedgerCommandData<'RecordDecision'>,
  reads: Reads,
): Decision<LedgerFact> {
  const { seenVersion, successor } = data;
  const [reason, reversedBy] = [data.reason.trim(), data.reversedBy.trim()];
  if (reason === '') return reject('reason-empty');
  if (reversedBy === '' && (data.kind === 'kill' || data.kind === 'pause')) return reject('reason-empty');
  if (successor && oneLine(successor.title) === '') return reject('title-empty');
  if (ledger.decisions.some(({ id }) => id === data.decisionId)) return reject('id-taken');
  if (ledger.decisions.length >= ledgerLimits.decisions) return reject('too-many');
  // A version that is still to come was not seen either.
  if (seenVersion < ledger.evidenceVersion || seenVersion > ledger.version) return reject('ledger-moved');
  const ongoing = ongoingAfter(ledger.projectId, data, reads);
  if (typeof ongoing === 'string') return reject(ongoing);
  const score = weakestOf(scoresOf(ledger))?.score ?? null;
  return accept(
    fact('DecisionRecorded', {
      ...data,
      reason,
      reversedBy,
      ...(successor ? { successor: { ...successor, title: oneLine(successor.title) } } : {}),
      ...(data.kind === 'pivot' ? { ongoing } : {}),
      score,
      formula: scoreFormula,
    }),
  );
}
