import type { Moment } from '../log/moment.ts';
import type { Parts } from '../log/parts.ts';
import type { ReportBlockKind, Shown } from './report-blocks.ts';

export const reportTemplates = ['one-pager', 'validation', 'investor-update', 'experiment-log'] as const;
export type ReportTemplateId = (typeof reportTemplates)[number];

/** Text typed into a calculator, by the names of its fields. */
export type BlockInputs = Readonly<Record<string, string | number>>;

export interface ReportBlock {
  readonly id: string;
  readonly kind: ReportBlockKind;
  /** One line; the kind's own heading if empty. */
  readonly heading: string;
  /** Stands before what the block shows. Some lines. */
  readonly text: string;
  /** The id of what it is about; null for all of them, or the first. */
  readonly about: string | null;
  readonly show: Shown | null;
  /** The id of the calculator; null for other kinds. */
  readonly calculator: string | null;
  readonly inputs: BlockInputs | null;
}

/** A block with its place in a report. */
export interface PlacedBlock extends ReportBlock {
  /** A fractional index among the blocks; ties by id. */
  readonly order: string;
  readonly removed: boolean;
}

/** A report as it read at a position of the log. */
export interface FrozenReport {
  /** 1, 2, 3 … */
  readonly freeze: number;
  /** The log up to here says all of it, this fact included. */
  readonly position: number;
  /** The server's clock. ISO 8601. */
  readonly at: string;
  /** The names of the formulas by which it was worked out; a formula never changes under its name. */
  readonly formulas: readonly string[];
  readonly title: string;
  readonly blocks: readonly ReportBlock[];
}

/** A link by which somebody reads the report. */
export interface ReportShare {
  readonly grant: string;
  /** The freeze that it shows; null for the report as it reads now. */
  readonly freeze: number | null;
  /** ISO 8601; null while it holds until it is revoked. */
  readonly expiresAt: string | null;
  readonly revoked: boolean;
  /** ISO 8601. */
  readonly sharedAt: string;
}

export interface Report {
  readonly id: string;
  readonly projectId: string;
  readonly title: string;
  /** Template that it began from. */
  readonly template: ReportTemplateId | null;
  readonly blocks: Parts<PlacedBlock>;
  /** Number of blocks that are not removed. */
  readonly blockCount: number;
  readonly frozen: readonly FrozenReport[];
  readonly shares: Readonly<Record<string, ReportShare>>;
  readonly removed: boolean;
  readonly moments: readonly Moment[];
  /** By the founder's clock. ISO 8601. */
  readonly createdAt: string;
  readonly changedAt: string;
}

/** In UTF-16 units; `blocks`, `freezes` and `shares` are counts, the last of links that open something. */
export const reportLimits = {
  title: 140,
  heading: 200,
  text: 20_000,
  blocks: 200,
  freezes: 1000,
  shares: 100,
  inputs: 60,
} as const;
