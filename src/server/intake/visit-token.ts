import { createHmac, type KeyObject, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { ShownVersion } from '#domain/page/page-content.ts';
import { readBase64url } from '../http/read-base64url.ts';
import { type PageOfVisit, pageKey } from './visit-buffer.ts';
import { dayMs } from './visit-salts.ts';
import type { VisitorNames } from './visitor.ts';

/** What a page is given at each visit, and its forms bring back: no cookie is needed. */
export interface Visit {
  readonly publishedVersion: number;
  readonly version: ShownVersion;
  readonly source: string;
  /** Nobody else's. */
  readonly nonce: string;
  /** In milliseconds since 1970. */
  readonly at: number;
  readonly visitor: VisitorNames;
}

/** Faster than anybody reads and types. */
export const leastAgeMs = 2000;
export const mostAgeMs = dayMs;

const name = z.string().regex(/^[0-9a-f]{32}$/);
const payload = z.tuple([
  z.int().min(1),
  z.enum(['a', 'b']),
  z.string().max(200),
  z.string().regex(/^[0-9a-f]{32}$/),
  z.int(),
  name,
  name.nullable(),
]);

const macOf = (key: KeyObject, page: PageOfVisit, body: string): Buffer =>
  createHmac('sha256', key)
    .update(`${pageKey(page)} ${body}`)
    .digest()
    .subarray(0, 16);

export function writeToken(
  key: KeyObject,
  page: PageOfVisit,
  { publishedVersion, version, source, nonce, at, visitor }: Visit,
): string {
  const values: z.input<typeof payload> = [
    ...([publishedVersion, version, source, nonce, at] as const),
    ...([visitor.today, visitor.before] as const),
  ];
  const body = Buffer.from(JSON.stringify(values)).toString('base64url');
  return `${body}.${macOf(key, page, body).toString('base64url')}`;
}

/** Undefined for a token that this page was never given, or longer ago than a day. */
export function readToken(key: KeyObject, page: PageOfVisit, token: string, now: Date): Visit | undefined {
  const [body = '', mac = '', ...rest] = token.split('.');
  const given = readBase64url(mac);
  const right = macOf(key, page, body);
  if (rest.length > 0 || given?.length !== right.length || !timingSafeEqual(given, right)) return undefined;
  const [publishedVersion, version, source, nonce, at, today, before] = payload.parse(
    JSON.parse(Buffer.from(body, 'base64url').toString()),
  );
  const age = now.getTime() - at;
  if (age < 0 || age > mostAgeMs) return undefined;
  return { publishedVersion, version, source, nonce, at, visitor: { today, before } };
}
