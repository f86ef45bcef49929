import type { ApiFailure } from '#domain/api/api-failure.ts';
import { authorisation, proofAnswerOf, sessionProofs } from '../session/session-proofs.ts';

export interface SendFile {
  /** POST unless given. */
  readonly method?: 'POST' | 'PUT';
  readonly accessToken: string;
  readonly signal: AbortSignal;
  /** Told how much of the file has left this device, from 0 to 1. */
  readonly onShare: (share: number) => void;
}

export interface FileAnswer {
  readonly status: number;
  /** Undefined if the answer is no JSON. */
  readonly body: unknown;
}

/** Ten megabytes over a slow line, and its turn at the server. */
const answerWithinMs = 120_000;
const noAnswer: ApiFailure = { kind: 'no-answer' };

/** Sends a file as it is: `fetch` does not tell how much of it was sent. Rejects with an `ApiFailure`. */
export async function sendFile(path: string, file: Blob, sending: SendFile): Promise<FileAnswer> {
  const { method = 'POST' } = sending;
  const send = async (): Promise<XMLHttpRequest> => {
    const proof = await sessionProofs.prove({ method, path, accessToken: sending.accessToken });
    return sent(method, path, file, sending, proof);
  };
  const first = await send();
  const get = (name: string) => first.getResponseHeader(name);
  const last = sessionProofs.asksAgain(proofAnswerOf({ get })) ? await send() : first;
  return { status: last.status, body: parsed(last.responseText) };
}

function sent(
  method: string,
  path: string,
  file: Blob,
  { accessToken, signal, onShare }: SendFile,
  proof: string | undefined,
): Promise<XMLHttpRequest> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = () => reject(noAnswer);
    const stop = () => request.abort();
    request.open(method, path);
    request.timeout = answerWithinMs;
    request.setRequestHeader('accept', 'application/json');
    for (const [name, value] of Object.entries(authorisation(accessToken, proof)))
      request.setRequestHeader(name, value);
    request.setRequestHeader('content-type', file.type || 'application/octet-stream');
    request.upload.onprogress = ({ loaded, total }) => onShare(total > 0 ? loaded / total : 0);
    request.onload = () => resolve(request);
    request.onerror = fail;
    request.ontimeout = fail;
    request.onabort = fail;
    request.onloadend = () => signal.removeEventListener('abort', stop);
    signal.addEventListener('abort', stop);
    if (signal.aborted) fail();
    else request.send(file);
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
