import * as z from 'zod/mini';
import { currentProjectSchema } from '#domain/account/current-project.ts';
import type { AuthorisedCall } from '#domain/api/authorised-call.ts';

const path = '/api/user/me/current-project';

/** The project that the founder chose last, on any device: a UUID or null. Rejects with an `ApiFailure`. */
export async function fetchCurrentProject(call: AuthorisedCall): Promise<string | null> {
  return z.parse(currentProjectSchema, await call(path)).projectId;
}

/** Rejects with an `ApiFailure`. */
export async function saveCurrentProject(call: AuthorisedCall, projectId: string): Promise<void> {
  await call(path, { method: 'PUT', body: { projectId } });
}
