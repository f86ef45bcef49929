import type { Idea, IdeaLineage, IdeaStatus } from './idea.ts';

type Nothing = Record<string, never>;
type Texts = Partial<Pick<Idea, 'problem' | 'audience' | 'pitch'>>;
type Whole = Pick<Idea, 'title' | 'pitch' | 'problem' | 'audience' | 'tags' | 'ratings'>;

interface IdeaFactData {
  readonly IdeaCaptured: { readonly title: string; readonly pitch?: string };
  readonly IdeaForked: Whole & IdeaLineage & { readonly decisionId?: string };
  readonly IdeaImported: Omit<Idea, 'id'>;
  readonly IdeaRenamed: { readonly title: string };
  readonly IdeaDescribed: Texts;
  readonly IdeaTagged: { readonly tags: readonly string[] };
  /** Null: the rating was taken away. */
  readonly IdeaRated: { readonly criterion: string; readonly rating: number | null };
  /** Version 1 always has a status and never a rank. */
  readonly IdeaMoved: { readonly status?: IdeaStatus; readonly rank?: string };
  readonly IdeaArchived: Nothing;
  readonly IdeaRestored: Nothing;
}

/** What can have happened to an idea. */
export type IdeaFact = {
  [T in keyof IdeaFactData]: { readonly type: T; readonly data: IdeaFactData[T] };
}[keyof IdeaFactData];

export type IdeaFactOf<T extends IdeaFact['type']> = IdeaFactData[T];
