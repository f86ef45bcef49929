import { accept, type Decision, reject } from '../log/decision.ts';
import { partOf } from '../log/parts.ts';
import type { Reads } from '../log/reads.ts';
import { fact } from '../log/recorded-event.ts';
import { type Ledger, ledgerLimits, ledgerStreamOf, rungCaps } from './ledger.ts';
import type { LedgerCommandData } from './ledger-commands.ts';
import type { LedgerFact } from './ledger-facts.ts';

export function recordEvidence(ledger: Ledger, data: LedgerCommandData<'RecordEvidence'>): Decision<LedgerFact> {
  const reason = reasonAgainst(ledger, data);
  if (reason) return reject(reason);
  // Binary arithmetic must not refuse the sum of what a rung allows.
  if (data.weight > rungCaps[data.rung] + 1e-9) return reject('weight-beyond-rung');
  return accept(fact('EvidenceRecorded', { ...data, text: data.text.trim(), selfReported: true }));
}

/**
 * Records evidence from a judged experiment, without a check: it was checked before, and is kept even if its assumption
 * is gone.
 */
export function recordJudgedEvidence(
  ledger: Ledger,
  data: LedgerCommandData<'RecordJudgedEvidence'>,
): Decision<LedgerFact> {
  if (partOf(ledger.evidence, data.evidenceId)) return reject('id-taken');
  return accept(fact('EvidenceRecorded', data));
}

/** Its weight was checked where it was recorded. */
export function moveInEvidence(ledger: Ledger, data: LedgerCommandData<'MoveInEvidence'>): Decision<LedgerFact> {
  const reason = reasonAgainst(ledger, data);
  return reason ? reject(reason) : accept(fact('EvidenceRecorded', data));
}

export function carryEvidence(
  ledger: Ledger,
  { evidenceId, assumptionId, from }: LedgerCommandData<'CarryEvidence'>,
  reads: Reads,
): Decision<LedgerFact> {
  const reason = reasonAgainst(ledger, { evidenceId, assumptionId });
  if (reason) return reject(reason);
  const other = reads.state(ledgerStreamOf(from.projectId)) as Ledger | undefined;
  const cited = other && partOf(other.evidence, from.evidenceId);
  if (!other || !cited || cited.superseded !== null) return reject('evidence-missing');
  const wording = partOf(other.assumptions, cited.assumptionId)?.text;
  if (wording !== partOf(ledger.assumptions, assumptionId)?.text) return reject('wording-differs');
  const { direction, rung, weight, text, selfReported, url, experimentId, judgement } = cited;
  return accept(
    fact('EvidenceCarried', {
      ...{ evidenceId, assumptionId, direction, rung, weight, text, selfReported, carriedFrom: from },
      ...(url === null ? {} : { url }),
      ...(experimentId === null ? {} : { experimentId }),
      ...(judgement === null ? {} : { judgement }),
    }),
  );
}

export function supersedeEvidence(
  ledger: Ledger,
  { evidenceId, reason: raw }: LedgerCommandData<'WithdrawEvidence'>,
): Decision<LedgerFact> {
  const evidence = partOf(ledger.evidence, evidenceId);
  if (!evidence) return reject('evidence-missing');
  const reason = raw.trim();
  if (reason === '') return reject('reason-empty');
  return evidence.superseded === null ? accept(fact('EvidenceSuperseded', { evidenceId, reason })) : accept();
}

function reasonAgainst(
  ledger: Ledger,
  { evidenceId, assumptionId }: { readonly evidenceId: string; readonly assumptionId: string },
) {
  if (!partOf(ledger.assumptions, assumptionId)) return 'assumption-missing';
  if (partOf(ledger.evidence, evidenceId)) return 'id-taken';
  return ledger.evidenceCount >= ledgerLimits.evidence ? 'too-many' : undefined;
}
