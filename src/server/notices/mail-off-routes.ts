import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { plainDocument } from '#drawing/page/page-document.ts';
import { changedNotifications } from '../accounts/changed-notifications.ts';
import type { Database } from '../db/database.ts';
import { limitedTo } from '../http/limited-to.ts';
import { artefactHeaders } from '../published/artefact-headers.ts';
import { type MailOff, readMailOffToken } from './mail-off-token.ts';

export interface MailOffDeps {
  readonly db: Database;
  /** Signs tokens. */
  readonly key: Buffer;
}

const byToken = z.object({ '*': z.string().max(200) });
/** A minute, from one address. A mail provider has few, and presses the button of RFC 8058 for all its people. */
const pressedAtMost = 300;
const html = 'text/html; charset=utf-8';

/**
 * `/mail-off/{token}`: stops one kind of mails, with one button or by a mail program's own (RFC 8058). What only fetches the
 * link does nothing. Whatever the token, the answers are the same.
 */
export const mailOffRoutes: FastifyPluginAsyncZod<MailOffDeps> = async (app, { db, key }) => {
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 4096 }, (_request, _body, done) => done(null));
  const asked = plainDocument({
    heading: 'Stop these emails',
    paragraphs: ['You won’t get emails of this kind anymore. You can turn them on again in your settings.'],
    button: 'Stop these emails',
  });
  const done = plainDocument({
    heading: 'Done',
    paragraphs: ['If your link was valid, these emails are off now. You can close this page.'],
  });
  const headersOf = (style: string) => ({ ...artefactHeaders(style, false), 'referrer-policy': 'no-referrer' });

  app.get('/mail-off/*', { schema: { hide: true, params: byToken } }, async (_request, reply) =>
    reply.type(html).headers(headersOf(asked.style)).send(asked.html),
  );
  app.post(
    '/mail-off/*',
    { config: limitedTo(pressedAtMost), schema: { hide: true, params: byToken } },
    async (request, reply) => {
      const off = readMailOffToken(key, request.params['*']);
      if (off) await turnOff(db, off);
      return reply.type(html).headers(headersOf(done.style)).send(done.html);
    },
  );
};

/** Beside what else the founder has chosen, which may change at the same time. */
async function turnOff(db: Database, { accountId, kind }: MailOff): Promise<void> {
  const notifications = changedNotifications({ kindByMail: { kind, isMuted: true } });
  await db.updateTable('accounts').set({ notifications }).where('id', '=', accountId).execute();
}
