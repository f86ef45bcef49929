import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { ZodError } from 'zod';
import { isUnavailable, unavailableRetryAfterS } from '../db/is-unavailable.ts';
import { logFailure } from '../http/log-failure.ts';
import { IdentityError } from './identity-error.ts';

/** Answers every error below `app`'s prefix as the Identity Toolkit does; the SDK cannot read another shape. */
export function answerIdentityErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | IdentityError | ZodError, request, reply) => {
    if (error instanceof ZodError)
      return send(reply, 400, ['INVALID_ARGUMENT', ...(error.issues[0]?.path ?? [])].join(' : '));
    const isGone = isUnavailable(error);
    const status = isGone ? 503 : (error.statusCode ?? 500);
    if (isGone) reply.header('retry-after', unavailableRetryAfterS);
    if (status >= 500) logFailure(request, error, status);
    if (!(error instanceof IdentityError)) {
      return send(reply, status, status >= 500 ? 'INTERNAL_ERROR' : 'INVALID_ARGUMENT');
    }
    if (error.retryAfterS !== undefined) reply.header('retry-after', error.retryAfterS);
    return send(reply, status, error.message);
  });
  app.setNotFoundHandler((_request, reply) => send(reply, 404, 'OPERATION_NOT_ALLOWED'));
}

function send(reply: FastifyReply, code: number, message: string): FastifyReply {
  return reply
    .code(code)
    .type('application/json; charset=utf-8')
    .send(JSON.stringify({ error: { code, message, errors: [{ message, domain: 'global', reason: 'invalid' }] } }));
}
