import type { CommandDraft } from '#domain/log/command-draft.ts';
import { ideaDraft } from '#domain/log/command-draft.ts';

/** Rates an idea by a criterion; null takes the rating away. */
export const commandForRating = (ideaId: string, criterion: string, rating: number | null): CommandDraft =>
  ideaDraft('RateIdea', ideaId, { criterion, rating });
