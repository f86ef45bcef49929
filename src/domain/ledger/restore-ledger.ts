import { accept, type Decision, reject } from '../log/decision.ts';
import type { Json } from '../log/json.ts';
import { partOf } from '../log/parts.ts';
import type { Reads } from '../log/reads.ts';
import { fact } from '../log/recorded-event.ts';
import { assigningBack } from '../team/assignment.ts';
import {
  assignAssumption,
  retireAssumption,
  reviveAssumption,
  rewordAssumption,
  weighAssumption,
} from './assumption-rules.ts';
import { supersedeEvidence } from './evidence-rules.ts';
import type { Ledger } from './ledger.ts';
import { ledgerCommands } from './ledger-commands.ts';
import type { LedgerFact } from './ledger-facts.ts';

/** Why evidence no longer counts whose recording was undone. */
export const undone = 'Undone';

/** Leads a ledger's fields to wanted values by the rules of the commands that write them: all of them, or none. */
export function restoreLedger(
  ledger: Ledger,
  wanted: Readonly<Record<string, Json>>,
  reads: Reads,
): Decision<LedgerFact> {
  const facts: LedgerFact[] = [];
  for (const [id, fields] of byPart(wanted)) {
    const decision = restorePart(ledger, id, fields, reads);
    if (decision.kind === 'rejected') return decision;
    facts.push(...decision.facts);
  }
  return accept(...facts);
}

type Wanted = Readonly<Record<string, Json>>;

/** The wanted fields of each `kind:id`. */
function byPart(wanted: Wanted): ReadonlyMap<string, Wanted> {
  const parts = new Map<string, Record<string, Json>>();
  for (const [name, value] of Object.entries(wanted)) {
    const end = name.lastIndexOf(':');
    const part = parts.get(name.slice(0, end)) ?? {};
    part[name.slice(end + 1)] = value;
    parts.set(name.slice(0, end), part);
  }
  return parts;
}

function restorePart(ledger: Ledger, part: string, fields: Wanted, reads: Reads): Decision<LedgerFact> {
  const [kind, id = ''] = part.split(':');
  if (kind === 'assumption') return restoreAssumption(ledger, id, fields, reads);
  if (kind === 'evidence') return restoreEvidence(ledger, id, fields);
  return reject('invalid-data');
}

function restoreAssumption(ledger: Ledger, assumptionId: string, fields: Wanted, reads: Reads): Decision<LedgerFact> {
  const now = partOf(ledger.assumptions, assumptionId);
  if (!now) return reject('assumption-missing');
  const { text, retired, assigned, ...weights } = fields;
  const decisions: Decision<LedgerFact>[] = [];
  if (text !== undefined) {
    const data = ledgerCommands.RewordAssumption.schema.safeParse({ assumptionId, text });
    decisions.push(data.success ? rewordAssumption(ledger, data.data, reads) : reject('invalid-data'));
  }
  if (Object.keys(weights).length > 0) {
    const { importance, critical } = now;
    const data = ledgerCommands.WeighAssumption.schema.safeParse({ assumptionId, importance, critical, ...weights });
    decisions.push(data.success ? weighAssumption(ledger, data.data) : reject('invalid-data'));
  }
  if (retired === true) decisions.push(retireAssumption(ledger, { assumptionId, reason: undone }));
  else if (retired === false) decisions.push(reviveAssumption(ledger, { assumptionId, reason: undone }));
  else if (retired !== undefined) decisions.push(reject('invalid-data'));
  if (assigned !== undefined) {
    const back = assigningBack(assigned);
    decisions.push(back ? assignAssumption(ledger, { assumptionId, ...back }, reads) : reject('invalid-data'));
  }
  return together(decisions);
}

function restoreEvidence(ledger: Ledger, evidenceId: string, { counts, ...unknown }: Wanted): Decision<LedgerFact> {
  const now = partOf(ledger.evidence, evidenceId);
  if (!now) return reject('evidence-missing');
  if (typeof counts !== 'boolean' || Object.keys(unknown).length > 0) return reject('invalid-data');
  if (!counts) return supersedeEvidence(ledger, { evidenceId, reason: undone });
  return now.superseded === null ? accept() : accept(fact('EvidenceReinstated', { evidenceId }));
}

function together(decisions: readonly Decision<LedgerFact>[]): Decision<LedgerFact> {
  const facts: LedgerFact[] = [];
  for (const decision of decisions) {
    if (decision.kind === 'rejected') return decision;
    facts.push(...decision.facts);
  }
  return accept(...facts);
}
