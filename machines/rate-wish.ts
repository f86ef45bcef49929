import { ideaStreamOf } from '#domain/idea/idea.ts';
import type { Wish } from './wish.ts';

/** Rates an idea by a criterion; null takes the rating away. */
export const rateWish = (ideaId: string, criterion: string, rating: number | null): Wish => ({
  type: 'RateIdea',
  stream: ideaStreamOf(ideaId),
  data: { criterion, rating },
});
