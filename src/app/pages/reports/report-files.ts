import { fetchFile } from '#adapters/api/fetch-file.ts';
import { logError } from '#adapters/log/log-error.ts';
import { saveFile } from '#adapters/page/save-file.ts';
import type { Paper } from '#domain/report/paper.ts';
import type { ReportMoment } from '#domain/report/report-moment.ts';
import { createAuthorisedCall } from '#machines/auth/authorised-call.ts';
import type { App } from '../../app-context.ts';
import { momentQuery } from './report-days.ts';

/** A report that is saved as a file: an HTML page if there is no paper. */
export interface ReportFile {
  readonly reportId: string;
  readonly title: string;
  readonly moment: ReportMoment;
  readonly paper: Paper | null;
}

/** Fetches a report as a file of the server's making, into the browser's downloads. Rejects with an `ApiFailure`. */
export async function downloadReport(
  { actorOf, services }: App,
  { reportId, title, moment, paper }: ReportFile,
): Promise<void> {
  const kind = paper === null ? 'html' : 'pdf';
  const query = momentQuery(moment);
  const asked = paper === null ? query : `${query === '' ? '?' : `${query}&`}paper=${paper}`;
  const fetchAsFounder = createAuthorisedCall({
    session: actorOf('session'),
    send: ({ call, accessToken }, signal) => fetchFile(call.path, accessToken, signal, call.workspace),
    log: logError,
  });
  const file = await fetchAsFounder<Blob>(`/api/v1/reports/${reportId}.${kind}${asked}`, {
    workspace: services.workspace.id.get() ?? undefined,
  });
  saveFile(file, `${title.replace(/[^\p{L}\p{N} -]+/gu, '').trim() || 'report'}.${kind}`);
}
