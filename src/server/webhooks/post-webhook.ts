import type { LookupAddress } from 'node:dns';
import { type ClientRequest, type IncomingMessage, request as overHttp } from 'node:http';
import { request as overHttps } from 'node:https';
import { webhookLimits } from '#domain/webhooks/webhook.ts';
import type { DeliveryError } from '#domain/webhooks/webhook-delivery.ts';
import {
  type AllowedTargets,
  allowedAddresses,
  isAllowedUrl,
  lookupOf,
  type ResolveHost,
} from '../http/public-address.ts';

export interface Posted {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Result of one attempt. */
export interface PostResult {
  /** Null if there was no answer. */
  readonly status: number | null;
  /** Null if the message was taken. */
  readonly error: DeliveryError | null;
  /** How the answer begins. */
  readonly answer: string | null;
  readonly tookMs: number;
}

export interface PostWebhookDeps {
  readonly resolve: ResolveHost;
  readonly targets: AllowedTargets;
  /** For all of it. */
  readonly withinMs?: number;
}

export type PostWebhook = (posted: Posted, stopped?: AbortSignal) => Promise<PostResult>;

/** For one attempt. A lease on an endpoint must last longer. */
export const postWithinMs = 10_000;
const answerBytes = 64 * 1024;

/**
 * Sends a message to an endpoint. Its name is resolved once, and the connection goes to the addresses that were looked at. No
 * redirect is followed, and no connection is used twice. Never rejects.
 */
export function createPostWebhook({ resolve, targets, withinMs = postWithinMs }: PostWebhookDeps): PostWebhook {
  return async ({ url, headers, body }, stopped) => {
    const startedAt = performance.now();
    const late = AbortSignal.timeout(withinMs);
    const signal = stopped ? AbortSignal.any([late, stopped]) : late;
    const result = await attempt(url, headers, body, signal).catch((error: unknown) => ({
      ...{ status: null, answer: null },
      error: late.aborted ? ('timed-out' as const) : errorOf(error),
    }));
    return { ...result, tookMs: Math.round(performance.now() - startedAt) };
  };

  async function attempt(
    url: string,
    headers: Posted['headers'],
    body: string,
    signal: AbortSignal,
  ): Promise<Omit<PostResult, 'tookMs'>> {
    const refused = { status: null, answer: null, error: 'address-not-public' } as const;
    if (!isAllowedUrl(url, targets)) return refused;
    const target = new URL(url);
    const resolved = allowedAddresses(target, resolve, targets).catch(() => 'unknown' as const);
    const addresses = await Promise.race([resolved, abortOf(signal)]);
    if (addresses === 'unknown') return { ...refused, error: 'name-not-found' };
    if (addresses === null) return refused;
    const { status, answer } = await exchange(target, addresses, { headers, body, signal });
    return { status, answer, error: errorOfStatus(status) };
  }
}

function abortOf(signal: AbortSignal): Promise<never> {
  const { promise, reject } = Promise.withResolvers<never>();
  if (signal.aborted) reject(signal.reason);
  signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  promise.catch(() => undefined);
  return promise;
}

function errorOfStatus(status: number): DeliveryError | null {
  if (status >= 200 && status < 300) return null;
  return status >= 300 && status < 400 ? 'redirected' : 'not-accepted';
}

function errorOf(error: unknown): DeliveryError {
  const { code } = error as { readonly code?: unknown };
  return /^(ERR_TLS|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO|HOSTNAME_MISMATCH)/.test(String(code))
    ? 'certificate-invalid'
    : 'connection-failed';
}

interface Exchange {
  readonly headers: Posted['headers'];
  readonly body: string;
  readonly signal: AbortSignal;
}

function exchange(
  target: URL,
  addresses: readonly LookupAddress[],
  { headers, body, signal }: Exchange,
): Promise<{ readonly status: number; readonly answer: string }> {
  const { promise, resolve, reject } = Promise.withResolvers<{ status: number; answer: string }>();
  const options = {
    ...{ method: 'POST', agent: false, signal, lookup: lookupOf(addresses) },
    headers: {
      ...headers,
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
      'user-agent': 'Groundwork-Webhooks/1',
    },
  };
  const answered = (answer: IncomingMessage): void => {
    const chunks: Buffer[] = [];
    let bytes = 0;
    const settle = (): void =>
      resolve({ status: answer.statusCode ?? 0, answer: beginningOf(Buffer.concat(chunks).subarray(0, answerBytes)) });
    answer.on('data', (chunk: Buffer) => {
      chunks.push(chunk);
      bytes += chunk.length;
      if (bytes < answerBytes) return;
      settle();
      answer.destroy();
    });
    answer.on('end', settle);
    answer.on('error', reject);
  };
  const request: ClientRequest =
    target.protocol === 'https:' ? overHttps(target, options, answered) : overHttp(target, options, answered);
  request.on('error', reject);
  request.end(body);
  return promise;
}

/** The first characters, none of them half; PostgreSQL keeps no zero. */
const beginningOf = (bytes: Buffer): string =>
  new TextDecoder().decode(bytes).replaceAll('\0', '\uFFFD').slice(0, webhookLimits.answer).toWellFormed();
