import { fromPromise } from 'xstate';
import { fetchFile } from '#adapters/api/fetch-file.ts';
import { logError } from '#adapters/log/log-error.ts';
import { saveFile } from '#adapters/page/save-file.ts';
import { createAuthorisedCall } from '#machines/auth/authorised-call.ts';
import { downloadDataMachine } from '#machines/settings/download-data.machine.ts';
import type { App } from '../app-context.ts';

/** The machine that takes everything along, with a file of the server's in the browser's downloads. */
export function downloadFlow({ actorOf, services }: App) {
  const fetchAsFounder = createAuthorisedCall({
    session: actorOf('session'),
    send: ({ call, accessToken }, signal) => fetchFile(call.path, accessToken, signal),
    log: logError,
  });
  return downloadDataMachine.provide({
    actors: {
      download: fromPromise<void>(async ({ signal }) => {
        const file = await fetchAsFounder<Blob>('/api/user/me/export', { signal });
        saveFile(file, `groundwork-${services.now().slice(0, 10)}.json`);
      }),
    },
  });
}
