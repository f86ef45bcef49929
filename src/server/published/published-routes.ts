import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { picturesOf } from '#domain/page/page-content.ts';
import { answersOf } from '#domain/page/words/answers-of.ts';
import { wordsOf } from '#domain/page/words/words-of.ts';
import { noticeDocument } from '#drawing/page/page-document.ts';
import { ownSite } from '../domains/serve-own-hosts.ts';
import { ApiError } from '../http/api-error.ts';
import { limitedTo } from '../http/limited-to.ts';
import { keepPages } from '../pages/keep-pages.ts';
import { createFindEmbedded, embeddedPictures } from '../survey/embedded-surveys.ts';
import { artefactHeaders, pictureHeaders } from './artefact-headers.ts';
import { closedDocument } from './closed-pages.ts';
import { type EntryDeps, entryRoutes } from './entry-routes.ts';
import type { PublishedPage } from './find-published.ts';
import { leadHome, leadToPage } from './lead-to-page.ts';
import type { Reported } from './log-reports.ts';
import { pageImages, pictureIn, picturesAMinute, picturesAtMost, socialPicture } from './page-pictures.ts';
import { sendSeenPicture } from './seen-picture.ts';
import { createShowPage } from './show-page.ts';
import { createVersionFor } from './shown-version.ts';
import { pageIcon, socialCard } from './social-card.ts';

export interface PublishedDeps extends Omit<EntryDeps, 'versionFor' | 'findEmbedded'> {
  readonly reported: Reported;
  /** Whether founders may have hosts of their own. */
  readonly hasOwnHosts?: boolean;
}

const bySlug = z.object({ slug: z.string().max(100) });
const byPicture = bySlug.extend({ id: z.uuid(), file: z.string().regex(/^[1-9]\d{0,3}\.webp$/) });
/** A token with the longest source, whose characters may have three bytes each. */
const bySeen = bySlug.extend({ '*': z.string().max(1200) });
const html = 'text/html; charset=utf-8';

