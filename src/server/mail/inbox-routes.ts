import type { FastifyPluginAsync } from 'fastify';
import type { Database } from '../db/database.ts';
import { answerNotFound } from '../http/answer-errors.ts';
import { isLocalRequest } from '../operations/is-local-request.ts';
import type { InboxMail } from './inbox-mail.ts';
import { inboxPage, inboxStyle } from './inbox-page.ts';

export interface InboxDeps {
  readonly db: Database;
  /** Waits for the mails that are on their way into the inbox. */
  readonly settled: () => Promise<void>;
}

const shown = 200;

/** The mails that went nowhere, for whoever sits at this machine; contract, "Embedded identity". */
export const inboxRoutes: FastifyPluginAsync<InboxDeps> = async (app, { db, settled }) => {
  const hidden = { config: { rateLimit: false }, schema: { hide: true } };
  app.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (!isLocalRequest(request)) return answerNotFound(request, reply);
  });

  app.get('/dev/inbox', hidden, async (request, reply) => {
    await settled();
    const mails = await readMails(db);
    reply.header('vary', 'accept');
    if (request.headers.accept?.includes('application/json')) return mails;
    return reply.type('text/html; charset=utf-8').send(inboxPage(mails));
  });

  app.get('/dev/inbox.css', hidden, async (_request, reply) => reply.type('text/css; charset=utf-8').send(inboxStyle));
};

async function readMails(db: Database): Promise<InboxMail[]> {
  const rows = await db
    .selectFrom('mails')
    .select(['recipient as to', 'subject', 'kind', 'link', 'at'])
    .orderBy('id', 'desc')
    .limit(shown)
    .execute();
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}
