import type { Moment } from '../log/moment.ts';
import type { Parts } from '../log/parts.ts';

export const reportTemplates = ['one-pager', 'validation', 'investor-update', 'experiment-log'] as const;
export type ReportTemplateId = (typeof reportTemplates)[number];

/** A block holds a question to the log, never a number. */
export const blockKinds = [
  /** The first page: the idea, its founder, the problem, where it stands. */
  'cover',
  /**
   * For an idea that a pivot led to: the idea before, what was believed of it, tested and learned, and why it was left.
   */
  'before',
  'believed',
  'did',
  'learned',
  'decided',
  'next',
  /** The founder's own words. */
  'text',
  'score',
  'assumptions',
  /** Experiments with what they came to: one, or all that were started. */
  'experiments',
  /** The walk of one experiment between its bounds. */
  'corridor',
  'quotes',
  'decisions',
  'canvas',
  'calculator',
  /** A figure over time. */
  'metric',
  /** Visitors, sign-ups and confirmed sign-ups of a page. */
  'funnel',
] as const;
export type ReportBlockKind = (typeof blockKinds)[number];

/** Choices of what a block shows; the first is the default. */
export const shownBy = {
  cover: ['full', 'brief'],
  before: ['full', 'brief'],
  believed: ['all', 'critical'],
  did: ['full', 'brief'],
  learned: ['all', 'brief', 'supported', 'unsupported'],
  decided: ['full', 'brief'],
  assumptions: ['all', 'critical', 'unproven'],
  decisions: ['last', 'all'],
  metric: ['score', 'evidence', 'interviews', 'sign-ups'],
} as const satisfies { readonly [Kind in ReportBlockKind]?: readonly string[] };
export type Shown = (typeof shownBy)[keyof typeof shownBy][number];

/** Kind of thing in the project that a block can be about. */
export const aboutOf = {
  experiments: 'experiment',
  corridor: 'experiment',
  quotes: 'assumption',
  canvas: 'node',
  funnel: 'page',
} as const satisfies { readonly [Kind in ReportBlockKind]?: string };

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
