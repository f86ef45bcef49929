import type { Moment } from '../log/moment.ts';
import type { Origin } from '../log/origin.ts';
import type { Parts } from '../log/parts.ts';
import type { Assignment } from '../team/assignment.ts';

export const lenses = ['desirability', 'viability', 'feasibility'] as const;
export type Lens = (typeof lenses)[number];

/** From weakest to strongest, after Gilad's Confidence Meter. */
export const rungs = ['conviction', 'opinion', 'plan', 'anecdote', 'market'] as const;
export type Rung = (typeof rungs)[number];

/** The most that evidence of a rung weighs, one by one and all that points in one direction together. */
export const rungCaps: Readonly<Record<Rung, number>> = {
  conviction: 0.01,
  opinion: 0.2,
  plan: 0.5,
  anecdote: 1,
  // Launch data; what an experiment shows weighs less, see `weight-of.ts`.
  market: 10,
};

/** Against, neither, for. */
export const directions = [-1, 0, 1] as const;
export type Direction = (typeof directions)[number];

export const decisionKinds = ['pivot', 'persevere', 'pause', 'kill'] as const;
export type DecisionKind = (typeof decisionKinds)[number];

/** A part of another project's ledger. */
export type AssumptionSource = { readonly projectId: string; readonly assumptionId: string };
export type EvidenceSource = { readonly projectId: string; readonly evidenceId: string };

/** A statement that must be true for the idea to work. */
export interface Assumption {
  readonly id: string;
  readonly text: string;
  readonly lens: Lens;
  /** 1 to 5. */
  readonly importance: number;
  readonly critical: boolean;
  readonly retired: boolean;
  /** Why it was retired; may be empty. */
  readonly retiredFor: string;
  /** The assumption that it replaces, since a tested one is never reworded. */
  readonly successorOf: string | null;
  /** The node of the project's canvas that it was made from. */
  readonly node: string | null;
  /** The assumption of another project that a pivot made it from. */
  readonly carriedFrom: AssumptionSource | null;
  /** 0, 1, 2 … in the order in which they were stated. */
  readonly order: number;
  /** Evidence has cited it, so that its text stays. */
  readonly cited: boolean;
  /** It was made less than critical after evidence spoke against it; reports say so. */
  readonly loweredAfterRefutation: boolean;
  /** By the founder's clock. ISO 8601. */
  readonly statedAt: string;
  /** The access token by which a program stated it; absent if somebody did so by hand. */
  readonly statedVia?: string;
  /** When it was last retired or revived; null if it never was. */
  readonly filedAt: string | null;
  /** The accounts of the members who stated it, and who last retired or revived it. */
  readonly statedBy?: string | undefined;
  readonly filedBy?: string | undefined;
  /** Who is to test it; absent while nobody ever was, null once nobody is. */
  readonly assigned?: Assignment | null;
}

/** Evidence as it was recorded. It is superseded, never edited and never gone. */
export interface Evidence {
  readonly id: string;
  readonly assumptionId: string;
  readonly direction: Direction;
  readonly rung: Rung;
  readonly weight: number;
  readonly text: string;
  readonly url: string | null;
  readonly interviewId: string | null;
  readonly quoteId: string | null;
  /** The experiment that was judged; null for what the founder says. */
  readonly experimentId: string | null;
  /** Counted from 1: which judgement of that experiment. */
  readonly judgement: number | null;
  /** Nobody else has seen it: the founder's own word. */
  readonly selfReported: boolean;
  readonly carriedFrom: EvidenceSource | null;
  /** Where it was recorded before its idea moved here; absent for most. */
  readonly origin?: Origin;
  /** Why it no longer counts; null while it does. */
  readonly superseded: string | null;
  /** 0, 1, 2 … in the order in which it was recorded. */
  readonly order: number;
  readonly place: LedgerPlace;
}

/** When something entered a ledger, and by whom. */
export interface LedgerPlace {
  /** Null until the server has recorded it. */
  readonly position: number | null;
  /** The server's clock, null until it has recorded it. ISO 8601. */
  readonly recordedAt: string | null;
  /** The founder's clock. ISO 8601. */
  readonly at: string;
  /** The access token by which a program sent it; absent if somebody did so by hand. */
  readonly via?: string;
  /** The account of the member who recorded it; absent for what the server did, and until it has recorded it. */
  readonly by?: string | undefined;
}

/** The idea, project and canvas that a pivot leads to. */
export type Successor = {
  readonly ideaId: string;
  readonly projectId: string;
  readonly canvasId: string;
  readonly title: string;
};

export const ongoingKinds = ['experiment', 'page', 'survey'] as const;

/** A running test, or a page or survey on the web, when its idea was pivoted, and what became of it. */
export type Ongoing = {
  readonly kind: (typeof ongoingKinds)[number];
  readonly id: string;
  /** Under the new idea; else a test was stopped, and a page or survey taken down. */
  readonly goesOn: boolean;
  /** Assumption of the new idea that a continuing test tests from then on. */
  readonly assumptionId?: string | undefined;
};

export interface DecisionMade {
  readonly id: string;
  readonly kind: DecisionKind;
  readonly reason: string;
  /** The findings that would change the founder's mind. */
  readonly reversedBy: string;
  /** When home asks again; a date, or null. */
  readonly askAgainOn: string | null;
  readonly successor: Successor | null;
  /** Only for a pivot; empty for pivots that were recorded before this was asked. */
  readonly ongoing: readonly Ongoing[];
  /** The version of the ledger that the founder decided upon. */
  readonly seenVersion: number;
  /** The idea's score then, by `formula`; null without a critical assumption. */
  readonly score: number | null;
  readonly formula: string;
  readonly place: LedgerPlace;
}

/** Everything that enters the score of a project, folded from its stream. */
export interface Ledger {
  readonly projectId: string;
  /** The version of the stream. */
  readonly version: number;
  /** The version that last changed what the evidence says. */
  readonly evidenceVersion: number;
  readonly assumptions: Parts<Assumption>;
  readonly assumptionCount: number;
  readonly evidence: Parts<Evidence>;
  readonly evidenceCount: number;
  /** In the order in which they were made. */
  readonly decisions: readonly DecisionMade[];
  readonly moments: readonly Moment[];
  /** By the founder's clock. ISO 8601. */
  readonly changedAt: string;
}

/** In UTF-16 units; `assumptions` counts those that are not retired, `decisions`, `evidence` and `ongoing` all. */
export const ledgerLimits = {
  text: 500,
  evidenceText: 2000,
  reason: 2000,
  url: 2000,
  title: 140,
  assumptions: 200,
  evidence: 20_000,
  decisions: 200,
  ongoing: 1000,
} as const;

export const ledgerStreamOf = (projectId: string): `ledger-${string}` => `ledger-${projectId}`;
export const projectIdOfLedger = (stream: string): string => stream.slice('ledger-'.length);
