import { type Atom, createAtom } from '@xstate/store';
import type { CommentedOn } from '#machines/thread/comments.machine.ts';
import type { App } from '../app-context.ts';

/** Comments that are to be shown. */
export interface OpenedComments {
  readonly about: CommentedOn;
  readonly showsResolved?: boolean;
  /** Stands in the field for another comment, unless something was typed there before. */
  readonly text?: string;
}

const known = new WeakMap<App, Atom<OpenedComments | null>>();

/** Which comments are shown; null for none. The same atom every time. */
export function openedComments(app: App): Atom<OpenedComments | null> {
  const atom = known.get(app) ?? createAtom<OpenedComments | null>(null);
  known.set(app, atom);
  return atom;
}

/** Shows the comments on a thing, and a field for another one. */
export const openComments = (app: App, { subject, place }: CommentedOn, showsResolved = false): void =>
  openedComments(app).set({ about: { subject, place }, showsResolved });

/** Shows the comments on a thing, and begins another one with a text. */
export const beginComment = (app: App, { subject, place }: CommentedOn, text: string): void =>
  openedComments(app).set({ about: { subject, place }, text });
