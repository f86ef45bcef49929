import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { answerNotFound } from '../http/answer-errors.ts';
import { ApiError } from '../http/api-error.ts';
import { limitedTo } from '../http/limited-to.ts';

export interface FirebaseProxyDeps {
  /** The origin of the project's auth domain, without a slash at the end. */
  readonly upstream: string;
  readonly timeoutMs?: number;
}

/** A page of Firebase's and what belongs to it are some ten files. */
const callsAtMost = 300;
/** Providers come back with a form of a few codes. */
const requestBytes = 64 * 1024;
/** The largest script has about 300 KB. */
const answerBytes = 8 * 1024 * 1024;

/** Nothing of our founders goes along: no cookie, no token, no address. */
const requestHeaders = [
  'accept',
  'accept-language',
  'content-type',
  'if-modified-since',
  'if-none-match',
  'user-agent',
];
/** Headers that describe the page; the rest is about the connection, or would set cookies on our origin. */
const responseHeaders = [
  'cache-control',
  'content-language',
  'content-security-policy',
  'content-type',
  'cross-origin-opener-policy',
  'etag',
  'expires',
  'last-modified',
  'referrer-policy',
  'vary',
];
/** Ours would keep the page from running, from being framed by us, and from speaking to the window that opened it. Others may not frame it: see `pass`. */
const notOurs = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'referrer-policy',
  'x-frame-options',
];

/**
 * Firebase's own sign-in pages on our origin, so that a redirect survives browsers which keep the storage of other sites
 * apart. Source: https://firebase.google.com/docs/auth/web/redirect-best-practices, option 3.
 */
export const firebaseProxyRoutes: FastifyPluginAsync<FirebaseProxyDeps> = async (
  app,
  { upstream, timeoutMs = 10_000 },
) => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: requestBytes }, (_request, body, done) =>
    done(null, body),
  );
  for (const url of ['/__/auth/*', '/__/firebase/*']) {
    app.route({
      method: ['GET', 'HEAD', 'POST'],
      url,
      config: limitedTo(callsAtMost),
      schema: { hide: true },
      handler: (request, reply) => pass(request, reply, upstream, timeoutMs),
    });
  }
};

async function pass(
  request: FastifyRequest,
  reply: FastifyReply,
  upstream: string,
  timeoutMs: number,
): Promise<FastifyReply> {
  const address = new URL(upstream + request.raw.url);
  if (!/^\/__\/(auth|firebase)\//.test(address.pathname)) return answerNotFound(request, reply);
  const answer = await ask(request, address, timeoutMs);
  for (const name of notOurs) reply.removeHeader(name);
  for (const name of responseHeaders) {
    const value = answer.headers.get(name);
    if (value !== null) reply.header(name, value);
  }
  reply.header('content-security-policy', [...theirs(reply), "frame-ancestors 'self'"].join(', '));
  const location = answer.headers.get('location');
  if (location !== null) reply.header('location', onOurOrigin(location, address));
  reply.code(answer.status);
  return answer.body ? reply.send(Readable.from(atMost(answer.body as ReadableStream<Uint8Array>))) : reply.send();
}

/** Their own policy holds as well: each of several has to allow what happens. */
const theirs = (reply: FastifyReply): string[] => [reply.getHeader('content-security-policy') ?? []].flat().map(String);

/** Ends in an error, and so the answer breaks off, where it is longer than anything of Firebase's. */
async function* atMost(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  let left = answerBytes;
  for await (const part of body) {
    left -= part.byteLength;
    if (left < 0) throw new Error('an answer of the auth domain is too long');
    yield part;
  }
}

async function ask({ method, headers, body }: FastifyRequest, address: URL, timeoutMs: number): Promise<Response> {
  const sent = requestHeaders.flatMap((name) => {
    const value = headers[name];
    return typeof value === 'string' ? [[name, value] as [string, string]] : [];
  });
  try {
    return await fetch(address, {
      method,
      headers: sent,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
      ...(method === 'POST' && body instanceof Uint8Array && { body: new Uint8Array(body) }),
    });
  } catch (cause) {
    const error = new ApiError(502, 'identity-unavailable', 'The sign-in service didn’t respond. Please try again.');
    error.cause = cause;
    throw error;
  }
}

/** A redirect within the auth domain stays with us; one to a provider leads there. */
function onOurOrigin(location: string, from: URL): string {
  const target = new URL(location, from);
  return target.origin === from.origin ? target.pathname + target.search + target.hash : target.href;
}
