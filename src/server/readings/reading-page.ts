import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { isKnown, tagOf } from '../http/entity-tag.ts';
import { requireMembershipNow } from '../http/require-member.ts';
import type { Membership } from '../team/memberships.ts';

/** An id in an address. */
export const id = z
  .string()
  .max(64)
  .regex(/^[\w-]+$/, 'must be an id');
export const querystring = z.object({
  after: id.optional().describe('`next` of the page before'),
  limit: z.coerce.number().int().min(1).max(200).default(50),
});
export const pageOf = <Item extends z.ZodType>(item: Item) =>
  z.object({ items: z.array(item), next: z.string().nullable().describe('Null after the last one') });

/** Answers 304 to whoever has the very same already. */
export function unlessKnown<Body extends object>(
  request: FastifyRequest,
  reply: FastifyReply,
  body: Body,
): Body | FastifyReply {
  const tag = tagOf(JSON.stringify(body));
  reply.header('etag', tag);
  return isKnown(request, tag) ? reply.code(304).send() : body;
}

/**
 * Answers with a reading as its reader may have it once all was read, since a role can change meanwhile. Throws 404 if they are
 * no member any more.
 */
export async function answerMember<Body extends object>(
  request: FastifyRequest,
  reply: FastifyReply,
  bodyFor: (membership: Membership | undefined) => Body,
): Promise<Body | FastifyReply> {
  const membership = await requireMembershipNow(request.server.memberships, request.principal);
  return unlessKnown(request, reply, bodyFor(membership));
}
