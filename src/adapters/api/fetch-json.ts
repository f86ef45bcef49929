import { ofetch } from 'ofetch';
import type { ApiFailure } from '#domain/api/api-failure.ts';
import type { CallOptions } from '#domain/api/authorised-call.ts';

export interface Request extends CallOptions {
  readonly accessToken?: string;
}

/** What came back, whatever its status. */
export interface Answer {
  readonly status: number;
  /** Undefined where the answer holds no JSON. */
  readonly body: unknown;
  /** Seconds. */
  readonly retryAfterS?: number;
}

/** Resolves to any answer, errors of the server included; rejects with `{kind: 'no-answer'}`. */
export type FetchJson = (path: string, request?: Request) => Promise<Answer>;

const noAnswer: ApiFailure = { kind: 'no-answer' };

/** The one way to our server. `baseUrl` is empty in the browser, where the page's own server answers. */
export function createFetchJson({ baseUrl = '', timeoutMs = 10_000 } = {}): FetchJson {
  return async (path, { method = 'GET', body, accessToken, signal } = {}) => {
    const limit = AbortSignal.timeout(timeoutMs);
    try {
      const response = await ofetch.raw<string, 'text'>(`${baseUrl}${path}`, {
        method,
        headers: headersOf(body !== undefined, accessToken),
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        retry: 0,
        responseType: 'text',
        ignoreResponseError: true,
        // A signal of its own: ofetch forgets its timeout where it is given one, and when the headers are there.
        signal: signal ? AbortSignal.any([signal, limit]) : limit,
      });
      return { status: response.status, body: parse(response._data), ...retryAfterOf(response.headers) };
    } catch {
      throw noAnswer;
    }
  };
}

function headersOf(hasBody: boolean, accessToken: string | undefined): Record<string, string> {
  return {
    accept: 'application/json',
    ...(hasBody ? { 'content-type': 'application/json' } : {}),
    ...(accessToken === undefined ? {} : { authorization: `Bearer ${accessToken}` }),
  };
}

function parse(text: string | undefined): unknown {
  try {
    return text ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  }
}

function retryAfterOf(headers: Headers): { retryAfterS?: number } {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) ? { retryAfterS: seconds } : {};
}
