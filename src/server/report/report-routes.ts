import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { papers } from '#domain/report/paper.ts';
import type { ReportContent } from '#domain/report/report-content.ts';
import { plainDocument } from '#drawing/page/page-document.ts';
import type { ReportLink } from '#drawing/report/report-document.ts';
import type { ReportStyle } from '#drawing/report/report-style.ts';
import type { Principal } from '../accounts/principal.ts';
import { ApiError } from '../http/api-error.ts';
import { isKnown, tagOf } from '../http/entity-tag.ts';
import { limitedTo } from '../http/limited-to.ts';
import { findWorkspace, requireMember, requireMembershipNow } from '../http/require-member.ts';
import { alsoForTokens, findPrincipal, unauthorized } from '../http/require-principal.ts';
import { seesPeople } from '../log/hide-personal.ts';
import { artefactHeaders } from '../published/artefact-headers.ts';
import { shareHeaders } from '../sharing/share-headers.ts';
import { pdfData } from './pdf-data.ts';
import { createPdfTurns, founderParty, isPdfBusy, strangerParty } from './pdf-turns.ts';
import { reportHeaders } from './report-headers.ts';
import { reportMarkdown } from './report-markdown.ts';
import type { ReportPages } from './report-pages.ts';
import type { OpenedReport, ReportReader, ReportWanted } from './report-reader.ts';
import type { TypesetReport } from './typeset-report.ts';
import { withoutWords } from './without-words.ts';

export interface ReportRouteDeps {
  readonly reader: ReportReader;
  readonly pages: ReportPages;
  readonly look: () => Promise<ReportStyle>;
  readonly typeset: TypesetReport;
}

const uuid = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';
const params = z.object({ reportId: z.string().regex(new RegExp(`^${uuid}$`)) });
const querystring = z.object({
  /** The link's last segment, for whoever has no session. */
  grant: z.string().max(64).optional(),
  /** Project in the address of a link. The grant alone is enough. */
  project: z.string().max(64).optional(),
  freeze: z.coerce.number().int().min(1).max(1000).optional(),
  /**
   * The end of a day of the founder's, with their offset (`2026-03-01T23:59:59.999-05:00`): the report as it stood then.
   * Only for the founder: a link shows what was shared.
   */
  asOf: z.iso.datetime({ offset: true }).startsWith('2').optional(),
});
const missing = () => new ApiError(404, 'not-found', 'There’s nothing at this address.');
/** Each reads and folds what the report asks about. */
const readsAtMost = 60;

