import type { Moment } from '../log/moment.ts';

/**
 * The project of an idea, begun when the founder starts exploring it. Folded from its stream. On screen it is "the
 * idea".
 */
export interface Project {
  readonly id: string;
  readonly ideaId: string;
  readonly canvasId: string;
  /** Empty while it bears the idea's title. */
  readonly title: string;
  /** The project that it was made of by a pivot. */
  readonly forkedFrom: string | null;
  /** Part of the sample, which goes with one click. */
  readonly isSample: boolean;
  readonly archived: boolean;
  /** Gone from every list; its facts stay in the log. */
  readonly removed: boolean;
  readonly moments: readonly Moment[];
  /** By the founder's clock. ISO 8601. */
  readonly startedAt: string;
  readonly changedAt: string;
  /** The accounts of the members who started it, and who last changed it. */
  readonly startedBy?: string | undefined;
  readonly changedBy?: string | undefined;
}

export const projectLimits = { title: 140 } as const;

export const projectStreamOf = (id: string): `project-${string}` => `project-${id}`;
export const projectIdOf = (stream: string): string => stream.slice('project-'.length);
