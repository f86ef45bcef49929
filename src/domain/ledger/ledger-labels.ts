import type { StreamLabels } from '../log/stream-labels.ts';
import { because } from '../text/because.ts';
import { quoted } from '../text/quoted.ts';
import type { Direction } from './ledger.ts';
import type { LedgerCommand } from './ledger-commands.ts';
import type { LedgerFact } from './ledger-facts.ts';

/** For which side evidence or a quote speaks. */
export const directionWords: Readonly<Record<Direction, string>> = { '-1': 'against', 0: 'for neither side', 1: 'for' };

/** Labels of facts and commands of a ledger. */
export const ledgerLabels: StreamLabels<
  LedgerFact,
  Exclude<LedgerCommand['type'], 'RecordJudgedEvidence' | 'SupersedeEvidence' | 'MoveInEvidence'>
> = {
  titles: {
    AssumptionStated: ({ text }) => `Stated ${quoted(text)}`,
    AssumptionReworded: ({ text }) => `Reworded an assumption to ${quoted(text)}`,
    AssumptionWeighed: ({ importance, critical }) =>
      `Weighed an assumption: importance ${importance}${critical ? ', critical' : ', not critical'}`,
    AssumptionRetired: ({ reason }) => because('Retired an assumption', reason),
    AssumptionRevived: ({ reason }) => because('Revived an assumption', reason),
    AssumptionAssigned: ({ accountId }, { member }) =>
      accountId === null
        ? 'Assigned an assumption to no one'
        : `Assigned an assumption to ${member?.(accountId) ?? 'a member'}`,
    EvidenceRecorded: ({ direction, text, experimentId, origin }) =>
      origin
        ? `Moved evidence ${directionWords[direction]} in from another workspace`
        : experimentId === undefined
          ? `Recorded evidence ${directionWords[direction]}: ${quoted(text)}`
          : `Recorded what an experiment showed: evidence ${directionWords[direction]}`,
    EvidenceCarried: ({ direction, text }) => `Carried evidence ${directionWords[direction]} over: ${quoted(text)}`,
    EvidenceSuperseded: ({ reason }) => because('Withdrew evidence', reason),
    EvidenceReinstated: () => 'Counted evidence again',
    DecisionRecorded: ({ kind }) => `Decided to ${kind}`,
  },
  attempts: {
    StateAssumption: 'A new assumption',
    RewordAssumption: 'A new wording',
    WeighAssumption: 'A new importance',
    RetireAssumption: 'Retiring an assumption',
    ReviveAssumption: 'Reviving an assumption',
    AssignAssumption: 'Assigning an assumption',
    RecordEvidence: 'New evidence',
    WithdrawEvidence: 'Withdrawing evidence',
    CarryEvidence: 'Evidence carried over',
    RecordDecision: 'A decision',
  },
};
