import * as z from 'zod/mini';

/** One session of the founder, as `GET /api/v1/auth/sessions` tells of it. Times are ISO 8601. */
export const sessionRecordSchema = z.object({
  id: z.string(),
  /** In words, `Firefox on Windows`. */
  device: z.string(),
  createdAt: z.string(),
  /** To a few minutes: when its tokens were last renewed. */
  lastUsedAt: z.string(),
  /** Whether it is the one that asks. */
  isCurrent: z.boolean(),
});

export const sessionListSchema = z.object({ sessions: z.array(sessionRecordSchema) });

export type SessionRecord = z.infer<typeof sessionRecordSchema>;
