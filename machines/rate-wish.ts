import { ideaDraft } from '#domain/log/command-draft.ts';
import type { Wish } from './wish.ts';

/** Rates an idea by a criterion; null takes the rating away. */
export const rateWish = (ideaId: string, criterion: string, rating: number | null): Wish =>
  ideaDraft('RateIdea', ideaId, { criterion, rating });
