import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';

const withinByDefaultMs = 30_000;
const sliceBytes = 64 * 1024;

/**
 * Ends the connection of a client that takes nothing of its answer for so long, whatever it sends meanwhile. Large answers
 * leave in slices, so that it can be seen how much of them was taken.
 */
export function cutStalledAnswers(app: FastifyInstance, withinMs = withinByDefaultMs): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    watch(reply.raw, withinMs);
    const isText = typeof payload === 'string' || Buffer.isBuffer(payload);
    if (!isText || request.method === 'HEAD' || payload.length <= sliceBytes) return done(null, payload);
    const bytes = Buffer.from(payload);
    reply.header('content-length', bytes.length);
    return done(null, Readable.from(slicesOf(bytes), { objectMode: false, highWaterMark: sliceBytes }));
  });
}

function* slicesOf(bytes: Buffer): Generator<Buffer> {
  for (let from = 0; from < bytes.length; from += sliceBytes) yield bytes.subarray(from, from + sliceBytes);
}

/** How often a socket is looked at within the time. */
const looks = 4;

/**
 * Cuts an answer that stalls: its socket has bytes left and takes none, look after look. Looks are counted, not time: a
 * server that was held up itself has not looked meanwhile, and blames no client for that.
 */
function watch(response: ServerResponse, withinMs: number): void {
  let written = -1;
  let stalls = 0;
  const timer = setInterval(() => {
    const { socket } = response;
    if (!socket) return;
    const isStalled = socket.bytesWritten === written && socket.writableLength > 0;
    stalls = isStalled ? stalls + 1 : 0;
    written = socket.bytesWritten;
    if (stalls >= looks) socket.destroy();
  }, withinMs / looks).unref();
  response.once('close', () => clearInterval(timer));
}
