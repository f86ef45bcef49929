import * as z from 'zod/mini';
import type { AuthorisedCall } from '#domain/api/authorised-call.ts';

const linkSchema = z.object({ url: z.string() });

/** Fetches the address of an open link to join, which nothing keeps. Rejects with an `ApiFailure`. */
export async function fetchLinkAddress(call: AuthorisedCall, linkId: string): Promise<string> {
  return z.parse(linkSchema, await call(`/api/v1/invitations/links/${encodeURIComponent(linkId)}`)).url;
}
