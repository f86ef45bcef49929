import * as z from 'zod/mini';
import { type FeedbackSend, feedbackSendSchema, type RefusedSend } from '#domain/feedback/feedback-send.ts';
import { refusedFeedbackPrefix, waitingFeedbackPrefix } from '../storage/count-kept-feedback.ts';
import { readRecord } from '../storage/read-record.ts';
import type { SafeStorage } from '../storage/safe-storage.ts';

/** Entries of an account for the feedback board that the server has not accepted, on this device. */
export interface FeedbackOutbox {
  /** The oldest first. What is none of ours is removed. */
  readWaiting(): readonly FeedbackSend[];
  readRefused(): readonly RefusedSend[];
  keep(send: FeedbackSend): void;
  /** False once a tab has sent it, or was refused. */
  isWaiting(id: string): boolean;
  /** Keeps the words of what the server has refused, until the founder has read why. */
  refuse(refused: RefusedSend): void;
  forget(id: string): void;
  /** Hears of what other tabs keep and forget. Returns how to stop. */
  watch(events: Pick<Window, 'addEventListener' | 'removeEventListener'>, listener: () => void): () => void;
}

export interface FeedbackOutboxInput {
  readonly storage: SafeStorage;
  /** Which keys of it begin like this. */
  readonly keys: (prefix: string) => readonly string[];
  readonly accountId: string;
}

/** `place` gives the order. */
const waitingSchema = z.object({ place: z.int(), send: feedbackSendSchema });
const refusedSchema = z.object({ send: feedbackSendSchema, message: z.string() });

/** Each has a key of its own, so two tabs that write at the same moment lose nothing. */
export function feedbackOutbox({ storage, keys, accountId }: FeedbackOutboxInput): FeedbackOutbox {
  const before = `${waitingFeedbackPrefix}${accountId}`;
  const waiting = records(storage, keys, `${before}:`, waitingSchema);
  const refused = records(storage, keys, `${refusedFeedbackPrefix}${accountId}:`, refusedSchema);
  const readInOrder = () => waiting.read().toSorted((a, b) => a.place - b.place);
  const keep = (send: FeedbackSend): void =>
    waiting.write(send.id, { place: (readInOrder().at(-1)?.place ?? 0) + 1, send });
  // As an earlier version kept them: all in one record.
  for (const send of readRecord(storage, before, z.array(feedbackSendSchema)) ?? []) keep(send);
  storage.remove(before);
  return {
    readWaiting: () => readInOrder().map(({ send }) => send),
    readRefused: refused.read,
    keep,
    isWaiting: waiting.has,
    refuse: (each) => {
      refused.write(each.send.id, each);
      waiting.remove(each.send.id);
    },
    forget: (id) => {
      waiting.remove(id);
      refused.remove(id);
    },
    watch: (events, listener) => {
      const onChange = ({ key }: StorageEvent) => {
        // The key is null if everything was cleared at once.
        if (key === null || waiting.isKey(key) || refused.isKey(key)) listener();
      };
      events.addEventListener('storage', onChange);
      return () => events.removeEventListener('storage', onChange);
    },
  };
}

/** Records under keys of their own. Those for which the browser had no room live as long as the page. */
function records<T>(storage: SafeStorage, keys: FeedbackOutboxInput['keys'], prefix: string, schema: z.ZodMiniType<T>) {
  const own = new Set<string>();
  const readAt = (key: string): readonly T[] => {
    const record = readRecord(storage, key, schema);
    if (record === null) storage.remove(key);
    return record === null ? [] : [record];
  };
  return {
    read: (): readonly T[] => [...new Set([...keys(prefix), ...own])].flatMap(readAt),
    has: (id: string) => storage.get(prefix + id) !== null,
    write: (id: string, record: T) => {
      own.add(prefix + id);
      storage.set(prefix + id, JSON.stringify(record));
    },
    remove: (id: string) => storage.remove(prefix + id),
    isKey: (key: string) => key.startsWith(prefix),
  };
}
