import type { Parts } from '../log/parts.ts';
import type { PageGoal } from '../page/page.ts';
import type { ShownVersion } from '../page/page-content.ts';
import type { SurveyResponse } from '../survey/survey-response.ts';

/**
 * Where a visitor came from: the network and the address in it, each as a short hash with the salt of that day, which is
 * deleted after two days. It tells visitors of one page and one day apart, and nothing else.
 */
export type Origin = string;

export const networkOf = (origin: Origin): string => origin.slice(0, origin.indexOf('.'));

/** Visitors who came one after the other, to the same version and from the same source. */
export type VisitRun = {
  readonly version: ShownVersion;
  readonly source: string;
  readonly n: number;
  /** When the first and the last of them came. The server's clock, ISO 8601. */
  readonly since: string;
  readonly until: string;
  /** Origin of each visitor, in their order. Absent from runs that were counted before origins were kept. */
  readonly origins?: readonly Origin[] | undefined;
};

/** A run with the ordinal of its first visitor. */
export type PlacedRun = VisitRun & { readonly from: number; readonly position: number | null };

/** How often each of a page's two versions was sent, to each visitor once. */
export type SentPages = { readonly a: number; readonly b: number };

/** Visits by the reason why they do not count. */
export type Dropped = { readonly [reason: string]: number };

/** One visitor's action: a sign-up, a wish to pre-order, a choice of a fake door, or an answered survey. */
export type IntakeEntry = {
  readonly id: string;
  readonly goal: PageGoal | 'survey';
  /** The visitor's; null for one who does not count, such as the founder. */
  readonly ordinal: number | null;
  readonly version: ShownVersion;
  readonly publishedVersion: number;
  readonly source: string;
  /** The block whose form it was; empty for a survey. */
  readonly form: string;
  /** SHA-256 of what was agreed to; empty for a fake door, which asks for nothing. */
  readonly consentHash: string;
  /** Whether every question of the form was answered, and there was one. */
  readonly hasAnswers: boolean;
  /** Personal; empty after an erasure. */
  readonly email: string;
  /** Personal: by the places of the questions. Empty after an erasure. */
  readonly answers: readonly string[];
  /** How often the same address came again. */
  readonly repeats: number;
  /** When its address was confirmed. The server's clock, ISO 8601. */
  readonly confirmedAt: string | null;
  readonly confirmedPosition: number | null;
  /** Why the founder has excluded it from the test; null while it counts. */
  readonly excludedFor: string | null;
  /** Personal: what the founder has written about them. Empty after an erasure. */
  readonly note: string;
  readonly erased: boolean;
  /** Only for a survey. */
  readonly response?: SurveyResponse;
  readonly position: number | null;
  /** The server's clock. ISO 8601. */
  readonly receivedAt: string;
};

/** Visits and actions of strangers on one page or survey, folded from its stream. */
export interface Intake {
  /** Id of the page or survey. */
  readonly id: string;
  readonly projectId: string;
  /** How many visitors have an ordinal: 1, 2, 3 … up to this. */
  readonly visits: number;
  /** In the order of the ordinals. */
  readonly runs: readonly PlacedRun[];
  readonly dropped: Dropped;
  /**
   * Pages sent in each of two versions, in the order in which they were counted; absent until they were. `at`: the
   * server's clock.
   */
  readonly sent?: readonly (SentPages & { readonly position: number | null; readonly at: string })[] | undefined;
  readonly entries: Parts<IntakeEntry>;
  /** How many forms with an address have come, with repeated ones; absent until one did. */
  readonly forms?: number | undefined;
  /** Why the founder has excluded all that came from a network of a day; absent until one was. */
  readonly excludedNetworks?: Readonly<Record<string, string>> | undefined;
}

/** In UTF-16 units; `answers` counts the questions of a form. */
export const intakeLimits = {
  email: 254,
  answer: 300,
  answers: 3,
  source: 200,
  reason: 500,
  note: 2_000,
  runs: 2_000,
  words: 100_000,
} as const;

export const intakeStreamOf = (id: string): `intake-${string}` => `intake-${id}`;
export const intakeIdOf = (stream: string): string => stream.slice('intake-'.length);
