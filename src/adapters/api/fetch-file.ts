import type { ApiFailure } from '#domain/api/api-failure.ts';
import { authorisation, proofAnswerOf, sessionProofs } from '../session/session-proofs.ts';
import { refusalOf } from './refusal-of.ts';

const answerWithinMs = 10_000;
const noAnswer: ApiFailure = { kind: 'no-answer' };

/** Once more if the server asks for that. */
async function sendTwice(send: () => Promise<Response>): Promise<Response> {
  const first = await send();
  return sessionProofs.asksAgain(proofAnswerOf(first.headers)) ? send() : first;
}

/**
 * Fetches what is to be saved, as long as it takes once the answer has begun. Rejects with an `ApiFailure`. `workspace` is the
 * one that it is about, if it is about one.
 */
export async function fetchFile(
  path: string,
  accessToken: string,
  signal: AbortSignal,
  workspace?: string,
): Promise<Blob> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), answerWithinMs);
  const send = async () => {
    const proof = await sessionProofs.prove({ method: 'GET', path, accessToken });
    const headers = {
      ...(workspace !== undefined && { 'groundwork-workspace': workspace }),
      ...authorisation(accessToken, proof),
    };
    return fetch(path, { headers, signal: AbortSignal.any([signal, late.signal]) }).catch(() => {
      throw noAnswer;
    });
  };
  const response = await sendTwice(send).finally(() => clearTimeout(timer));
  if (!response.ok) {
    throw refusalOf({ status: response.status, body: await response.json().catch(() => undefined) });
  }
  return response.blob().catch(() => {
    throw noAnswer;
  });
}
