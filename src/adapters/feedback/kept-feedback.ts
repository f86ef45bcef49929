import * as z from 'zod/mini';
import {
  type FeedbackList,
  feedbackListSchema,
  type PostDetail,
  postDetailSchema,
} from '#domain/feedback/feedback-post.ts';
import { readRecord } from '../storage/read-record.ts';
import type { SafeStorage } from '../storage/safe-storage.ts';

/** The lists that can be read without a network: the board, the columns of the roadmap, and the founder’s own activity. */
export type KeptListName = 'board' | 'planned' | 'started' | 'done' | 'mine';

/**
 * Parts of the feedback board that an account has read, on this device. Two tabs may overwrite each other: they can be
 * read again.
 */
export interface KeptFeedback {
  /** Returns the list as last read; null if it never was. */
  readList(name: KeptListName): FeedbackList | null;
  keepList(name: KeptListName, list: FeedbackList): void;
  readPost(id: string): PostDetail | null;
  /** The post that was opened last; the oldest ones make room for it. */
  keepPost(post: PostDetail): void;
  forgetPost(id: string): void;
}

export const keptLimits = {
  posts: 20,
  /** In characters, all posts: the session needs room in the same storage. A list has a page, which is less. */
  room: 300_000,
} as const;

const postsSchema = z.array(postDetailSchema);

export function keptFeedback(storage: SafeStorage, accountId: string): KeptFeedback {
  const listKey = (name: KeptListName): string =>
    `groundwork-feedback:${accountId}${name === 'board' ? '' : `:${name}`}`;
  const postsKey = `groundwork-feedback-posts:${accountId}`;
  const readPosts = (): readonly PostDetail[] => readRecord(storage, postsKey, postsSchema) ?? [];
  const others = (id: string): readonly PostDetail[] => readPosts().filter((post) => post.id !== id);
  const write = (posts: readonly PostDetail[]): void =>
    posts.length === 0 ? storage.remove(postsKey) : storage.set(postsKey, JSON.stringify(posts));
  return {
    readList: (name) => readRecord(storage, listKey(name), feedbackListSchema),
    keepList: (name, list) => storage.set(listKey(name), JSON.stringify(list)),
    readPost: (id) => readPosts().find((post) => post.id === id) ?? null,
    keepPost: (post) => write(withinRoom([post, ...others(post.id)].slice(0, keptLimits.posts))),
    forgetPost: (id) => write(others(id)),
  };
}

/** From the first on, those for which there is room. */
function withinRoom(posts: readonly PostDetail[]): readonly PostDetail[] {
  let left: number = keptLimits.room;
  return posts.filter((post) => {
    const { length } = JSON.stringify(post);
    if (length > left) return false;
    left -= length;
    return true;
  });
}
