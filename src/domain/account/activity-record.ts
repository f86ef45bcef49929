import * as z from 'zod/mini';

export const activityOutcomes = ['success', 'failure', 'refused'] as const;

/**
 * Something that happened to the founder's account, as `GET /api/v1/auth/activity` tells of it. Times are ISO 8601. A tab
 * may be older than the server: names that it does not know are shown in general words.
 */
export const activityRecordSchema = z.object({
  id: z.string(),
  /** Such as `sign-in`; see docs/security-log.md. */
  event: z.string(),
  outcome: z.enum(activityOutcomes),
  /** Why, in one word, such as `wrong-password`. */
  reason: z.nullable(z.string()),
  /** By which way of signing in: `password`, `email-link`, `custom`, or the id of a provider. */
  method: z.nullable(z.string()),
  /** Whether a second factor was used; null if the question does not arise. */
  secondFactor: z.nullable(z.boolean()),
  by: z.enum(['founder', 'operator', 'server']),
  /** How often the same happened within an hour of `since`; `at` is the last time. */
  times: z.int(),
  since: z.string(),
  at: z.string(),
  /** The address that limits count, which for IPv6 is a network; null if it is unknown or was forgotten. */
  address: z.nullable(z.string()),
  /** From where, in words: `Firefox on Windows`. */
  device: z.nullable(z.string()),
  /** The device whose session ended. */
  endedDevice: z.nullable(z.string()),
});

export const activityPageSchema = z.object({
  events: z.array(activityRecordSchema),
  /** Cursor to send as `before` to get the next page; null after the last one. */
  next: z.nullable(z.string()),
});

export type ActivityRecord = z.infer<typeof activityRecordSchema>;
export type ActivityPage = z.infer<typeof activityPageSchema>;
