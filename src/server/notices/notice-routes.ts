import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { noticesSchema, readNoticesSchema } from '#domain/notice/notice.ts';
import type { Accounts } from '../accounts/accounts.ts';
import type { Principal } from '../accounts/principal.ts';
import type { Database } from '../db/database.ts';
import type { EventStore } from '../event-store/event-store.ts';
import type { Clock } from '../http/clock.ts';
import { requireForAll } from '../http/require-for-all.ts';
import { requireMember } from '../http/require-member.ts';
import { createReadNotices } from './read-notices.ts';
import { createTitleOfProject } from './title-of-project.ts';

export interface NoticeDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly eventStore: Pick<EventStore, 'snapshot'>;
  readonly accounts: Pick<Accounts, 'readNotifications'>;
}

/** Routes for a founder's notices, and for marking them as read. */
export const noticeRoutes: FastifyPluginAsyncZod<NoticeDeps> = async (app, { db, clock, accounts, eventStore }) => {
  const notices = createReadNotices(db, clock, createTitleOfProject(eventStore));
  const security = [{ session: [] }];
  requireForAll(app, requireMember('read'));
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  const listFor = async ({ accountId, workspaceId }: Principal, after?: string) => {
    const { mutedInApp = [] } = await accounts.readNotifications(accountId);
    return notices.of({ workspaceId, accountId, muted: mutedInApp }, after);
  };

  app.get(
    '/api/user/me/notices',
    {
      schema: {
        summary: 'What the founder has been told of, a page at a time',
        security,
        querystring: z.object({ after: z.string().max(300).optional() }),
        response: { 200: noticesSchema },
      },
    },
    ({ principal, query }) => listFor(principal, query.after),
  );

  app.put(
    '/api/user/me/notices/read',
    {
      schema: {
        summary: 'Marks notices as read',
        security,
        body: readNoticesSchema,
        response: { 200: noticesSchema },
      },
    },
    async ({ principal, body }) => {
      await notices.markRead(principal, body.ids);
      return listFor(principal);
    },
  );
};
