import type { MomentFact } from '../log/name-moment.ts';
import type { Origin } from '../log/origin.ts';
import type { FactOf } from '../log/recorded-event.ts';
import type { Assigning } from '../team/assignment.ts';
import type { DecisionMade, Direction, EvidenceSource, Ongoing, Rung, Successor } from './ledger.ts';
import type { LedgerCommandData } from './ledger-commands.ts';

type Recorded = {
  readonly evidenceId: string;
  readonly assumptionId: string;
  readonly direction: Direction;
  readonly rung: Rung;
  readonly weight: number;
  readonly text: string;
  readonly selfReported: boolean;
  readonly interviewId?: string | undefined;
  readonly quoteId?: string | undefined;
  readonly url?: string | undefined;
  /** With `judgement`: what a judged experiment showed. */
  readonly experimentId?: string | undefined;
  readonly judgement?: number | undefined;
  /** The evidence of another project that it cites. */
  readonly carriedFrom?: EvidenceSource | undefined;
  /** Where it was recorded before its idea moved here. */
  readonly origin?: Origin | undefined;
};

type LedgerFactData = {
  readonly AssumptionStated: LedgerCommandData<'StateAssumption'>;
  readonly AssumptionReworded: { readonly assumptionId: string; readonly text: string };
  readonly AssumptionWeighed: {
    readonly assumptionId: string;
    readonly importance: number;
    readonly critical: boolean;
    /** Made less than critical after evidence spoke against it. */
    readonly lowersAfterRefutation?: boolean;
  };
  readonly AssumptionRetired: { readonly assumptionId: string; readonly reason: string };
  readonly AssumptionRevived: { readonly assumptionId: string; readonly reason: string };
  readonly AssumptionAssigned: Assigning & { readonly assumptionId: string };
  readonly EvidenceRecorded: Recorded;
  readonly EvidenceCarried: Recorded;
  readonly EvidenceSuperseded: { readonly evidenceId: string; readonly reason: string };
  /** A withdrawal was undone. */
  readonly EvidenceReinstated: { readonly evidenceId: string };
  readonly DecisionRecorded: Omit<DecisionMade, 'id' | 'place' | 'askAgainOn' | 'successor' | 'ongoing'> & {
    readonly decisionId: string;
    readonly askAgainOn?: string | undefined;
    readonly successor?: Successor | undefined;
    readonly ongoing?: readonly Ongoing[] | undefined;
  };
};

/** All facts that can happen to a ledger. */
export type LedgerFact = FactOf<LedgerFactData> | MomentFact;
export type LedgerFactOf<T extends keyof LedgerFactData> = LedgerFactData[T];

/** Raise it with a new type of fact, or if `evolve` makes something else of one: kept states are then folded anew. */
export const ledgerFoldVersion = 5;
