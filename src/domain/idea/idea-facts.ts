import type { MomentFact } from '../log/name-moment.ts';
import type { FactOf } from '../log/recorded-event.ts';
import type { Idea, IdeaLineage, IdeaStatus } from './idea.ts';

type Nothing = Record<string, never>;
type Texts = Partial<Pick<Idea, 'problem' | 'audience' | 'pitch'>>;
type Whole = Pick<Idea, 'title' | 'pitch' | 'problem' | 'audience' | 'tags' | 'ratings'>;

type IdeaFactData = {
  readonly IdeaCaptured: { readonly title: string; readonly pitch?: string };
  readonly IdeaForked: Whole & IdeaLineage & { readonly decisionId?: string };
  readonly IdeaImported: Omit<Idea, 'id' | 'capturedBy' | 'changedBy'>;
  readonly IdeaRenamed: { readonly title: string };
  readonly IdeaDescribed: Texts;
  readonly IdeaTagged: { readonly tags: readonly string[] };
  /** Null: the rating was removed. */
  readonly IdeaRated: { readonly criterion: string; readonly rating: number | null };
  /** Version 1 always has a status and never a rank. */
  readonly IdeaMoved: { readonly status?: IdeaStatus; readonly rank?: string };
  readonly IdeaArchived: Nothing;
  readonly IdeaRestored: Nothing;
};

/** All facts that can happen to an idea. */
export type IdeaFact = FactOf<IdeaFactData> | MomentFact;

export type IdeaFactOf<T extends keyof IdeaFactData> = IdeaFactData[T];

/** Raise it with a new type of fact, or if `evolve` makes something else of one: kept states are then folded anew. */
export const ideaFoldVersion = 5;
