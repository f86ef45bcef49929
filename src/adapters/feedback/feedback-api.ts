import * as z from 'zod/mini';
import type { AuthorisedCall } from '#domain/api/authorised-call.ts';
import {
  type FeedbackList,
  feedbackListSchema,
  type PostDetail,
  postDetailSchema,
} from '#domain/feedback/feedback-post.ts';
import type { FeedbackSend, PostAction } from '#domain/feedback/feedback-send.ts';
import type { JsonObject } from '#domain/log/json.ts';

const board = '/api/v1/feedback';

/**
 * Fetches posts of the board, with the parameters of the API that have a value. Rejects with an `ApiFailure`, like all
 * functions here.
 */
export async function fetchPosts(
  call: AuthorisedCall,
  query: Readonly<Record<string, string | undefined>>,
): Promise<FeedbackList> {
  const given = Object.entries(query).filter((each): each is [string, string] => each[1] !== undefined);
  const search = new URLSearchParams(given).toString();
  return z.parse(feedbackListSchema, await call(search === '' ? board : `${board}?${search}`));
}

export async function fetchPost(call: AuthorisedCall, postId: string): Promise<PostDetail> {
  return z.parse(postDetailSchema, await call(`${board}/${postId}`));
}

/** Resolves to the post as it is then. */
export async function sendFeedback(call: AuthorisedCall, send: FeedbackSend): Promise<PostDetail> {
  return post(call, pathOf(send), bodyOf(send));
}

export async function changePost(call: AuthorisedCall, postId: string, action: PostAction): Promise<PostDetail> {
  if (action.kind === 'remove-comment') return post(call, `/${postId}/comments/${action.commentId}/remove`, {});
  const { kind, ...body } = action;
  return post(call, `/${postId}/${kind}`, body as JsonObject);
}

async function post(call: AuthorisedCall, path: string, body: JsonObject): Promise<PostDetail> {
  return z.parse(postDetailSchema, await call(`${board}${path}`, { method: 'POST', body }));
}

function pathOf(send: FeedbackSend): string {
  if (send.kind === 'post') return '';
  return `/${send.postId}/${send.kind === 'vote' ? 'vote' : 'comments'}`;
}

function bodyOf(send: FeedbackSend): JsonObject {
  if (send.kind === 'vote') return { voted: send.voted };
  return send.kind === 'post' ? { id: send.id, title: send.title, body: send.body } : { id: send.id, text: send.text };
}
