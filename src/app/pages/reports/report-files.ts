import { fetchFile } from '#adapters/api/fetch-file.ts';
import { logError } from '#adapters/log/log-error.ts';
import { saveFile } from '#adapters/page/save-file.ts';
import type { ReportMoment } from '#domain/report/report-moment.ts';
import { createAuthorisedCall } from '#machines/authorised-call.ts';
import type { App } from '../../app-context.ts';
import { momentQuery } from './report-days.ts';

/** Fetches a report as a file of the server's making, into the browser's downloads. Rejects with an `ApiFailure`. */
export async function downloadReport(
  { actorOf }: App,
  { reportId, moment, title }: { readonly reportId: string; readonly moment: ReportMoment; readonly title: string },
  kind: 'html' | 'pdf',
): Promise<void> {
  const fetchAsFounder = createAuthorisedCall({
    session: actorOf('session'),
    send: ({ call, accessToken }, signal) => fetchFile(call.path, accessToken, signal),
    log: logError,
  });
  const file = await fetchAsFounder<Blob>(`/api/v1/reports/${reportId}.${kind}${momentQuery(moment)}`);
  saveFile(file, `${title.replace(/[^\p{L}\p{N} -]+/gu, '').trim() || 'report'}.${kind}`);
}
