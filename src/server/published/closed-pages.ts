import type { FastifyReply } from 'fastify';
import { plainDocument } from '#drawing/page/page-document.ts';
import { artefactHeaders } from './artefact-headers.ts';

/** Why nothing is shown at an address: nothing is there, its founder has removed it for good, or the operator has closed it. */
export type Closed = keyof typeof closed;

/** Answers for an address at which nothing is shown. */
export function closedDocument(reply: FastifyReply, why: Closed): FastifyReply {
  const { status, ...words } = closed[why];
  const { html, style } = plainDocument(words);
  return reply.code(status).type('text/html; charset=utf-8').headers(artefactHeaders(style, false)).send(html);
}

const closed = {
  missing: {
    status: 404,
    heading: 'There’s no page here',
    paragraphs: ['The address may be mistyped, or the page was unpublished.'],
  },
  removed: { status: 410, heading: 'This page is gone', paragraphs: ['It was removed by whoever published it.'] },
  'taken-down': { status: 410, heading: 'This page was taken down', paragraphs: ['It’s no longer available.'] },
} as const;
