import * as z from 'zod/mini';
import { founderMailKinds, noticeKinds } from '../notice/notice.ts';
import { isTimeZone } from './digest-hour.ts';

const kinds = z.array(z.enum(noticeKinds)).check(z.maxLength(noticeKinds.length));
const mailKinds = z.array(z.enum(founderMailKinds)).check(z.maxLength(founderMailKinds.length));

/** As the browser names it, for example `Europe/Berlin`. */
export const timeZoneSchema = z.string().check(z.maxLength(64), z.refine(isTimeZone));

/** What a founder wants to be told of; mails about the security of the account always come. */
export const notificationChoicesSchema = z.strictObject({
  /** A mark in the navigation while there is news that was not read. */
  newsBadge: z.boolean(),
  /** Kinds that are not shown behind the bell. */
  mutedInApp: z.optional(kinds),
  /** Kinds that are not mailed. */
  mutedByMail: z.optional(mailKinds),
  /** When the weekly digest comes. */
  digest: z.optional(z.strictObject({ hour: z.int().check(z.gte(0), z.lte(23)), timeZone: timeZoneSchema })),
});

export type NotificationChoices = z.infer<typeof notificationChoicesSchema>;

export type DigestHour = NonNullable<NotificationChoices['digest']>;

/** Until the founder chooses another. */
export const usualDigestHour = 8;

export const usualNotifications: NotificationChoices = { newsBadge: true };
