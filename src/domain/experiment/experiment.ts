import type { SentPages } from '../intake/intake.ts';
import type { Moment } from '../log/moment.ts';
import type { ImportedFrom } from '../responses/response-table.ts';
import type { Assignment } from '../team/assignment.ts';
import type { Verdict } from '../verdict/verdict.ts';
import type { Interval } from '../verdict/wilson-interval.ts';

export const methods = [
  'interviews',
  'page',
  'fake-door',
  'pre-order',
  'survey',
  'prototype',
  'data',
  'split',
] as const;
export type Method = (typeof methods)[number];

export const verdictFormulas = ['corridor-1', 'wilson-1'] as const;
export type VerdictFormula = (typeof verdictFormulas)[number];

/** How the interval beside a verdict was worked out; `sequence-1` in old judgements. */
export const intervalFormulas = ['repeated-1', 'wilson-1', 'sequence-1'] as const;
export type IntervalFormula = (typeof intervalFormulas)[number];

/** Units that an experiment counts: sign-ups received or confirmed, or answers. */
export const countedThings = ['received', 'confirmed', 'answers'] as const;
export type Counted = (typeof countedThings)[number];

/** The page or survey from which an experiment's entries come. */
export type Artefact = {
  readonly kind: 'page' | 'survey';
  readonly id: string;
  /** The visitor's action that counts: `sign-up`, `qualified-sign-up`, `fake-door`, `pre-order`, or an answer. */
  readonly goal: string;
};

/** The part of an experiment that the founder designs, and may change until the lock. */
export interface Design {
  readonly assumptionId: string;
  readonly method: Method;
  readonly question: string;
  /** The condition under which an answer is a yes, if the founder judges it; empty otherwise. */
  readonly yesWhen: string;
  /** The share that was promised, between 0 and 1; null while it is open. */
  readonly criterion: number | null;
  /** The planned sample. */
  readonly n: number | null;
  /** ISO 8601. */
  readonly endsAt: string | null;
  readonly formula: VerdictFormula;
  /** How long after its visit an entry may still convert; 0 for as long as a visit lasts, see `minutesToConvert`. */
  readonly windowMinutes: number;
  readonly counts: Counted;
  /** Verdict that the founder expects. */
  readonly prediction: Verdict | null;
  /** The share of which the founder thinks that it will say yes, from 0 to 1; null where nothing is said. */
  readonly expected: number | null;
  readonly artefact: Artefact | null;
  /** Whether many people will share a network: an event, an office, mostly phones. Not by default. */
  readonly sharesNetwork?: boolean | undefined;
  /** Whether visitors whom somebody invited that signed up count too. Not by default: friends say yes more often. */
  readonly countsInvited?: boolean | undefined;
}

/** How much of a sample may come from one address and one network: the least, or what a shared one needs. */
export const networkRules = ['one', 'shared'] as const;
export type NetworkRule = (typeof networkRules)[number];

/** Terms that were sealed when the experiment was started. */
export interface Lock {
  readonly criterion: number;
  readonly n: number;
  /** How far the yeses may get ahead of the pace, or behind it; 0 for `wilson-1`, which looks once. */
  readonly ahead: number;
  readonly behind: number;
  readonly endsAt: string | null;
  readonly windowMinutes: number;
  readonly counts: Counted;
  readonly formula: VerdictFormula;
  /** Absent where nothing comes from strangers, and from what was started before there was a rule. */
  readonly networkRule?: NetworkRule | undefined;
  /** Whether invited visitors count; absent if they don't. */
  readonly countsInvited?: true | undefined;
  /** The condition under which an answer is a yes; absent if it was not stated. */
  readonly yesWhen?: string;
  /** The account that locked it; absent from locks of before there were teams. */
  readonly by?: string;
  readonly position: number | null;
  /** The server's clock; the founder's until the server has recorded it. ISO 8601. */
  readonly startedAt: string;
}

/** Somebody who saw the lock before anything was known of the result. */
export interface Witness {
  /** Their account. */
  readonly by: string;
  readonly position: number | null;
  /** The server's clock. ISO 8601. */
  readonly at: string;
}

/** Why no more entries count. */
export const closings = ['crossed', 'complete', 'ended', 'stopped', 'reported'] as const;
export type Closing = (typeof closings)[number];

export interface Closed {
  readonly for: Closing;
  readonly position: number | null;
  /** The server's clock. ISO 8601. */
  readonly at: string;
}

/** Facts of one stream that a judgement stands on, by version, both included. */
export type CitedRange = { readonly stream: string; readonly from: number; readonly to: number };

/** Yeses and entries of one source or one version. */
export type Share = { readonly name: string; readonly k: number; readonly n: number };

