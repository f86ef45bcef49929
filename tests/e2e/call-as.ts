import type { Page } from 'playwright-core';

interface Shown {
  readonly accessToken: string;
  /** Null where the page's session is a bearer one. */
  readonly proof: string | null;
}

/** Runs in the page: its access token, and a proof for one call by the key that only the page can use. */
async function show({ method, url }: { method: string; url: string }): Promise<Shown> {
  const accessToken = localStorage.getItem('groundwork-access-token') ?? '';
  const opening = indexedDB.open('groundwork-key');
  await new Promise((resolve) => {
    opening.onsuccess = resolve;
  });
  const database = opening.result;
  if (!database.objectStoreNames.contains('keys')) return { accessToken, proof: null };
  const reading = database.transaction('keys').objectStore('keys').get('session');
  await new Promise((resolve) => {
    reading.onsuccess = resolve;
  });
  database.close();
  if (!reading.result) return { accessToken, proof: null };
  const { privateKey, jwk } = reading.result as { privateKey: CryptoKey; jwk: JsonWebKey };
  const text = (data: ArrayBuffer): string =>
    btoa(String.fromCharCode(...new Uint8Array(data)))
      .replaceAll('+', '-')
      .replaceAll('/', '_')
      .replaceAll('=', '');
  const bytes = (what: string) => new TextEncoder().encode(what);
  const part = (what: object) => text(bytes(JSON.stringify(what)).buffer);
  const ath = text(await crypto.subtle.digest('SHA-256', bytes(accessToken)));
  const claims = { htm: method, htu: url, jti: crypto.randomUUID(), iat: Math.floor(Date.now() / 1000), ath };
  const signed = `${part({ typ: 'dpop+jwt', alg: 'ES256', jwk })}.${part(claims)}`;
  const signature = await crypto.subtle.sign({ name: 'ECDSA', hash: 'SHA-256' }, privateKey, bytes(signed));
  return { accessToken, proof: `${signed}.${text(signature)}` };
}

/** Returns the credentials of the page for a call to the server: its token, and a fresh proof by its key. */
export const shownBy = (page: Page, method: string, url: string): Promise<Shown> =>
  page.evaluate(show, { method, url: url.split('?', 1)[0] ?? url });

/** A call in the name of the page's session, sent from outside of the browser. */
export async function callAs(
  page: Page,
  url: string,
  { method = 'GET', body }: { readonly method?: string; readonly body?: unknown } = {},
): Promise<Response> {
  const { accessToken, proof } = await shownBy(page, method, url);
  return fetch(url, {
    method,
    headers: {
      authorization: `${proof === null ? 'Bearer' : 'DPoP'} ${accessToken}`,
      ...(proof === null ? {} : { dpop: proof }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}
