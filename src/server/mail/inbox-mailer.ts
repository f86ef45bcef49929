import type { Database } from '../db/database.ts';
import type { Clock } from '../http/clock.ts';
import type { Mail, Mailer } from './mail.ts';

const keptMs = 7 * 24 * 3_600_000;

/** Keeps mails for a week, for `/dev/inbox`. */
export const createInboxMailer = (db: Database, clock: Clock): Mailer => ({
  send: (mail) => keepInInbox(db, clock, mail),
  close: async () => {},
});

/** `about`: somebody with whom the mail goes, as `personal` has them. */
export async function keepInInbox(
  db: Database,
  clock: Clock,
  { to, subject, kind, link, text }: Mail,
  about?: { readonly workspaceId: string; readonly subject: string },
): Promise<void> {
  const at = clock();
  await db
    .insertInto('mails')
    .values({
      ...{ recipient: to, subject, kind, link, text, at },
      ...(about && { workspace_id: about.workspaceId, about: about.subject }),
    })
    .execute();
  await db
    .deleteFrom('mails')
    .where('at', '<', new Date(at.getTime() - keptMs))
    .execute();
}
