import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';

const localHost = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i;

/** Whether a header is one that proxies add. */
const isProxyHeader = (name: string): boolean =>
  ['forwarded', 'via', 'x-real-ip'].includes(name) || name.startsWith('x-forwarded-');

/** Whether a request comes from this very machine, past no proxy: what is open to its operator alone. */
export function isLocalRequest({ raw, headers }: FastifyRequest): boolean {
  const forwarded = Object.keys(headers).some(isProxyHeader);
  return !forwarded && isLoopbackAddress(raw.socket.remoteAddress) && localHost.test(headers.host ?? '');
}

function isLoopbackAddress(address = ''): boolean {
  const plain = address.replace(/^::ffff:/, '');
  return plain === '::1' || (isIP(plain) === 4 && plain.startsWith('127.'));
}
