import { contentUnavailable } from '../directus-error.ts';

/** The other server's answer; `bytes` is what it costs to keep. */
export interface RemoteAnswer {
  readonly status: number;
  /** Without its parameters. */
  readonly type: string;
  readonly body: Buffer;
  readonly bytes: number;
}

const bodyMaxBytes = 4 * 1024 * 1024;
/** Memory that an entry takes besides its body. */
const overheadBytes = 1024;

/** Asks another server, as nobody in particular. Rejects with SERVICE_UNAVAILABLE if no whole answer came in time. */
export async function fetchContent(url: string, timeoutMs: number): Promise<RemoteAnswer> {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(url, { signal, redirect: 'error', headers: { accept: 'application/json, image/*' } });
    const body = await readBody(response);
    const type = (response.headers.get('content-type') ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
    return { status: response.status, type, body, bytes: body.length + overheadBytes };
  } catch (cause) {
    throw contentUnavailable(signal.aborted ? 'It did not answer in time' : 'It could not be reached', cause);
  }
}

async function readBody(response: Response): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    length += chunk.length;
    if (length > bodyMaxBytes) throw new Error(`the answer is longer than ${bodyMaxBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
