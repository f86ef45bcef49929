import type { ReportContent } from '#domain/report/report-content.ts';
import { buildPath } from '#domain/routes/build-path.ts';
import { qrPath } from '#drawing/qr-path.ts';
import { type ReportDocument, type ReportLink, reportDocument } from '#drawing/report/report-document.ts';
import type { ReportStyle } from '#drawing/report/report-style.ts';
import { limitConcurrency } from '../http/limit-concurrency.ts';
import type { ReportReader, ReportWanted } from './report-reader.ts';

export interface ReportPagesDeps {
  readonly reader: ReportReader;
  readonly look: () => Promise<ReportStyle>;
  readonly publicUrl: string;
}

const drawnAtOnce = 2;

export type ReportPages = ReturnType<typeof createReportPages>;

/** Reports as whole pages. Each is worked out anew when it is asked for: a link may have been revoked, and a person erased. */
export function createReportPages({ reader, look, publicUrl }: ReportPagesDeps) {
  const inTurn = limitConcurrency(drawnAtOnce);
  const linkOf = (projectId: string, grant: string): ReportLink => {
    const path = buildPath({ name: 'shared', params: { projectId, nodeId: grant } });
    const url = new URL(path, publicUrl).href;
    return { url, qr: qrPath(url) };
  };
  return {
    linkOf,
    /** For a file: what it is set in cannot lie beside it. */
    draw: async (content: ReportContent, link: ReportLink | null): Promise<ReportDocument> =>
      reportDocument(content, { ...(await look()), fonts: null, link }),
    read: (wanted: ReportWanted): Promise<ReportContent | undefined> => inTurn(() => reader.read(wanted)),
    /** The page behind a link; undefined if it opens no report. */
    async open(projectId: string, grant: string): Promise<ReportDocument | undefined> {
      const wanted = await reader.open(grant, projectId);
      const content = wanted && (await inTurn(() => reader.read(wanted)));
      return content && reportDocument(content, { ...(await look()), link: linkOf(projectId, grant) });
    },
  };
}
