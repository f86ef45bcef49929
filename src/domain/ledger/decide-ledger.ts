import type { Sent } from '../log/command-type.ts';
import type { Decision } from '../log/decision.ts';
import { decideMoment } from '../log/name-moment.ts';
import type { Reads } from '../log/reads.ts';
import { decideUndo } from '../undo/decide-undo.ts';
import { fieldIn } from '../undo/field-change.ts';
import {
  assignAssumption,
  retireAssumption,
  reviveAssumption,
  rewordAssumption,
  stateAssumption,
  weighAssumption,
} from './assumption-rules.ts';
import {
  carryEvidence,
  moveInEvidence,
  recordEvidence,
  recordJudgedEvidence,
  supersedeEvidence,
} from './evidence-rules.ts';
import { emptyLedger } from './evolve-ledger.ts';
import type { Ledger } from './ledger.ts';
import type { LedgerCommand } from './ledger-commands.ts';
import type { LedgerFact } from './ledger-facts.ts';
import { ledgerFields } from './ledger-fields.ts';
import { recordDecision } from './record-decision.ts';
import { restoreLedger } from './restore-ledger.ts';

/** Decides a ledger command whose data its schema has accepted. */
export function decideLedger(
  before: Ledger | undefined,
  command: Sent<LedgerCommand>,
  reads: Reads,
): Decision<LedgerFact> {
  const ledger = before ?? emptyLedger(command.stream);
  switch (command.type) {
    case 'StateAssumption':
      return stateAssumption(ledger, command.data, reads);
    case 'RewordAssumption':
      return rewordAssumption(ledger, command.data, reads);
    case 'WeighAssumption':
      return weighAssumption(ledger, command.data);
    case 'RetireAssumption':
      return retireAssumption(ledger, command.data);
    case 'ReviveAssumption':
      return reviveAssumption(ledger, command.data);
    case 'AssignAssumption':
      return assignAssumption(ledger, command.data, reads);
    case 'RecordEvidence':
      return recordEvidence(ledger, command.data);
    case 'WithdrawEvidence':
    case 'SupersedeEvidence':
      return supersedeEvidence(ledger, command.data);
    case 'CarryEvidence':
      return carryEvidence(ledger, command.data, reads);
    case 'RecordDecision':
      return recordDecision(ledger, command.data, reads);
    case 'RecordJudgedEvidence':
      return recordJudgedEvidence(ledger, command.data);
    case 'MoveInEvidence':
      return moveInEvidence(ledger, command.data);
    case 'NameMoment':
      return decideMoment(ledger.moments, command.data);
    case 'UndoChange':
      return decideUndo(fieldIn(ledgerFields(ledger)), command.data, (wanted) => restoreLedger(ledger, wanted, reads));
  }
}
