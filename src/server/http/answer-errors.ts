import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { isProgramPath } from '#domain/routes/server-paths.ts';
import { isUnavailable, unavailableRetryAfterS } from '../db/is-unavailable.ts';
import { isUnstorable } from '../db/is-unstorable.ts';
import { recordRefusal } from '../security/record-refusal.ts';
import { ApiError } from './api-error.ts';
import { hasLostSession } from './has-lost-session.ts';
import { logFailure } from './log-failure.ts';
import { unauthorized } from './require-principal.ts';

interface ErrorBody {
  readonly message: string;
  readonly code: string | number;
  readonly requestId: string;
}

const messages: Readonly<Record<number, string>> = {
  400: 'The request couldn’t be read.',
  414: 'The address is too long.',
  415: 'The content type must be application/json.',
  429: 'Too many requests. Please wait a moment.',
  503: 'The server is busy. Please try again in a moment.',
};

const unavailable = {
  code: 'unavailable',
  message: 'The server isn’t available right now. Please try again in a moment.',
};

/**
 * Every error as `{message, code, requestId}`; a 5xx shows nothing of the inside. A call that fails because its session
 * ended meanwhile, as by the deletion of the account, is answered as one that came after.
 */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler(async (thrown: FastifyError | ApiError, request, reply) => {
    const error = (await hasLostSession(request, thrown)) ? unauthorized() : thrown;
    const isGone = isUnavailable(error);
    const isUnkept = !isGone && isUnstorable(error);
    const status = isGone ? 503 : isUnkept ? 400 : (error.statusCode ?? 500);
    if (isGone) reply.header('retry-after', unavailableRetryAfterS);
    // That it is too busy is counted with the answers; a line each would fill the disk when it is least wanted.
    const isBusy = error instanceof ApiError && error.code === 'busy';
    if ((status >= 500 && !isBusy) || isUnkept) logFailure(request, error, status);
    recordRefusal(request, error, status);
    if (error instanceof ApiError && error.retryAfterS !== undefined) reply.header('retry-after', error.retryAfterS);
    if (error instanceof ApiError) reply.headers(error.headers);
    return send(reply, request, status, isGone ? unavailable : bodyOf(error, status, request.routeOptions.bodyLimit));
  });
}

/**
 * The answer to an address that cannot be read, such as `/api/%zz`: no route, and so no hook and no error handler, has a part
 * in it. `headers` are those of every answer; whoever wants a page is given `notFoundPage`, if there is one.
 */
export const answerUnreadable =
  (headers: Readonly<Record<string, string>>, notFoundPage?: string) =>
  (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    reply.headers({ ...headers, 'x-request-id': request.id, 'cache-control': 'no-store' });
    const { method, url } = request.raw;
    const isPage = (method === 'GET' || method === 'HEAD') && !isProgramPath(url ?? '');
    if (notFoundPage !== undefined && isPage && request.headers.accept?.includes('text/html')) {
      reply.code(404).type('text/html; charset=utf-8').send(notFoundPage);
      return;
    }
    const status = error.statusCode ?? 400;
    send(reply, request, status, bodyOf(error, status));
  };

/** The answer to a path that nothing serves. */
export function answerNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return send(reply, request, 404, { code: 'not-found', message: 'There’s nothing at this address.' });
}

/** `bodyLimit`: what the route takes, in bytes. */
function bodyOf(error: FastifyError | ApiError, status: number, bodyLimit = 0): Omit<ErrorBody, 'requestId'> {
  if (error instanceof ApiError) return { message: error.message, code: error.code };
  if (hasZodFastifySchemaValidationErrors(error)) {
    const [first] = error.validation;
    const place = [error.validationContext, first?.instancePath].filter(Boolean).join('');
    return {
      message: `The request isn’t valid: ${place} ${first?.message ?? ''}`.trim(),
      code: 'invalid-request',
    };
  }
  if (status >= 500 && status !== 503) return { message: 'Something went wrong on our side.', code: 'internal' };
  if (status === 413)
    return { message: `The request is too large. The limit is ${sizeName(bodyLimit)}.`, code: 'too-large' };
  return { message: messages[status] ?? 'The request was rejected.', code: codes[status] ?? 'refused' };
}

const sizeName = (bytes: number): string =>
  bytes < 1024 * 1024 ? `${bytes / 1024} KiB` : `${bytes / 1024 / 1024} MiB`;

const codes: Readonly<Record<number, string>> = {
  400: 'invalid-request',
  404: 'not-found',
  414: 'address-too-long',
  415: 'unsupported-media-type',
  429: 'too-many-requests',
  503: 'busy',
};

function send(
  reply: FastifyReply,
  request: FastifyRequest,
  status: number,
  body: Omit<ErrorBody, 'requestId'>,
): FastifyReply {
  return reply
    .code(status)
    .type('application/json; charset=utf-8')
    .send(JSON.stringify({ ...body, requestId: request.id }));
}
