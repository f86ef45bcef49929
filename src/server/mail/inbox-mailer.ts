import type { Database } from '../db/database.ts';
import type { Clock } from '../http/clock.ts';
import type { Mailer } from './mail.ts';

const keptMs = 7 * 24 * 3_600_000;

/** Keeps mails for a week, for `/dev/inbox`. */
export const createInboxMailer = (db: Database, clock: Clock): Mailer => ({
  async send({ to, ...mail }) {
    const at = clock();
    await db
      .insertInto('mails')
      .values({ ...mail, recipient: to, at })
      .execute();
    await db
      .deleteFrom('mails')
      .where('at', '<', new Date(at.getTime() - keptMs))
      .execute();
  },
  close: async () => {},
});
