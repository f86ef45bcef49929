import type { Location } from '#domain/routes/routes.ts';
import type { SharedReport } from '../pages/page-routes.ts';
import { reportHeaders } from './report-headers.ts';
import type { ReportPages } from './report-pages.ts';

/**
 * Shows the report behind a link, if it is one to a report. Reads it anew each time: a revoked link is dead at once.
 */
export const sharedReports =
  (pages: ReportPages) =>
  async ({ params: { projectId = '', nodeId: grant = '' } }: Location): Promise<SharedReport | undefined> => {
    const opened = await pages.open(projectId, grant);
    return opened && { html: opened.html, headers: reportHeaders(opened.style) };
  };
