import { ofetch } from 'ofetch';
import type { ApiFailure } from '#domain/api/api-failure.ts';
import type { CallOptions } from '#domain/api/authorised-call.ts';
import { authorisation, proofAnswerOf, type SessionProofs, sessionProofs } from '../session/session-proofs.ts';

export interface Request extends CallOptions {
  readonly accessToken?: string;
  /** Whether it begins a session or renews one: it has a proof then, as calls with an access token have. */
  readonly session?: 'begins' | 'renews';
}

/** The server's response with any status. */
export interface Answer {
  readonly status: number;
  /** Undefined if the answer holds no JSON. */
  readonly body: unknown;
  /** Seconds. */
  readonly retryAfterS?: number;
}

/** Resolves to any answer, errors of the server included; rejects with `{kind: 'no-answer'}`. */
export type FetchJson = (path: string, request?: Request) => Promise<Answer>;

interface Ways {
  readonly baseUrl?: string;
  readonly timeoutMs?: number;
  readonly proofs?: SessionProofs;
}

const noAnswer: ApiFailure = { kind: 'no-answer' };

/** The one way to our server. `baseUrl` is empty in the browser, where the page's own server answers. */
export function createFetchJson({ baseUrl = '', timeoutMs = 10_000, proofs = sessionProofs }: Ways = {}): FetchJson {
  const fetchAnswer = ofetch.create({
    baseURL: baseUrl,
    headers: { accept: 'application/json' },
    // The caller decides: a retry is a state of its machine, and an error of the server is an answer.
    retry: 0,
    ignoreResponseError: true,
    parseResponse: jsonOrUndefined,
  });
  return async (path, { method = 'GET', body, accessToken, workspace, session, signal } = {}) => {
    const limit = AbortSignal.timeout(timeoutMs);
    const isProved = accessToken !== undefined || session !== undefined;
    const send = async () =>
      fetchAnswer.raw<unknown>(path, {
        method,
        ...(body === undefined ? {} : { body }),
        ...(workspace === undefined ? {} : { headers: { 'groundwork-workspace': workspace } }),
        // Signed anew for each send: the proof of the second holds the nonce that the first was answered with.
        async onRequest({ options: { headers } }) {
          const proved = { method, path, accessToken, begins: session === 'begins' };
          const proof = isProved ? await proofs.prove(proved) : undefined;
          for (const [name, value] of Object.entries(authorisation(accessToken, proof))) headers.set(name, value);
        },
        // A signal of its own: ofetch forgets its timeout if it is given one, and when the headers are there.
        signal: signal ? AbortSignal.any([signal, limit]) : limit,
      });
    try {
      const first = await send();
      const response = isProved && proofs.asksAgain(proofAnswerOf(first.headers)) ? await send() : first;
      return { status: response.status, body: response._data, ...retryAfterOf(response.headers) };
    } catch {
      throw noAnswer;
    }
  };
}

function jsonOrUndefined(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function retryAfterOf(headers: Headers): { retryAfterS?: number } {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) ? { retryAfterS: seconds } : {};
}
