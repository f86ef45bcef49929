import * as z from 'zod/mini';
import { noticeKinds } from '../notice/notice.ts';

const kinds = z.array(z.enum(noticeKinds)).check(z.maxLength(noticeKinds.length));

/** What a founder wants to be told of; mails about the security of the account always come. */
export const notificationChoicesSchema = z.strictObject({
  /** A mark in the navigation while there is news that was not read. */
  newsBadge: z.boolean(),
  /** Kinds that are not shown behind the bell. */
  mutedInApp: z.optional(kinds),
  /** Kinds that are not mailed. */
  mutedByMail: z.optional(kinds),
});

export type NotificationChoices = z.infer<typeof notificationChoicesSchema>;

export const usualNotifications: NotificationChoices = { newsBadge: true };
