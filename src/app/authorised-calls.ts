import type { InspectionEvent } from 'xstate';
import { logError } from '#adapters/log/log-error.ts';
import type { AuthorisedCall } from '#domain/api/authorised-call.ts';
import { createAuthorisedCall } from '#machines/auth/authorised-call.ts';
import type { SessionActor } from '#machines/auth/session.machine.ts';
import { serverCalls } from './server-calls.ts';

/** Calls as the founder of this session in one workspace, their own if it is null, each by a request machine of its own. */
export const authorisedCalls = (
  session: SessionActor,
  inspect: (event: InspectionEvent) => void,
  workspace: string | null,
): AuthorisedCall =>
  createAuthorisedCall({
    session,
    send: ({ call: { path, ...request }, accessToken }, signal) =>
      serverCalls.call(path, {
        ...request,
        accessToken,
        signal,
        workspace: request.workspace ?? workspace ?? undefined,
      }),
    log: logError,
    inspect,
  });
