import type { SessionKey } from './session-key.ts';

export interface ProofContent {
  readonly method: string;
  /** With its origin, without a query. */
  readonly url: string;
  /** The access token that goes with it. */
  readonly accessToken?: string | undefined;
  /** The nonce that the server has asked for last. */
  readonly nonce?: string | undefined;
}

/** A DPoP proof, RFC 9449, section 4.2: a JWT by the key of the session, for one call. */
export async function signProof(
  { privateKey, jwk }: SessionKey,
  { method, url, accessToken, nonce }: ProofContent,
): Promise<string> {
  const payload = {
    htm: method,
    htu: url,
    jti: crypto.randomUUID(),
    iat: Math.floor(Date.now() / 1000),
    ...(accessToken === undefined ? {} : { ath: base64url(await crypto.subtle.digest('SHA-256', bytes(accessToken))) }),
    ...(nonce === undefined ? {} : { nonce }),
  };
  const text = `${encode({ typ: 'dpop+jwt', alg: 'ES256', jwk })}.${encode(payload)}`;
  // WebCrypto's form of a signature, r and s, is that of a JWS.
  const signature = await crypto.subtle.sign({ name: 'ECDSA', hash: 'SHA-256' }, privateKey, bytes(text));
  return `${text}.${base64url(signature)}`;
}

const bytes = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);
const encode = (value: object): string => base64url(bytes(JSON.stringify(value)).buffer);
const base64url = (buffer: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(buffer)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
