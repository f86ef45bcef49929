import type { MomentFact } from '../log/name-moment.ts';
import type { FactOf } from '../log/recorded-event.ts';
import type { FrozenReport, PlacedBlock, ReportShare, ReportTemplateId } from './report.ts';

type Nothing = Record<string, never>;
type Plain<T> = { readonly [Key in keyof T]: T[Key] };
type Placed = Plain<Omit<PlacedBlock, 'removed'>>;
/** Settings of a block that are set field by field; its texts are edited. */
export type BlockSettings = Plain<Pick<PlacedBlock, 'about' | 'show' | 'inputs'>>;

type ReportFactData = {
  /** The report has these blocks and no others. */
  readonly ReportWritten: {
    readonly projectId: string;
    readonly title: string;
    readonly template: ReportTemplateId | null;
    readonly blocks: readonly Placed[];
  };
  readonly ReportRetitled: { readonly title: string };
  readonly ReportBlocksAdded: { readonly blocks: readonly Placed[] };
  readonly ReportBlockSet: { readonly block: string } & Partial<BlockSettings>;
  readonly ReportTextEdited: { readonly block: string; readonly field: 'heading' | 'text'; readonly text: string };
  readonly ReportBlocksMoved: { readonly blocks: readonly Pick<Placed, 'id' | 'order'>[] };
  readonly ReportBlocksRemoved: { readonly blocks: readonly string[] };
  readonly ReportBlocksRestored: { readonly blocks: readonly string[] };
  /** `position` is its own: the log up to it says all of what is frozen. */
  readonly ReportFrozen: Plain<Pick<FrozenReport, 'freeze' | 'position' | 'formulas'>>;
  readonly ReportShared: Plain<Pick<ReportShare, 'grant' | 'freeze' | 'expiresAt'>>;
  readonly ReportRevoked: { readonly grant: string };
  readonly ReportRemoved: Nothing;
  readonly ReportRestored: Nothing;
};

/** All facts that can happen to a report. */
export type ReportFact = FactOf<ReportFactData> | MomentFact;

/** Raise it with a new type of fact, or if `evolve` makes something else of one: kept states are then folded anew. */
export const reportFoldVersion = 1;
