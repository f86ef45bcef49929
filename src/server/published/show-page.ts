import type { FastifyReply, FastifyRequest } from 'fastify';
import { pageDocument } from '#drawing/page/page-document.ts';
import type { AssetStore } from '../assets/asset-store.ts';
import type { Clock } from '../http/clock.ts';
import type { Visits } from '../intake/visits.ts';
import { keepPages } from '../pages/keep-pages.ts';
import { artefactHeaders } from './artefact-headers.ts';
import type { PublishedPage } from './find-published.ts';
import { pageBytes, withTokenBytes } from './page-bytes.ts';
import { pageImages } from './page-pictures.ts';
import { contentFor } from './published-content.ts';
import type { VersionFor } from './shown-version.ts';

interface ShowPageDeps {
  readonly assets: AssetStore;
  readonly clock: Clock;
  readonly visits: Visits;
  /** Origin of all published pages. */
  readonly origin: string;
  readonly confirmsPeople: boolean;
  readonly versionFor: VersionFor;
}

/** Answers a visit with a page. */
export type ShowPage = (page: PublishedPage, request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

const documentsAtMost = 500;
const html = 'text/html; charset=utf-8';

/** Each version of a page is drawn once; a visit only adds its token. */
export function createShowPage({ assets, clock, visits, origin, confirmsPeople, versionFor }: ShowPageDeps): ShowPage {
  const drawn = keepPages(
    clock,
    async (_version: string, { workspaceId, content, ownHost }: PublishedPage, shown: 'a' | 'b') => {
      const given = contentFor(content, shown);
      const images = await pageImages(assets, workspaceId, given);
      const home = ownHost === null ? undefined : `https://${ownHost}/`;
      const document = pageDocument(given, { origin, home, image: (asset) => images.get(asset), confirmsPeople });
      return { bytes: pageBytes(document.html), headers: artefactHeaders(document.style, given.isListed) };
    },
    documentsAtMost,
  );
  return async (page, request, reply) => {
    const { workspaceId, pageId, version, ownHost } = page;
    const shown = versionFor(page, request);
    const document = await drawn(JSON.stringify([workspaceId, pageId, version, ownHost, shown]), page, shown);
    const token = await visits.begin(page, shown, request);
    if (page.content.b) await visits.sent(page, token, request);
    return reply.type(html).headers(document.headers).send(withTokenBytes(document.bytes, token));
  };
}
