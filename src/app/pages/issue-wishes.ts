import type { Wish } from '#machines/wish.ts';
import type { Services } from '../services.ts';

/** Gives wishes their ids and their time, and sends them on their way. */
export const issueWishes =
  ({ issue, newCommand }: Services) =>
  (_: unknown, { wishes }: { readonly wishes: readonly Wish[] }): void => {
    for (const { type, stream, data } of wishes) issue(newCommand(type, stream, data));
  };
