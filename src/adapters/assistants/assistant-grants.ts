import * as z from 'zod/mini';
import { type AssistantGrant, assistantsSchema } from '#domain/account/assistant-grant.ts';
import type { AuthorisedCall } from '#domain/api/authorised-call.ts';

const path = '/api/v1/assistants';

/** The assistants that the founder has let into a workspace, the newest first. Rejects with an `ApiFailure`. */
export async function fetchAssistants(call: AuthorisedCall, workspace: string): Promise<readonly AssistantGrant[]> {
  return z.parse(assistantsSchema, await call(path, { workspace }));
}

export async function endAssistant(call: AuthorisedCall, workspace: string, id: string): Promise<void> {
  await call(`${path}/${encodeURIComponent(id)}`, { method: 'DELETE', workspace });
}
