import * as z from 'zod/mini';
import { uuid } from '../log/id.ts';
import { newPostSchema, voteSchema } from './feedback-post.ts';

/** A founder's action on the board that waits until the server has taken it. `id` tells it apart from all others. */
export const feedbackSendSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('post'), ...newPostSchema.shape }),
  z.strictObject({ kind: z.literal('vote'), id: uuid, postId: uuid, ...voteSchema.shape }),
  z.strictObject({ kind: z.literal('comment'), id: uuid, postId: uuid, text: z.string() }),
]);
export type FeedbackSend = z.output<typeof feedbackSendSchema>;

export interface RefusedSend {
  readonly send: FeedbackSend;
  /** The server’s own words. */
  readonly message: string;
}

/** A founder's action on the board that is done at once or not at all. */
export type PostAction =
  | { readonly kind: 'edit'; readonly title: string; readonly body: string }
  | { readonly kind: 'remove-comment'; readonly commentId: string }
  | { readonly kind: 'report'; readonly commentId: string | null; readonly reason: string }
  | { readonly kind: 'answer'; readonly status: string; readonly reply: string }
  | { readonly kind: 'tags'; readonly tags: readonly string[] }
  | { readonly kind: 'merge'; readonly into: string | null }
  | { readonly kind: 'moderate'; readonly commentId: string | null; readonly hidden: boolean };
