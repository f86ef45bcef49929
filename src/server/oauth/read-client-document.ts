import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { z } from 'zod';
import { type AllowedTargets, allowedAddresses, isAllowedUrl, lookupOf } from '../http/public-address.ts';
import { resolvePublic, withinSignal } from '../http/resolve-public.ts';
import { OauthError } from './oauth-error.ts';
import { isRedirectUri } from './redirect-uri.ts';

/** A program’s words about itself at the address that is its id (draft-ietf-oauth-client-id-metadata-document). */
interface ClientDocument {
  readonly name: string;
  readonly redirectUris: readonly string[];
}

/** For all of it: the name, the connection, and the document. */
const documentWithinMs = 5000;
const mostBytes = 16 * 1024;
const longest = 1000;

const document = z.object({
  client_id: z.string(),
  client_name: z.string().max(1000).default(''),
  redirect_uris: z.array(z.string()).min(1).max(10),
  token_endpoint_auth_method: z.literal('none').default('none'),
});

/** Whether the id of a program is the address of a document about it: https, with a path, and written in one way. */
export function isDocumentAddress(clientId: string, allowed: AllowedTargets): boolean {
  if (clientId.length > longest || !isAllowedUrl(clientId, allowed)) return false;
  const url = new URL(clientId);
  return url.pathname !== '/' && url.hash === '' && url.search === '' && url.href === clientId;
}

interface ReadingDeps {
  /** Addresses of a host, asked until the signal says that it is too late. */
  readonly resolve?: (host: string, signal: AbortSignal) => Promise<readonly LookupAddress[]>;
  readonly withinMs?: number;
}

/**
 * Reads the document of a program. Only public addresses are asked, by the address that was checked; nothing follows a
 * redirect. Throws `invalid_client` for whatever is not there or not as it should be, or does not come in time.
 */
export async function readClientDocument(
  clientId: string,
  allowed: AllowedTargets,
  { resolve = resolverFor(allowed), withinMs = documentWithinMs }: ReadingDeps = {},
): Promise<ClientDocument> {
  const failed = () => new OauthError('invalid_client', 'The document of this program can’t be read.');
  const url = new URL(clientId);
  const signal = AbortSignal.timeout(withinMs);
  const text = await withinSignal(
    (async () => {
      const addresses = await allowedAddresses(url, (host) => resolve(host, signal), allowed);
      if (!addresses) throw failed();
      return get(url, addresses, signal);
    })(),
    signal,
  ).catch(() => {
    throw failed();
  });
  const read = document.safeParse(parse(text));
  if (!read.success || read.data.client_id !== clientId || !read.data.redirect_uris.every(isRedirectUri))
    throw failed();
  return { name: read.data.client_name, redirectUris: read.data.redirect_uris };
}

/** A name of this machine is in no name server. */
const resolverFor = ({ allowsLoopback }: AllowedTargets): NonNullable<ReadingDeps['resolve']> =>
  allowsLoopback ? (host) => lookup(host, { all: true }) : resolvePublic;

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function get(url: URL, addresses: readonly LookupAddress[], signal: AbortSignal): Promise<string> {
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const asked = request(url, {
      headers: { accept: 'application/json' },
      signal,
      agent: false,
      lookup: lookupOf(addresses),
    });
    asked.on('error', reject);
    asked.on('response', (answer) => {
      let text = '';
      answer.setEncoding('utf8');
      answer.on('data', (part: string) => {
        text += part;
        if (text.length > mostBytes) asked.destroy(new Error('too long'));
      });
      answer.on('error', reject);
      answer.on('end', () => (answer.statusCode === 200 ? resolve(text) : reject(new Error('not there'))));
    });
    asked.end();
  });
}
