import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { entryField } from '#domain/page/entry-fields.ts';
import type { PageContent } from '#domain/page/page-content.ts';
import { answersOf } from '#domain/page/words/answers-of.ts';
import { wordLanguageOf } from '#domain/page/words/word-language.ts';
import { doorDocument, pageDocument, plainDocument, withToken } from '#drawing/page/page-document.ts';
import type { AssetStore } from '../assets/asset-store.ts';
import type { Database } from '../db/database.ts';
import type { EventStore } from '../event-store/event-store.ts';
import type { Clock } from '../http/clock.ts';
import type { ProjectOf } from '../intake/project-of.ts';
import { readForm } from '../intake/read-entry.ts';
import { createTakeEntry } from '../intake/take-entry.ts';
import type { TakesMail } from '../intake/takes-mail.ts';
import type { Visit } from '../intake/visit-token.ts';
import type { Visits } from '../intake/visits.ts';
import type { Attempts } from '../limits/attempts.ts';
import { drawEmbedded, embeddedPictures, type FindEmbedded } from '../survey/embedded-surveys.ts';
import { artefactHeaders } from './artefact-headers.ts';
import { closedDocument } from './closed-pages.ts';
import { type FindPublished, findVersion, homeOf, type PublishedPage } from './find-published.ts';
import { leadToPage } from './lead-to-page.ts';
import { pageImages } from './page-pictures.ts';
import { readPlace, sealPlace } from './place-seal.ts';
import { contentFor } from './published-content.ts';
import type { VersionFor } from './shown-version.ts';
import { takeForms } from './take-forms.ts';
import { saysPlace, thankedFor, thanksDocument } from './thanks.ts';

export interface EntryDeps {
  readonly db: Database;
  readonly assets: AssetStore;
  readonly eventStore: EventStore;
  readonly visits: Visits;
  readonly attempts: Attempts;
  readonly takesMail: TakesMail;
  readonly projectOf: ProjectOf;
  /** Whether whoever leaves an address gets a mail to confirm it. */
  readonly confirmsPeople: boolean;
  readonly clock: Clock;
  readonly origin: string;
  readonly findPublished: FindPublished;
  readonly versionFor: VersionFor;
  readonly findEmbedded: FindEmbedded;
  /** Chooses versions, and seals places in line. */
  readonly key: Buffer;
}

const bySlug = z.object({ slug: z.string().max(100) });
const html = 'text/html; charset=utf-8';

/** Routes that take what strangers send from published pages, and answer them. */
export const entryRoutes: FastifyPluginAsyncZod<EntryDeps> = async (app, deps) => {
  const { db, assets, visits, origin, confirmsPeople, findPublished, findEmbedded, versionFor, key } = deps;
  const take = createTakeEntry(deps);

  takeForms(app, 16_384);

  const answer = async (request: FastifyRequest, reply: FastifyReply, found: PublishedPage): Promise<FastifyReply> => {
    const { slug } = found;
    const sent = readForm(request.body);
    const shownTo = async (visit: Visit): Promise<PageContent | undefined> => {
      const { content } = (await findVersion(db, found, visit.publishedVersion)) ?? {};
      return content && contentFor(content, visit.version);
    };
    const taken = await take(found, sent, request, shownTo);
    switch (taken.kind) {
      case 'taken': {
        const query = new URLSearchParams({ form: taken.form });
        if (taken.place !== undefined && !confirmsPeople && saysPlace(thankedFor(found.content, taken.form)))
          query.set('place', sealPlace(key, found.pageId, taken.place));
        return reply
          .code(303)
          .headers({ 'cache-control': 'private, no-store', location: `/p/${slug}/thanks?${query}#answer` })
          .send();
      }
      case 'asked': {
        const { visit, door, problem } = taken;
        const content = (await shownTo(visit)) ?? contentFor(found.content, visit.version);
        const token = problem === undefined ? visits.renew(found, visit) : (sent[entryField.token] ?? '');
        const page = doorDocument(content, { origin }, door, problem);
        return reply
          .code(problem === undefined ? 200 : 422)
          .type(html)
          .headers(artefactHeaders(page.style, false))
          .send(withToken(page.html, token));
      }
      case 'rejected': {
        const { visit, problems, isRenewed = false } = taken;
        const still = await findPublished(slug);
        if (typeof still === 'string') return closedDocument(reply, still);
        const version = visit?.version ?? versionFor(found, request);
        const content = (visit && (await shownTo(visit))) ?? contentFor(found.content, version);
        const token = visit
          ? isRenewed
            ? visits.renew(found, visit)
            : (sent[entryField.token] ?? '')
          : await visits.begin(found, version, request);
        const surveys = await findEmbedded(found.workspaceId, content);
        const images = await pageImages(assets, found.workspaceId, content, embeddedPictures(surveys));
        const elsewhere = request.hosted ? origin : undefined;
        const rejected = { form: sent[entryField.form] ?? '', values: sent, problems };
        const question = drawEmbedded(surveys, content, elsewhere);
        const image = (asset: string) => images.get(asset);
        const page = pageDocument(content, { origin, image, rejected, confirmsPeople, question });
        return reply
          .code(422)
          .type(html)
          .headers(artefactHeaders(page.style, false, elsewhere))
          .send(withToken(page.html, token));
      }
      default: {
        const isFull = taken.kind === 'full';
        const { a } = found.content;
        const { heading, text } = answersOf(a)[isFull ? 'full' : 'tooMany'];
        const page = plainDocument({ heading, paragraphs: [text], language: wordLanguageOf(a) });
        return reply
          .code(isFull ? 503 : 429)
          .type(html)
          .headers({ ...artefactHeaders(page.style, false), ...(isFull ? {} : { 'retry-after': `${taken.waitS}` }) })
          .send(page.html);
      }
    }
  };

  app.post(
    '/p/:slug',
    {
      schema: {
        summary: 'Sends a form of a page: 303, 422 with what is wrong, or 200 with what a fake door asks',
        params: bySlug,
      },
    },
    // Also at an address that the page has left: what was typed must not be lost on the way.
    async (request, reply) => {
      const found = await findPublished(request.params.slug);
      if (typeof found === 'string') return closedDocument(reply, found);
      return answer(request, reply, found).catch(async (error) => {
        // It may have failed because the page went meanwhile, with its founder's account.
        const still = await findPublished(found.slug);
        if (typeof still === 'string') return closedDocument(reply, still);
        throw error;
      });
    },
  );

  app.get(
    '/p/:slug/thanks',
    {
      schema: {
        summary: 'What whoever has sent a form of a page reads',
        params: bySlug,
        querystring: z.object({ form: z.string().max(100).default(''), place: z.string().max(30).default('') }),
      },
    },
    async (request, reply) => {
      const found = await findPublished(request.params.slug);
      if (typeof found === 'string') return closedDocument(reply, found);
      const led = leadToPage(request, reply, found);
      if (led) return led;
      const page = thanksDocument(thankedFor(found.content, request.query.form), {
        ...{ origin, home: homeOf(found), stage: confirmsPeople ? 'confirms' : 'sent' },
        place: readPlace(key, found.pageId, request.query.place),
      });
      return reply.type(html).headers(artefactHeaders(page.style, false)).send(page.html);
    },
  );
};
