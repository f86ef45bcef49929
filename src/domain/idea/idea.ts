import type { Moment } from '../log/moment.ts';
import type { Origin } from '../log/origin.ts';

/** From first thought to end, in the order of the board's columns. */
export const ideaStatuses = ['inbox', 'exploring', 'testing', 'building', 'paused', 'pivoted', 'killed'] as const;
export type IdeaStatus = (typeof ideaStatuses)[number];

/**
 * The statuses that a founder can choose. Only a decision pivots an idea, or the file of an export in which it was
 * pivoted.
 */
export const chosenStatuses = ['inbox', 'exploring', 'testing', 'building', 'paused', 'killed'] as const;
export type ChosenStatus = (typeof chosenStatuses)[number];

export const isChosenStatus = (status: IdeaStatus): status is ChosenStatus => status !== 'pivoted';

/** The statuses that a decision about a project gives its idea; the idea keeps its own beneath. */
export const decidedStatuses: readonly IdeaStatus[] = ['paused', 'pivoted', 'killed'];

/** Nothing is asked of what was given up, became another idea or is paused. */
export const isOver = (status: IdeaStatus): boolean => decidedStatuses.includes(status);

export const ideaTexts = ['problem', 'audience', 'pitch'] as const;
export type IdeaText = (typeof ideaTexts)[number];

export const forkKinds = ['copy', 'pivot'] as const;

/** Where an idea comes from that was not captured but made of another one. */
export type IdeaLineage = {
  /** The id of the idea it was made of, which may be gone. */
  readonly from: string;
  readonly kind: (typeof forkKinds)[number];
  /** How far the log had come when it was made, as the founder saw it. */
  readonly position: number;
};

/** One idea, folded from its stream. Texts not given are empty. */
export interface Idea {
  readonly id: string;
  readonly title: string;
  readonly pitch: string;
  readonly problem: string;
  readonly audience: string;
  readonly tags: readonly string[];
  readonly status: IdeaStatus;
  /** Where the log has the last change of its status, null until the server has recorded it; absent while it never changed. */
  readonly movedAt?: number | null;
  /** Its place among the ideas that are ordered by hand, as text to be compared; empty until it was moved. */
  readonly rank: string;
  /** 1 to 5 by the id of the criterion, which may be gone from the vault. */
  readonly ratings: Readonly<Record<string, number>>;
  readonly lineage: IdeaLineage | null;
  /** Where it was before it moved here from another workspace; absent for most. */
  readonly origin?: Origin;
  readonly moments: readonly Moment[];
  readonly archived: boolean;
  /** When it was captured, by the founder's clock. ISO 8601. */
  readonly capturedAt: string;
  /** The access token by which a program captured it; absent if somebody did so by hand. */
  readonly capturedVia?: string;
  /** When anything about it last changed, by the founder's clock. ISO 8601. */
  readonly changedAt: string;
  /** The accounts of the members who captured it, and who last changed it. */
  readonly capturedBy?: string | undefined;
  readonly changedBy?: string | undefined;
}

/** Whether a pivot may have led to it or away from it: the decision itself says so. */
export const isOfPivot = ({ lineage, status }: Pick<Idea, 'lineage' | 'status'>): boolean =>
  lineage?.kind === 'pivot' || status === 'pivoted';

/** In UTF-16 units; `tags` counts tags, `ratings` criteria; a rating is 1 to 5. */
export const ideaLimits = {
  title: 140,
  problem: 2000,
  audience: 500,
  pitch: 500,
  tag: 40,
  tags: 20,
  ratings: 100,
  ratingMin: 1,
  ratingMax: 5,
} as const;

export const ideaStreamOf = (id: string): `idea-${string}` => `idea-${id}`;
export const ideaIdOf = (stream: string): string => stream.slice('idea-'.length);