export interface Judged {
  /** Counted from 1; an exclusion makes another one. */
  readonly judgement: number;
  readonly verdict: Verdict;
  readonly k: number;
  readonly n: number;
  readonly interval: Interval;
  /** Absent in judgements that were recorded before it was; see `formulaOfInterval`. */
  readonly intervalFormula?: IntervalFormula | undefined;
  readonly formula: VerdictFormula;
  readonly ranges: readonly CitedRange[];
  /** Shares by version of the page or survey. */
  readonly versions: readonly Share[];
  /** Numbers of pages sent in each of two versions, if counted: they show whether the versions can be compared. */
  readonly sent?: SentPages | undefined;
  readonly sources: readonly Share[];
  readonly position: number | null;
  /** The server's clock. ISO 8601. */
  readonly at: string;
}

/** A result that the founder reports: labelled, and judged by the same rule without early looks. */
export type ReportedResult = {
  readonly k: number;
  readonly n: number;
  readonly note: string;
  /** Absent if the founder typed the numbers. */
  readonly imported?: ImportedFrom;
};

/** A test of one assumption, folded from its stream. */
export interface Experiment extends Design {
  readonly id: string;
  readonly projectId: string;
  /** Whether it belongs to the sample project, whose pages were never visited. */
  readonly isSample: boolean;
  readonly discarded: boolean;
  /** Null until it was started. */
  readonly lock: Lock | null;
  /** Absent until somebody has witnessed the lock. */
  readonly witness?: Witness;
  readonly result: ReportedResult | null;
  /** Why the founder stopped it; null otherwise. */
  readonly stoppedFor: string | null;
  /** Null while entries count. */
  readonly closed: Closed | null;
  /** The last one holds. */
  readonly judgements: readonly Judged[];
  /** So we will …; empty until it is written. */
  readonly learning: string;
  /**
   * Earlier projects and assumptions that it was for, the earliest first: pivots have taken it along since. Absent
   * until one did.
   */
  readonly reassignedFrom?: readonly AssignedTo[];
  /** Who is to carry it through; absent while nobody ever was, null once nobody is. */
  readonly assigned?: Assignment | null;
  /** The accounts of the members who predicted its result last, stopped it, reported its result, and wrote what was learned. */
  readonly predictedBy?: string | undefined;
  readonly stoppedBy?: string | undefined;
  readonly reportedBy?: string | undefined;
  readonly learnedBy?: string | undefined;
  readonly moments: readonly Moment[];
  /** By the founder's clock. ISO 8601. */
  readonly designedAt: string;
  readonly changedAt: string;
}

/** A project and the assumption of it that an experiment tests, and the decision that changes this. */
export type AssignedTo = {
  readonly projectId: string;
  readonly assumptionId: string;
  readonly decisionId: string;
};

export type ExperimentStage = 'draft' | 'running' | 'judged' | 'discarded';

export function stageOf({ lock, judgements, discarded }: Experiment): ExperimentStage {
  if (!lock) return discarded ? 'discarded' : 'draft';
  return judgements.length === 0 ? 'running' : 'judged';
}

/** A test that was started, whose criterion is locked. */
export type Started = Experiment & { readonly lock: Lock };

export const isStarted = (experiment: Experiment): experiment is Started => experiment.lock !== null;

/**
 * One whose end the log does not have yet: neither judged nor closed without a verdict, as a broken split is. What it tests
 * is still being tested, also while a stop or a result waits for the server, which closes and judges.
 */
export const isUnderWay = (experiment: Experiment): boolean => stageOf(experiment) === 'running' && !experiment.closed;

/** One that is under way and can still be ended: no stop and no result of it waits for the server. */
export const isStoppable = (experiment: Experiment): boolean =>
  isUnderWay(experiment) && !experiment.result && !experiment.stoppedFor;

/** Whether the founder reports the method's result. */
export const isReported = (method: Method): boolean => method === 'prototype' || method === 'data';

/** Whether the founder says which answers were a yes. */
export const isJudgedByFounder = (method: Method): boolean => method === 'interviews' || method === 'prototype';

/** Whether the method's entries come from a page or a survey. */
export const needsArtefact = (method: Method): boolean => !isReported(method) && method !== 'interviews';

/** Whether the method's entries come from a page: a survey has no invitations. */
export const countsOnPage = (method: Method): boolean => needsArtefact(method) && method !== 'survey';

/** In UTF-16 units; `n` is a number of entries. */
export const experimentLimits = {
  question: 500,
  yesWhen: 500,
  reason: 2000,
  note: 2000,
  learning: 500,
  goal: 200,
  n: 1_000_000,
} as const;

export const experimentStreamOf = (id: string): `experiment-${string}` => `experiment-${id}`;
export const experimentIdOf = (stream: string): string => stream.slice('experiment-'.length);
