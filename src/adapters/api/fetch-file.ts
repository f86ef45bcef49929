import type { ApiFailure } from '#domain/api/api-failure.ts';
import { refusalOf } from './refusal-of.ts';

const answerWithinMs = 10_000;
const noAnswer: ApiFailure = { kind: 'no-answer' };

/** Fetches what is to be saved, as long as it takes once the answer has begun. Rejects with an `ApiFailure`. */
export async function fetchFile(path: string, accessToken: string, signal: AbortSignal): Promise<Blob> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), answerWithinMs);
  const request = {
    headers: { authorization: `Bearer ${accessToken}` },
    signal: AbortSignal.any([signal, late.signal]),
  };
  const response = await fetch(path, request).catch(() => {
    throw noAnswer;
  });
  clearTimeout(timer);
  if (!response.ok) {
    throw refusalOf({ status: response.status, body: await response.json().catch(() => undefined) });
  }
  return response.blob().catch(() => {
    throw noAnswer;
  });
}
