/** From first thought to end, in the order of the board's columns. */
export const ideaStatuses = ['inbox', 'exploring', 'testing', 'building', 'paused', 'killed'] as const;
export type IdeaStatus = (typeof ideaStatuses)[number];

export const ideaTexts = ['problem', 'audience', 'pitch'] as const;
export type IdeaText = (typeof ideaTexts)[number];

/** One idea, folded from its stream. Texts not given are empty. */
export interface Idea {
  readonly id: string;
  readonly title: string;
  readonly pitch: string;
  readonly problem: string;
  readonly audience: string;
  readonly tags: readonly string[];
  readonly status: IdeaStatus;
  readonly archived: boolean;
  /** When it was captured, by the founder's clock. ISO 8601. */
  readonly capturedAt: string;
  /** When anything about it last changed, by the founder's clock. ISO 8601. */
  readonly changedAt: string;
}

/** In UTF-16 units; `tags` counts tags. */
export const ideaLimits = { title: 140, problem: 2000, audience: 500, pitch: 500, tag: 40, tags: 20 } as const;

export const ideaStreamOf = (id: string): string => `idea-${id}`;
export const ideaIdOf = (stream: string): string => stream.slice('idea-'.length);
