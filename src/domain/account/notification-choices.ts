import * as z from 'zod/mini';
import { founderMailKinds, noticeKinds } from '../notice/notice.ts';
import { isTimeZone } from './digest-hour.ts';

const kinds = z.array(z.enum(noticeKinds)).check(z.maxLength(noticeKinds.length));
const mailKinds = z.array(z.enum(founderMailKinds)).check(z.maxLength(founderMailKinds.length));

/** IANA name that the browser reports, for example `Europe/Berlin`. */
export const timeZoneSchema = z.string().check(z.maxLength(64), z.refine(isTimeZone));

const optional = {
  /** Kinds that are not shown behind the bell. */
  mutedInApp: z.optional(kinds),
  /** Kinds that are not mailed. */
  mutedByMail: z.optional(mailKinds),
  /** When the weekly digest comes. */
  digest: z.optional(z.strictObject({ hour: z.int().check(z.gte(0), z.lte(23)), timeZone: timeZoneSchema })),
};

/** The notifications that a founder wants; mails about the security of the account always come. */
export const notificationChoicesSchema = z.strictObject({
  /** A mark in the navigation while there is news that was not read. */
  newsBadge: z.boolean(),
  ...optional,
});

export type NotificationChoices = z.infer<typeof notificationChoicesSchema>;

/**
 * A partial update; fields that it omits stay, since they may have been changed elsewhere meanwhile. A founder who
 * switches one kind names that alone, so that a stale list cannot bring back another kind that one click in a mail has
 * stopped.
 */
export const notificationChangeSchema = z
  .strictObject({
    newsBadge: z.optional(z.boolean()),
    ...optional,
    kindInApp: z.optional(z.strictObject({ kind: z.enum(noticeKinds), isMuted: z.boolean() })),
    kindByMail: z.optional(z.strictObject({ kind: z.enum(founderMailKinds), isMuted: z.boolean() })),
  })
  .check(z.refine((change) => Object.keys(change).length > 0));
export type NotificationChange = z.infer<typeof notificationChangeSchema>;

/** The choices once a change is made. */
export function withChange(choices: NotificationChoices, change: NotificationChange): NotificationChoices {
  const { kindInApp, kindByMail, ...chosen } = change;
  const next = { ...choices, ...chosen, newsBadge: chosen.newsBadge ?? choices.newsBadge };
  return {
    ...next,
    ...(kindInApp && { mutedInApp: withKind(next.mutedInApp, kindInApp) }),
    ...(kindByMail && { mutedByMail: withKind(next.mutedByMail, kindByMail) }),
  };
}

const withKind = <Kind extends string>(
  muted: readonly Kind[] = [],
  { kind, isMuted }: { readonly kind: Kind; readonly isMuted: boolean },
): Kind[] => [...muted.filter((each) => each !== kind), ...(isMuted ? [kind] : [])];

export type DigestHour = NonNullable<NotificationChoices['digest']>;

/** Until the founder chooses another. */
export const usualDigestHour = 8;

export const usualNotifications: NotificationChoices = { newsBadge: true };
