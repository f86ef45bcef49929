import * as z from 'zod/mini';
import { type Tokens, tokensSchema } from '#domain/session/tokens.ts';
import type { Answer, FetchJson } from './fetch-json.ts';
import { refusalOf } from './refusal-of.ts';

interface RefreshTiming {
  /** How long a busy server is asked again. */
  readonly patienceMs: number;
  /** Before the second attempt; doubled for each further one, up to the longest. */
  readonly firstPauseMs: number;
  readonly longestPauseMs: number;
}

const usual: RefreshTiming = { patienceMs: 10_000, firstPauseMs: 500, longestPauseMs: 2000 };

const path = '/api/v1/auth/refresh-token';

/**
 * Trades a refresh token for a new pair. 429 and 5xx are asked again with growing pauses; any other answer without both
 * tokens is final. Rejects with an `ApiFailure`; only `no-answer` leaves the session as it was.
 */
export async function refreshTokens(fetchJson: FetchJson, refreshToken: string, timing = usual): Promise<Tokens> {
  let leftMs = timing.patienceMs;
  for (let n = 0; ; n += 1) {
    const answer = await fetchJson(path, { method: 'POST', body: { refreshToken }, session: 'renews' });
    const tokens = z.safeParse(tokensSchema, answer.body);
    if (answer.status < 300 && tokens.success) return tokens.data;
    if (!isBusy(answer) || leftMs <= 0) throw refusalOf(answer);
    const pauseMs = Math.min(timing.firstPauseMs * 2 ** n, timing.longestPauseMs, leftMs);
    leftMs -= pauseMs;
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}

const isBusy = ({ status }: Answer): boolean => status === 429 || status >= 500;
