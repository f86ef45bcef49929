import type { FastifyInstance } from 'fastify';
import type { ContentReader } from '#domain/content/content-reader.ts';
import { matchPath } from '#domain/routes/match-path.ts';
import type { Location } from '#domain/routes/routes.ts';
import type { Clock } from '../http/clock.ts';
import { limitVisits } from '../http/limit-visits.ts';
import type { ReportPages } from '../report/report-pages.ts';
import { sharedReports } from '../report/shared-reports.ts';
import type { Settings } from '../settings.ts';
import { limitOpening } from '../sharing/limit-opening.ts';
import type { OpenShare } from '../sharing/open-share.ts';
import type { ClientFiles } from './client-files.ts';
import { keepPages } from './keep-pages.ts';
import { servePages } from './page-routes.ts';
import type { PageTemplate } from './page-template.ts';
import { createPublicPages } from './public-pages.ts';
import { createSharedPages } from './shared-pages.ts';

export interface DrawPagesDeps {
  readonly settings: Settings;
  readonly clock: Clock;
  readonly client: ClientFiles;
  readonly page: PageTemplate;
  readonly content: ContentReader;
  readonly open: OpenShare;
  readonly reports: ReportPages;
}

/** A minute, from one address. */
const visitsAtMost = 600;

/** Every address that is a page: drawn where anybody may read it, the shell for the others. */
export function drawPages(app: FastifyInstance, deps: DrawPagesDeps): void {
  const { settings, clock, client, page, content, open, reports } = deps;
  const { preRelease, publicUrl } = settings;
  const draw = createPublicPages({ html: page.html, render: client.render, content, publicUrl, preRelease });
  const kept = keepPages(clock, (path) => draw(matchPath(path)));
  const drawn = client.transform ? draw : (place: Location) => kept(place.path);
  const drawShared = createSharedPages({ html: page.html, render: client.render, open, clock, publicUrl, preRelease });
  const shared = settings.rateLimit ? limitOpening(clock, drawShared) : drawShared;
  const openReport = sharedReports(reports);
  const report = settings.rateLimit ? limitOpening(clock, openReport) : openReport;
  const visit = settings.rateLimit ? limitVisits(clock, visitsAtMost) : undefined;
  servePages(app, { html: page.html, drawn, shared, report, transform: client.transform, preRelease, visit });
}
