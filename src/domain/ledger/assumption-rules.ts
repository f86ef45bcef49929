import type { Experiment } from '../experiment/experiment.ts';
import { accept, type Decision, reject } from '../log/decision.ts';
import { eachPart, partOf } from '../log/parts.ts';
import type { Reads } from '../log/reads.ts';
import { fact } from '../log/recorded-event.ts';
import { judgeAssignment } from '../team/assignment.ts';
import { mergeText } from '../text/merge-text.ts';
import { oneLine } from '../text/one-line.ts';
import { type Assumption, type AssumptionSource, type Ledger, ledgerLimits, ledgerStreamOf } from './ledger.ts';
import type { LedgerCommandData } from './ledger-commands.ts';
import type { LedgerFact } from './ledger-facts.ts';
import { weigh } from './score.ts';

export function stateAssumption(
  ledger: Ledger,
  data: LedgerCommandData<'StateAssumption'>,
  reads: Reads,
): Decision<LedgerFact> {
  const text = oneLine(data.text);
  if (text === '') return reject('text-empty');
  if (partOf(ledger.assumptions, data.assumptionId)) return reject('id-taken');
  if (data.successorOf !== undefined && !partOf(ledger.assumptions, data.successorOf)) {
    return reject('assumption-missing');
  }
  if (isFull(ledger)) return reject('ledger-full');
  if (data.carriedFrom && isUnderTest(data.assumptionId, reads) && text !== wordingOf(data.carriedFrom, reads)) {
    return reject('wording-differs');
  }
  return accept(fact('AssumptionStated', { ...data, text }));
}

export function rewordAssumption(
  ledger: Ledger,
  { assumptionId, text: raw, base }: LedgerCommandData<'RewordAssumption'>,
  reads: Reads,
): Decision<LedgerFact> {
  const assumption = partOf(ledger.assumptions, assumptionId);
  if (!assumption) return reject('assumption-missing');
  const wanted = oneLine(raw);
  if (wanted === '') return reject('text-empty');
  if (wanted === assumption.text) return accept();
  if (assumption.cited || isUnderTest(assumptionId, reads)) return reject('assumption-tested');
  const text = mergeText(oneLine(base ?? assumption.text), assumption.text, wanted);
  if (text === undefined || text.length > ledgerLimits.text) return reject('text-changed');
  return text === assumption.text ? accept() : accept(fact('AssumptionReworded', { assumptionId, text }));
}

export function weighAssumption(
  ledger: Ledger,
  { assumptionId, importance, critical }: LedgerCommandData<'WeighAssumption'>,
): Decision<LedgerFact> {
  const assumption = partOf(ledger.assumptions, assumptionId);
  if (!assumption) return reject('assumption-missing');
  if (assumption.importance === importance && assumption.critical === critical) return accept();
  const lowers = assumption.critical && !critical && isRefuted(ledger, assumption);
  return accept(
    fact('AssumptionWeighed', {
      assumptionId,
      importance,
      critical,
      ...(lowers ? { lowersAfterRefutation: true } : {}),
    }),
  );
}

export function retireAssumption(
  ledger: Ledger,
  { assumptionId, reason = '' }: LedgerCommandData<'RetireAssumption'>,
): Decision<LedgerFact> {
  const assumption = partOf(ledger.assumptions, assumptionId);
  if (!assumption) return reject('assumption-missing');
  return assumption.retired ? accept() : accept(fact('AssumptionRetired', { assumptionId, reason: reason.trim() }));
}

export function reviveAssumption(
  ledger: Ledger,
  { assumptionId, reason = '' }: LedgerCommandData<'ReviveAssumption'>,
): Decision<LedgerFact> {
  const assumption = partOf(ledger.assumptions, assumptionId);
  if (!assumption) return reject('assumption-missing');
  if (!assumption.retired) return accept();
  if (isFull(ledger)) return reject('ledger-full');
  return accept(fact('AssumptionRevived', { assumptionId, reason: reason.trim() }));
}

export function assignAssumption(
  ledger: Ledger,
  { assumptionId, ...wanted }: LedgerCommandData<'AssignAssumption'>,
  reads: Pick<Reads, 'actor'>,
): Decision<LedgerFact> {
  const assumption = partOf(ledger.assumptions, assumptionId);
  if (!assumption) return reject('assumption-missing');
  const judged = judgeAssignment(assumption.assigned ?? null, wanted, reads);
  if ('reason' in judged) return reject(judged.reason);
  return accept(...judged.facts.map((assigned) => fact('AssumptionAssigned', { assumptionId, ...assigned })));
}

function isFull({ assumptions }: Ledger): boolean {
  let live = 0;
  for (const { retired } of eachPart(assumptions)) if (!retired) live += 1;
  return live >= ledgerLimits.assumptions;
}

const wordingOf = ({ projectId, assumptionId }: AssumptionSource, reads: Reads): string | undefined => {
  const other = reads.state(ledgerStreamOf(projectId)) as Ledger | undefined;
  return other && partOf(other.assumptions, assumptionId)?.text;
};

/** An experiment that was started, however it ended and wherever it went on, was about this wording. */
function isUnderTest(assumptionId: string, reads: Reads): boolean {
  for (const state of reads.statesOf('experiment')) {
    const { lock, reassignedFrom = [], ...experiment } = state as Experiment;
    if (lock && [experiment, ...reassignedFrom].some((each) => each.assumptionId === assumptionId)) return true;
  }
  return false;
}

/** More of the evidence that counts speaks against it than for it. */
function isRefuted({ evidence }: Ledger, { id }: Assumption): boolean {
  const counts = [...eachPart(evidence)].filter(
    ({ assumptionId, superseded }) => assumptionId === id && superseded === null,
  );
  const { supports, refutes } = weigh(counts);
  return refutes > supports;
}
