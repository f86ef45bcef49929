import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Asset } from './content-source.ts';
import type { DirectusError } from './directus-error.ts';
import { weakEtag } from './weak-etag.ts';

/** An answer with what was asked for; 304 where the visitor has it already. */
export function sendItems(request: FastifyRequest, reply: FastifyReply, answer: unknown): FastifyReply {
  reply.header('cache-control', 'no-cache').header('vary', 'Origin, Cache-Control');
  return sendUnlessKnown(request, reply.type(json), JSON.stringify(answer));
}

/** An SVG is a document too: opened by itself it may neither run nor load anything. */
export function sendAsset(request: FastifyRequest, reply: FastifyReply, { type, bytes }: Asset): FastifyReply {
  reply
    .header('cache-control', 'public, max-age=2592000')
    .header('content-disposition', 'inline')
    .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
    .header('vary', 'Origin, Cache-Control');
  return sendUnlessKnown(request, reply.type(type), bytes);
}

export function sendDirectusError(reply: FastifyReply, { statusCode, message, extensions }: DirectusError) {
  const body = JSON.stringify({ errors: [{ message, extensions }] });
  return reply.code(statusCode).header('vary', 'Origin').header('etag', weakEtag(body)).type(json).send(body);
}

const json = 'application/json; charset=utf-8';

/** The answer as it stands, or 304 where the visitor has the very same. */
export function sendUnlessKnown(request: FastifyRequest, reply: FastifyReply, body: string | Buffer): FastifyReply {
  const etag = weakEtag(body);
  reply.header('etag', etag);
  const known = (request.headers['if-none-match'] ?? '').split(',').map((tag) => tag.trim());
  if (known.includes(etag) || known.includes('*')) return reply.code(304).send();
  return reply.send(body);
}
