import type { FastifyReply, FastifyRequest } from 'fastify';
import { pageDocument } from '#drawing/page/page-document.ts';
import type { AssetStore } from '../assets/asset-store.ts';
import type { Clock } from '../http/clock.ts';
import type { Visits } from '../intake/visits.ts';
import { keepPages } from '../pages/keep-pages.ts';
import {
  drawEmbedded,
  type EmbeddedSurveys,
  embeddedPictures,
  embeddedVersions,
  type FindEmbedded,
} from '../survey/embedded-surveys.ts';
import { artefactHeaders } from './artefact-headers.ts';
import { homeOf, type PublishedPage } from './find-published.ts';
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
  readonly findEmbedded: FindEmbedded;
}

/** Answers a visit with a page. */
export type ShowPage = (page: PublishedPage, request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

const documentsAtMost = 500;
const html = 'text/html; charset=utf-8';

/** Each version of a page is drawn once; a visit only adds its token. */
export function createShowPage(deps: ShowPageDeps): ShowPage {
  const { assets, clock, visits, origin, confirmsPeople, versionFor, findEmbedded } = deps;
  const drawn = keepPages(
    clock,
    async (_version: string, page: PublishedPage, shown: 'a' | 'b', surveys: EmbeddedSurveys) => {
      const { workspaceId } = page;
      const given = contentFor(page.content, shown);
      const images = await pageImages(assets, workspaceId, given, embeddedPictures(surveys));
      const home = homeOf(page);
      // Surveys are not at the hosts of founders' own.
      const elsewhere = home === undefined ? undefined : origin;
      const question = drawEmbedded(surveys, given, elsewhere);
      const image = (asset: string) => images.get(asset);
      const document = pageDocument(given, { origin, home, image, confirmsPeople, question });
      const headers = artefactHeaders(document.style, given.isListed, surveys.size > 0 ? elsewhere : undefined);
      return { bytes: pageBytes(document.html), headers };
    },
    documentsAtMost,
  );
  return async (page, request, reply) => {
    const { workspaceId, pageId, version, ownHost } = page;
    const shown = versionFor(page, request);
    const surveys = await findEmbedded(workspaceId, contentFor(page.content, shown));
    const key = [workspaceId, pageId, version, ownHost, shown, embeddedVersions(surveys)];
    const document = await drawn(JSON.stringify(key), page, shown, surveys);
    const token = await visits.begin(page, shown, request);
    if (page.content.b) await visits.sent(page, token, request);
    return reply.type(html).headers(document.headers).send(withTokenBytes(document.bytes, token));
  };
}
