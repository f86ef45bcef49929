import { randomUUID } from 'node:crypto';
import { type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { FastifyInstance } from 'fastify';

/** The security headers of every answer. */
type Headers = Readonly<Record<string, string>>;

interface Refusal {
  readonly status: number;
  readonly code: string;
  readonly message: string;
}

const unreadable: Refusal = { status: 400, code: 'invalid-request', message: 'The request couldn’t be read.' };
/** By what Node's parser says: https://nodejs.org/api/http.html#event-clienterror */
const refusals: Readonly<Record<string, Refusal>> = {
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, code: 'timeout', message: 'The request took too long to arrive.' },
  HPE_HEADER_OVERFLOW: { status: 431, code: 'headers-too-large', message: 'The address or the headers are too long.' },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: { status: 413, code: 'too-large', message: 'The request is too large.' },
};
const unexpected: Refusal = {
  status: 417,
  code: 'invalid-request',
  message: 'The request’s Expect header isn’t supported.',
};

/** How long a refused client may go on sending: a connection that is cut off meanwhile loses the answer. */
const lingerMs = 1000;

/**
 * Answers what Node's HTTP parser refuses, which no route and no hook sees: with the headers of every answer, in the shape
 * of our errors, and without a word of what was sent. The connection ends with it.
 */
export function answerUnparsed(headers: Headers) {
  const refused = new WeakSet<Duplex>();
  return function refuse(this: FastifyInstance, error: NodeJS.ErrnoException, socket: Socket): void {
    if (refused.has(socket) || socket.destroyed) return;
    refused.add(socket);
    const refusal = refusals[error.code ?? ''] ?? unreadable;
    // Of an answer that has begun, the rest would be taken for another.
    const { _httpMessage: begun } = socket as Socket & { readonly _httpMessage?: ServerResponse | null };
    if (error.code === 'ECONNRESET' || !socket.writable || begun?.headersSent) {
      socket.destroy();
      return;
    }
    const requestId = randomUUID();
    this.log.debug({ reason: error.code, reqId: requestId }, 'a request could not be read');
    sayAndEnd(socket, refusal, headers, requestId);
  };
}

/** Answers the two other refusals that are made beside the routes: of `Expect`, and of a handshake that is none. */
export function answerRefusedAsides(app: FastifyInstance, headers: Headers): void {
  app.server.on('checkExpectation', (_request, response: ServerResponse) => {
    const requestId = randomUUID();
    const { status, ...error } = unexpected;
    const body = JSON.stringify({ ...error, requestId });
    response.writeHead(status, { ...headers, ...headersOf(body, requestId) }).end(body);
  });
  app.websocketServer.on('wsClientError', (_error, socket) => {
    sayAndEnd(socket, unreadable, { ...headers, 'sec-websocket-version': '13' }, randomUUID());
  });
}

const headersOf = (body: string, requestId: string): Headers => ({
  'x-request-id': requestId,
  'cache-control': 'no-store',
  'content-type': 'application/json; charset=utf-8',
  'content-length': String(Buffer.byteLength(body)),
  connection: 'close',
});

function sayAndEnd(socket: Duplex, { status, ...error }: Refusal, headers: Headers, requestId: string): void {
  const body = JSON.stringify({ ...error, requestId });
  const lines = Object.entries({ ...headers, ...headersOf(body, requestId) }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  const late = setTimeout(() => socket.destroy(), lingerMs);
  socket.once('close', () => clearTimeout(late));
  socket.on('error', () => socket.destroy());
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`);
}
