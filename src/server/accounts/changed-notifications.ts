import { type RawBuilder, sql } from 'kysely';
import type { NotificationChange } from '#domain/account/notification-choices.ts';

/** `withChange`, in the statement that stores it: the account may be changed by others at the same time. */
export function changedNotifications({ kindInApp, kindByMail, ...chosen }: NotificationChange): RawBuilder<string> {
  const next = sql`(notifications || ${JSON.stringify(chosen)}::jsonb)`;
  const muting = (field: string, given: { readonly kind: string; readonly isMuted: boolean } | undefined) => {
    if (!given) return sql``;
    const added = JSON.stringify(given.isMuted ? [given.kind] : []);
    return sql` || jsonb_build_object(${field}::text,
      coalesce(${next}->${field}::text, '[]') - ${given.kind}::text || ${added}::jsonb)`;
  };
  return sql<string>`${next}${muting('mutedInApp', kindInApp)}${muting('mutedByMail', kindByMail)}`;
}
