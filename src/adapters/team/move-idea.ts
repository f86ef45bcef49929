import * as z from 'zod/mini';
import type { AuthorisedCall } from '#domain/api/authorised-call.ts';

const movedSchema = z.object({ ideaId: z.string(), projectId: z.nullable(z.string()) });

/** Moves an idea of this workspace into another one; resolves to the id that it has there. Rejects with an `ApiFailure`. */
export async function moveIdea(call: AuthorisedCall, ideaId: string, workspace: string): Promise<string> {
  const path = `/api/v1/ideas/${encodeURIComponent(ideaId)}/move`;
  return z.parse(movedSchema, await call(path, { method: 'POST', body: { workspace } })).ideaId;
}
