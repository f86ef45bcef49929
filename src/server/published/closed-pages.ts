import type { FastifyReply } from 'fastify';
import { plainDocument } from '#drawing/page/page-document.ts';
import { artefactHeaders } from './artefact-headers.ts';

/** Answers for an address without a page, or with one that the operator has closed. */
export function closedDocument(reply: FastifyReply, why: 'missing' | 'taken-down'): FastifyReply {
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
  'taken-down': { status: 410, heading: 'This page was taken down', paragraphs: ['It’s no longer available.'] },
} as const;