/** Reports as data, as a file that stands alone, and as a PDF: for their founder, or for whoever has a link. */
export const reportRoutes: FastifyPluginAsyncZod<ReportRouteDeps> = async (app, { reader, pages, look, typeset }) => {
  type Asked = Pick<FastifyRequest, 'principal' | 'server' | 'headers'> & {
    readonly params: z.infer<typeof params>;
    readonly query: z.infer<typeof querystring>;
  };
  interface Wanted {
    readonly wanted: ReportWanted;
    /** Null for the founder. */
    readonly link: ReportLink | null;
    /** Null for whoever has a link, who may read what people have said. */
    readonly member: Principal | null;
  }
  const open = async (reportId: string, grant: string, project?: string): Promise<OpenedReport> => {
    const opened = await reader.open(grant, project);
    if (opened?.reportId !== reportId) throw missing();
    return opened;
  };
  const readWanted = async ({ wanted, member }: Omit<Wanted, 'link'>): Promise<ReportContent> => {
    const content = await pages.read(wanted);
    if (!content) throw missing();
    const seesWords = member === null || seesPeople(await requireMembershipNow(app.memberships, member));
    return seesWords ? content : withoutWords(content);
  };
  const want = async (request: Asked): Promise<Wanted> => {
    const { reportId } = request.params;
    const { grant, project, freeze = null, asOf } = request.query;
    if (grant !== undefined) {
      const opened = await open(reportId, grant, project);
      return { wanted: opened, link: pages.linkOf(opened.projectId, grant), member: null };
    }
    if (!request.principal) throw unauthorized();
    await findWorkspace(request, 'read');
    const { workspaceId } = request.principal;
    const then = asOf && { day: asOf.slice(0, 10), until: new Date(asOf) };
    const wanted = then ? { workspaceId, reportId, freeze: null, asOf: then } : { workspaceId, reportId, freeze };
    return { wanted, link: null, member: request.principal };
  };
  const read = async (asked: Asked) => {
    const wanted = await want(asked);
    return { content: await readWanted(wanted), link: wanted.link };
  };
  const turns = createPdfTurns();
  const attached = (reply: FastifyReply, { title }: ReportContent, kind: string) =>
    reply.header('content-disposition', `attachment; filename="${fileNameOf(title)}.${kind}"`);

  // Before anybody is asked who they are, so that no refusal is kept by a cache either.
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });

  app.get(
    '/api/v1/reports/:reportId',
    {
      onRequest: findPrincipal,
      config: limitedTo(readsAtMost),
      schema: {
        summary: 'What a report says: now, as it was frozen, or as it stood when a day ended',
        security: [{ session: [] }, {}],
        params,
        querystring,
      },
    },
    async (request, reply) => {
      reply.headers(shareHeaders);
      const { content } = await read(request);
      return reply.type('application/json; charset=utf-8').send(JSON.stringify(content));
    },
  );

  app.get(
    `/api/v1/reports/:reportId(^${uuid}).html`,
    {
      onRequest: findPrincipal,
      config: limitedTo(readsAtMost),
      schema: {
        summary: 'A report as an HTML file that stands alone',
        security: [{ session: [] }, {}],
        params,
        querystring,
      },
    },
    async (request, reply) => {
      const { content, link } = await read(request);
      const { html, style } = await pages.draw(content, link);
      return attached(reply, content, 'html').type('text/html; charset=utf-8').headers(reportHeaders(style)).send(html);
    },
  );

  app.get(
    `/api/v1/reports/:reportId(^${uuid}).md`,
    {
      onRequest: requireMember('read'),
      config: limitedTo(readsAtMost),
      schema: {
        summary: 'A report as Markdown',
        description: 'Words of people are left out for advisors, viewers, and tokens that only read.',
        security: alsoForTokens,
        params,
        querystring: querystring.omit({ grant: true, project: true }),
      },
    },
    async (request, reply) => {
      const { content } = await read(request);
      const text = reportMarkdown(content, seesPeople(request.principal.membership));
      const tag = tagOf(text);
      reply.header('etag', tag);
      if (isKnown(request, tag)) return reply.code(304).send();
      return reply.type('text/markdown; charset=utf-8').send(text);
    },
  );

  app.get(
    `/api/v1/reports/:reportId(^${uuid}).pdf`,
    {
      onRequest: findPrincipal,
      config: limitedTo(20),
      schema: {
        summary: 'A report as a PDF; 429 while too many are asked for, 501 without the optional part that sets it',
        security: [{ session: [] }, {}],
        params,
        querystring: querystring.extend({ paper: z.enum(papers).default('a4') }),
      },
    },
    async (request, reply) => {
      reply.headers(shareHeaders);
      const asked = await want(request);
      const { wanted, link } = asked;
      const party = link ? strangerParty(wanted.workspaceId, request.ip) : founderParty(wanted.workspaceId);
      const hasLeft = new AbortController();
      reply.raw.once('close', () => hasLeft.abort());
      const set = async () => {
        const content = await readWanted(asked);
        const { light } = (await look()).themes;
        return { content, pdf: await typeset(pdfData(content, light, link, request.query.paper)) };
      };
      const made = await turns(party, set, hasLeft.signal).catch((error: unknown) => {
        if (isPdfBusy(error) && request.headers.accept?.includes('text/html')) return error;
        throw error;
      });
      if (made instanceof ApiError) {
        const { html, style } = plainDocument({ heading: 'Please wait a moment', paragraphs: [made.message] });
        reply.code(made.statusCode).headers({ ...artefactHeaders(style, false), 'retry-after': `${made.retryAfterS}` });
        return reply.type('text/html; charset=utf-8').send(html);
      }
      const { content, pdf } = made;
      if (!pdf) {
        const message = 'PDFs aren’t available on this server. Print the report from your browser instead.';
        throw new ApiError(501, 'pdf-unavailable', message);
      }
      return attached(reply, content, 'pdf').type('application/pdf').send(pdf);
    },
  );
};

/** A title as a file may be called everywhere. */
const fileNameOf = (title: string): string =>
  title
    .normalize('NFKD')
    .replace(/[^\w\- ]+/g, '')
    .trim()
    .replace(/\s+/g, '-')
    .slice(0, 60) || 'report';