/** `/p/{slug}`: what founders have published, for anybody. */
export const publishedRoutes: FastifyPluginAsyncZod<PublishedDeps> = async (app, deps) => {
  const { db, assets, clock, origin, visits, confirmsPeople, findPublished, key } = deps;
  const versionFor = createVersionFor(key, clock);
  const findEmbedded = createFindEmbedded(db, clock);
  const show = createShowPage({ assets, clock, visits, origin, confirmsPeople, versionFor, findEmbedded });
  const pictured = keepPages(
    clock,
    (_address: string, id: string, width: number) => pictureIn(assets, id, width),
    picturesAtMost,
  );
  const carded = keepPages(
    clock,
    async (_version: string, { workspaceId, content }: PublishedPage) =>
      (await socialPicture(assets, workspaceId, content.a)) ?? socialCard(content.a),
    picturesAtMost,
  );

  const find = async (slug: string): Promise<PublishedPage> => {
    const found = await findPublished(slug);
    if (found === 'missing') throw new ApiError(404, 'not-found', 'There’s nothing at this address.');
    if (found === 'removed') throw new ApiError(410, 'removed', 'This page was removed.');
    if (found === 'taken-down') throw new ApiError(410, 'taken-down', 'This page was taken down.');
    return found;
  };
  /** Finds a page also by an address that somebody typed with capitals, from paper or as a phone begins a line. */
  const findTyped = async (slug: string): ReturnType<typeof findPublished> => {
    const found = await findPublished(slug);
    const small = slug.toLowerCase();
    return found === 'missing' && small !== slug ? findPublished(small) : found;
  };
  const versionOf = ({ workspaceId, pageId, version }: PublishedPage): string =>
    JSON.stringify([workspaceId, pageId, version]);

  for (const path of ['/p/:slug', '/p/:slug/'])
    app.get(path, { schema: { summary: 'A published page', params: bySlug } }, async (request, reply) => {
      const found = await findTyped(request.params.slug);
      if (typeof found === 'string') return closedDocument(reply, found);
      return leadHome(request, reply, found) ?? leadToPage(request, reply, found) ?? show(found, request, reply);
    });

  if (deps.hasOwnHosts)
    app.get(
      '/',
      { constraints: ownSite, schema: { summary: 'A page at the own host of its founder', hide: true } },
      async (request, reply) => {
        const found = request.hosted ? await findPublished(request.hosted.slug) : 'missing';
        return typeof found === 'string' ? closedDocument(reply, found) : show(found, request, reply);
      },
    );

  app.get(
    '/p/:slug/seen/*',
    { schema: { summary: 'The picture of a page that makes a visit count', params: bySeen } },
    async (request, reply) => {
      const { slug, '*': token } = request.params;
      const found = await findPublished(slug);
      if (typeof found !== 'string') await visits.seen(found, token, request);
      return sendSeenPicture(reply);
    },
  );

  app.get(
    '/p/:slug/pictures/:id/:file',
    { config: limitedTo(picturesAMinute), schema: { summary: 'A picture that a page shows', params: byPicture } },
    async (request, reply) => {
      const { slug, id, file } = request.params;
      const page = await find(slug);
      const led = leadToPage(request, reply, page);
      if (led) return led;
      const { a, b } = page.content;
      const both = { ...a, blocks: [...a.blocks, ...(b?.blocks ?? [])] };
      const isOfSurvey = async () => embeddedPictures(await findEmbedded(page.workspaceId, both)).includes(id);
      const isShown = picturesOf(both).includes(id) || (await isOfSurvey());
      const width = Number.parseInt(file, 10);
      const images = isShown ? await pageImages(assets, page.workspaceId, both, [id]) : undefined;
      const isOffered = images?.get(id)?.sources.some((source) => source.width === width);
      const picture = isOffered ? await pictured(`${id}/${width}`, id, width) : undefined;
      if (!picture) throw new ApiError(404, 'not-found', 'There’s nothing at this address.');
      return reply.type('image/webp').headers(pictureHeaders('public, max-age=31536000, immutable')).send(picture);
    },
  );

  app.get(
    '/p/:slug/icon.svg',
    { schema: { summary: 'The icon of a page', params: bySlug } },
    async (request, reply) => {
      const page = await find(request.params.slug);
      const led = leadToPage(request, reply, page);
      if (led) return led;
      const { a } = page.content;
      return reply.type('image/svg+xml').headers(pictureHeaders('public, max-age=3600')).send(pageIcon(a));
    },
  );

  app.get(
    '/p/:slug/image.png',
    { config: limitedTo(60), schema: { summary: 'The picture of a page for links to it', params: bySlug } },
    async (request, reply) => {
      const page = await find(request.params.slug);
      const led = leadToPage(request, reply, page);
      if (led) return led;
      return reply
        .type('image/png')
        .headers(pictureHeaders('public, max-age=3600'))
        .send(await carded(versionOf(page), page));
    },
  );

  app.get(
    '/p/:slug/report',
    { schema: { summary: 'The button that reports a page', params: bySlug } },
    async (request, reply) => {
      const page = await find(request.params.slug);
      const led = leadToPage(request, reply, page);
      if (led) return led;
      const { a } = page.content;
      const asked = { heading: wordsOf(a).report, paragraphs: [answersOf(a).reportAsked], action: 'report' } as const;
      const { html: text, style } = noticeDocument(a, { origin }, asked);
      return reply.type(html).headers(artefactHeaders(style, false)).send(text);
    },
  );

  await entryRoutes(app, { ...deps, versionFor, findEmbedded });
  app.post(
    '/p/:slug/report',
    { config: limitedTo(5), schema: { summary: 'Reports a page to the operator', params: bySlug } },
    async (request, reply) => {
      const { slug, content, workspaceId, pageId } = await find(request.params.slug);
      const counted = await db
        .updateTable('published_pages')
        .set((row) => ({ reports: row('reports', '+', 1) }))
        .where('workspace_id', '=', workspaceId)
        .where('page_id', '=', pageId)
        .returning('reports')
        .executeTakeFirst();
      if (counted) deps.reported(`/p/${slug}`, counted.reports);
      const words = answersOf(content.a);
      const reported = { heading: words.thanks, paragraphs: [words.reported] };
      const { html: text, style } = noticeDocument(content.a, { origin }, reported);
      return reply.type(html).headers(artefactHeaders(style, false)).send(text);
    },
  );
};
