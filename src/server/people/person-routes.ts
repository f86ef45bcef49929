import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { entriesOfPerson } from '#domain/intake/entries-of-person.ts';
import { entryOf } from '#domain/intake/entry-parts.ts';
import { type Intake, intakeStreamOf } from '#domain/intake/intake.ts';
import { eachPart } from '#domain/log/parts.ts';
import { english } from '#domain/page/page-language.ts';
import { mailsIn } from '#domain/page/words/mails-of.ts';
import { type WordLanguage, wordLanguages } from '#domain/page/words/page-words.ts';
import { type PageDocument, plainDocument } from '#drawing/page/page-document.ts';
import type { Database } from '../db/database.ts';
import type { Actor } from '../event-store/actor.ts';
import type { EventStore } from '../event-store/event-store.ts';
import type { Clock } from '../http/clock.ts';
import { limitedTo } from '../http/limited-to.ts';
import { artefactHeaders } from '../published/artefact-headers.ts';
import type { ConfirmedPage } from '../published/confirmed-page.ts';
import { type PersonAction, type PersonEntry, readPersonToken } from './person-token.ts';

export interface PersonDeps {
  readonly db: Database;
  readonly eventStore: Pick<EventStore, 'execute' | 'snapshot'>;
  readonly clock: Clock;
  /** Signs tokens. */
  readonly key: Buffer;
}

export interface PersonRoutesDeps extends PersonDeps {
  readonly confirmedPage: ConfirmedPage;
}

const byToken = z.object({ '*': z.string().max(1000) });
/** Mails in another language than English say it in their links. */
const inWords = z.object({ lang: z.optional(z.enum(wordLanguages)).catch(undefined) });
/** A minute, from one address. A mail provider has few, and presses the button of RFC 8058 for all its people. */
const pressedAtMost = 300;

/**
 * `/confirm/{token}` and `/remove/{token}`: where the links in mails to people lead. What fetches links does nothing there:
 * only the button does. Whatever the token, the answers are the same, but for somebody whose address was just confirmed: they
 * read what the page's founder has to say to them.
 */
export const personRoutes: FastifyPluginAsyncZod<PersonRoutesDeps> = async (app, deps) => {
  const { db, eventStore, clock, key, confirmedPage } = deps;
  // Whatever a browser or a mail service sends with the button says nothing more.
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 4096 }, (_request, _body, done) => done(null));

  const confirm = async ({ workspaceId, artefactId, entryId }: PersonEntry): Promise<void> => {
    const at = clock().toISOString();
    // With the day, since a rejection is kept with its id.
    const id = `confirm:${entryId}@${at.slice(0, 10)}`;
    const stream = intakeStreamOf(artefactId);
    await eventStore.execute(actorOf(workspaceId, 'public'), [
      { id, type: 'ConfirmSignUp', stream, data: { entryId }, at },
    ]);
  };
  const remove = async ({ workspaceId, artefactId, entryId }: PersonEntry): Promise<void> => {
    const stream = intakeStreamOf(artefactId);
    const intake = (await eventStore.snapshot(workspaceId, stream))?.state as Intake | undefined;
    const entry = intake && entryOf(intake.entries, entryId);
    if (!entry || entry.erased) return;
    const at = clock().toISOString();
    // Of one person there may be several: a sign-up and a pre-order.
    const same = entriesOfPerson(eachPart(intake.entries), entry);
    await eventStore.execute(
      actorOf(workspaceId, 'system'),
      same.map(({ id }) => ({
        ...{ id: `remove:${id}@${at.slice(0, 10)}`, type: 'ForgetPerson', stream, at },
        data: { entryId: id },
      })),
    );
  };

  const actions = { confirm, remove };
  /** Does what the button says; false if the founder's account is gone, which may have been deleted meanwhile. */
  const act = async (action: PersonAction, entry: PersonEntry): Promise<boolean> => {
    if (!(await hasWorkspace(db, entry))) return false;
    return actions[action](entry).then(
      () => true,
      async (error) => {
        if (await hasWorkspace(db, entry)) throw error;
        return false;
      },
    );
  };
  for (const action of ['confirm', 'remove'] as const) {
    const draw = drawnIn(action);
    const summaries = summariesOf[action];
    app.get(
      `/${action}/*`,
      { schema: { summary: summaries.asked, params: byToken, querystring: inWords } },
      async (request, reply) => {
        const page = draw('asked', request.query.lang);
        return reply.type(html).headers(headersOf(page.style)).send(page.html);
      },
    );
    app.post(
      `/${action}/*`,
      { config: limitedTo(pressedAtMost), schema: { summary: summaries.done, params: byToken, querystring: inWords } },
      async (request, reply) => {
        const entry = readPersonToken(key, action, request.params['*'], clock());
        const isDone = entry !== undefined && (await act(action, entry));
        // At a founder's own host nothing of another founder's is shown.
        const isHere = request.hosted === undefined || request.hosted.workspaceId === entry?.workspaceId;
        const own = isDone && isHere && action === 'confirm' ? await confirmedPage(entry) : undefined;
        const page = own ?? draw('done', request.query.lang);
        return reply.type(html).headers(headersOf(page.style)).send(page.html);
      },
    );
  }
};

const html = 'text/html; charset=utf-8';

/** The address has a token in it, which is told to nobody. */
const headersOf = (style: string) => ({ ...artefactHeaders(style, false), 'referrer-policy': 'no-referrer' });

const actorOf = (workspaceId: string, kind: 'public' | 'system'): Actor => ({
  workspaceId,
  by: { kind, id: 'mail' },
  device: 'mail',
});

const hasWorkspace = async (db: Database, { workspaceId }: PersonEntry): Promise<boolean> =>
  (await db.selectFrom('workspaces').select('id').where('id', '=', workspaceId).executeTakeFirst()) !== undefined;

/** Draws a page of an action, in each language once. */
function drawnIn(action: PersonAction) {
  const drawn = new Map<string, PageDocument>();
  return (stage: 'asked' | 'done', language: WordLanguage = english): PageDocument => {
    const key = `${stage} ${language}`;
    const { text, ...notice } = mailsIn(language).pages[action][stage];
    const page = drawn.get(key) ?? plainDocument({ ...notice, paragraphs: [text], language });
    drawn.set(key, page);
    return page;
  };
}

const summariesOf: Readonly<Record<PersonAction, { readonly asked: string; readonly done: string }>> = {
  confirm: {
    asked: 'The button that confirms an address',
    done: 'Confirms an address; the same answer whatever the token',
  },
  remove: {
    asked: 'The button that erases a person',
    done: 'Erases a person; the same answer whatever the token',
  },
};
