import * as z from 'zod/mini';
import type { AuthorisedCall } from '#domain/api/authorised-call.ts';

/** Asks which workspace of the founder’s holds a stream. Rejects with an `ApiFailure`, that of 404 if none does. */
export async function findHoldingWorkspace(call: AuthorisedCall, stream: string): Promise<string> {
  const answer = await call(`/api/v1/workspaces/holding?stream=${encodeURIComponent(stream)}`);
  return z.parse(z.object({ id: z.string() }), answer).id;
}
