import type { FactOf } from '../log/recorded-event.ts';
import type { SubjectKind } from './subject.ts';

type Nothing = Record<string, never>;
type SubjectData = { readonly kind: SubjectKind; readonly id: string; readonly projectId?: string };
type PlaceData = { readonly in?: string; readonly x?: number; readonly y?: number };

type ThreadFactData = {
  readonly ThreadStarted: {
    readonly subject: SubjectData;
    readonly place?: PlaceData;
    readonly text: string;
    readonly author: string | null;
  };
  readonly Replied: { readonly commentId: string; readonly text: string; readonly author: string | null };
  readonly CommentEdited: { readonly commentId: string; readonly text: string };
  readonly CommentRemoved: { readonly commentId: string };
  /** An undo brought it back, with the text that it had. */
  readonly CommentRestored: { readonly commentId: string };
  readonly ThreadResolved: Nothing;
  readonly ThreadReopened: Nothing;
};

/** All facts that can happen to comments. */
export type ThreadFact = FactOf<ThreadFactData>;
export type ThreadFactOf<T extends keyof ThreadFactData> = ThreadFactData[T];

/** Raise it with a new type of fact, or if `evolve` makes something else of one: kept states are then folded anew. */
export const threadFoldVersion = 1;
