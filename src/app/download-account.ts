import { fetchFile } from '#adapters/api/fetch-file.ts';
import { logError } from '#adapters/log/log-error.ts';
import { saveFile } from '#adapters/page/save-file.ts';
import { createAuthorisedCall } from '#machines/auth/authorised-call.ts';
import type { App } from './app-context.ts';

/** Puts everything that the server has of the founder into the browser's downloads, as one file. */
export async function downloadAccount({ actorOf, services }: App): Promise<void> {
  const fetchAsFounder = createAuthorisedCall({
    session: actorOf('session'),
    send: ({ call, accessToken }, signal) => fetchFile(call.path, accessToken, signal),
    log: logError,
  });
  saveFile(await fetchAsFounder<Blob>('/api/user/me/export'), `groundwork-${services.now().slice(0, 10)}.json`);
}
