import type { Wish } from '#machines/wish.ts';
import type { Services } from '../services.ts';

/** Sends wishes on their way, as one change. */
export const issueWishes =
  (services: Pick<Services, 'issueWishes'>) =>
  (_: unknown, { wishes }: { readonly wishes: readonly Wish[] }): void => {
    services.issueWishes(wishes);
  };
