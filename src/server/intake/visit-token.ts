import { z } from 'zod';
import type { ShownVersion } from '#domain/page/page-content.ts';
import { readBase64url } from '../http/read-base64url.ts';
import { createSealedSecrets, type SealedSecrets } from '../identity/sealed-secrets.ts';
import { type PageOfVisit, pageKey } from './visit-buffer.ts';
import { dayMs } from './visit-salts.ts';
import type { VisitorNames } from './visitor.ts';

/** Token that a page is given at each visit and its forms send back: no cookie is needed. */
export interface Visit {
  readonly publishedVersion: number;
  readonly version: ShownVersion;
  readonly source: string;
  /** Nobody else's. */
  readonly nonce: string;
  /** In milliseconds since 1970. */
  readonly at: number;
  readonly visitor: VisitorNames;
  /** The fake door that was pressed, of whoever is asked whether they mean it. */
  readonly door?: string | undefined;
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
  z.string().max(100).optional(),
]);

/** Seals what a token says: nobody who has one can read or change it. */
export const visitSeal = (serverKey: Buffer): SealedSecrets => createSealedSecrets(serverKey, 'groundwork visits');

/** A token, in letters, digits, hyphens and underscores. */
export function writeToken(
  seal: SealedSecrets,
  page: PageOfVisit,
  { publishedVersion, version, source, nonce, at, visitor, door }: Visit,
): string {
  const values: z.input<typeof payload> = [
    ...([publishedVersion, version, source, nonce, at] as const),
    ...([visitor.today, visitor.before] as const),
    ...(door === undefined ? ([] as const) : ([door] as const)),
  ];
  return seal.seal(Buffer.from(JSON.stringify(values)), pageKey(page)).toString('base64url');
}

/** Undefined for a token that this page was never given, or longer ago than a day. */
export function readToken(seal: SealedSecrets, page: PageOfVisit, token: string, now: Date): Visit | undefined {
  const sealed = readBase64url(token);
  const body = sealed && opened(seal, page, sealed);
  if (!body) return undefined;
  const [publishedVersion, version, source, nonce, at, today, before, door] = payload.parse(
    JSON.parse(body.toString()),
  );
  const age = now.getTime() - at;
  if (age < 0 || age > mostAgeMs) return undefined;
  return {
    publishedVersion,
    version,
    source,
    nonce,
    at,
    visitor: { today, before },
    ...(door !== undefined && { door }),
  };
}

function opened(seal: SealedSecrets, page: PageOfVisit, sealed: Buffer): Buffer | undefined {
  try {
    return seal.open(sealed, pageKey(page));
  } catch {
    return undefined;
  }
}
