import { fetchFile } from '#adapters/api/fetch-file.ts';
import { OwnPicture } from '#adapters/assets/own-picture.ts';
import { logError } from '#adapters/log/log-error.ts';
import { createAuthorisedCall } from '#machines/auth/authorised-call.ts';
import type { App } from './app-context.ts';

const opened = new WeakMap<App, OwnPicture>();

/** The founder's picture, the same for all who show it. */
export function ownPictureOf(app: App): OwnPicture {
  const found = opened.get(app) ?? open(app);
  opened.set(app, found);
  return found;
}

function open({ actorOf }: App): OwnPicture {
  const session = actorOf('session');
  const fetchAsFounder = createAuthorisedCall({
    session,
    send: ({ call, accessToken }, signal) => fetchFile(call.path, accessToken, signal),
    log: logError,
  });
  return new OwnPicture({
    fetchFile: (path) => fetchAsFounder<Blob>(path),
    mayKeep: () => session.getSnapshot().matches('signedIn'),
  });
}
