import { createActor, fromPromise, type InspectionEvent, toPromise } from 'xstate';
import type { AuthorisedCall } from '#domain/api/authorised-call.ts';
import { currentToken, type FreshToken, freshToken } from './access-token.ts';
import { type RequestFailure, requestMachine, type SendInput } from './request.machine.ts';
import type { SessionActor } from './session.machine.ts';

interface Outside {
  readonly session: SessionActor;
  /** One attempt over the network; rejects with an `ApiFailure`. */
  readonly send: (input: SendInput, signal: AbortSignal) => Promise<unknown>;
  readonly log: (text: string) => void;
  readonly inspect?: (event: InspectionEvent) => void;
}

/** Rejects with a `RequestFailure`. An aborted call leaves no attempt running and counts as `no-answer`. */
export function createAuthorisedCall({ session, send, log, inspect }: Outside): AuthorisedCall {
  const machine = requestMachine.provide({
    actors: {
      currentToken: fromPromise<string | null>(() => currentToken(session)),
      freshToken: fromPromise<FreshToken, { readonly stale: string }>(({ input }) => freshToken(session, input.stale)),
      send: fromPromise<unknown, SendInput>(({ input, signal }) => send(input, signal)),
    },
    actions: { logNoAccessToken: () => log('[WEB]: No access token found!') },
  });
  return async <T>(path: string, { signal, ...options }: Parameters<AuthorisedCall>[1] = {}) => {
    const noAnswer: RequestFailure = { kind: 'no-answer' };
    if (signal?.aborted) throw noAnswer;
    const request = createActor(machine, { input: { path, ...options }, ...(inspect && { inspect }) });
    const aborted = Promise.withResolvers<never>();
    const abort = () => {
      aborted.reject(noAnswer);
      request.stop();
    };
    signal?.addEventListener('abort', abort);
    try {
      const outcome = await Promise.race([toPromise(request.start()), aborted.promise]);
      if (outcome.kind === 'failed') throw outcome.failure;
      return outcome.answer as T;
    } finally {
      signal?.removeEventListener('abort', abort);
    }
  };
}
