import * as z from 'zod/mini';
import { type FeedbackList, feedbackListSchema } from '#domain/feedback/feedback-post.ts';
import { type FeedbackSend, feedbackSendSchema } from '#domain/feedback/feedback-send.ts';
import { readRecord } from '../storage/read-record.ts';
import type { SafeStorage } from '../storage/safe-storage.ts';

/** What an account has kept of the feedback board on this device. */
export interface KeptFeedback {
  /** The last list that was read; null if there was none. */
  readList(): FeedbackList | null;
  keepList(list: FeedbackList): void;
  /** What the server has not taken yet, the oldest first. */
  readWaiting(): readonly FeedbackSend[];
  /** Others may wait in other tabs: each is put there, and taken out, by itself. */
  keepWaiting(send: FeedbackSend): void;
  forgetWaiting(id: string): void;
}

const waitingSchema = z.array(feedbackSendSchema);

export function keptFeedback(storage: SafeStorage, accountId: string): KeptFeedback {
  const listKey = `groundwork-feedback:${accountId}`;
  const waitingKey = `groundwork-feedback-outbox:${accountId}`;
  const readWaiting = (): readonly FeedbackSend[] => readRecord(storage, waitingKey, waitingSchema) ?? [];
  const write = (waiting: readonly FeedbackSend[]): void =>
    waiting.length === 0 ? storage.remove(waitingKey) : storage.set(waitingKey, JSON.stringify(waiting));
  return {
    readList: () => readRecord(storage, listKey, feedbackListSchema),
    keepList: (list) => storage.set(listKey, JSON.stringify(list)),
    readWaiting,
    keepWaiting: (send) => write([...readWaiting().filter(({ id }) => id !== send.id), send]),
    forgetWaiting: (id) => write(readWaiting().filter((send) => send.id !== id)),
  };
}
