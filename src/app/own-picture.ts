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

function open(app: App): OwnPicture {
  const session = app.actorOf('session');
  const picture = new OwnPicture({
    fetchFile: (path) => fetchPicture(app, path),
    mayKeep: () => session.getSnapshot().matches('signedIn'),
  });
  session.subscribe((snapshot) => {
    if (snapshot.matches('signedOut')) picture.forget();
  });
  return picture;
}

/** Fetches a picture that the founder may see: their own, or that of a member of a workspace of theirs. */
export function fetchPicture({ actorOf }: App, path: string): Promise<Blob> {
  const fetchAsFounder = createAuthorisedCall({
    session: actorOf('session'),
    send: ({ call, accessToken }, signal) => fetchFile(call.path, accessToken, signal),
    log: logError,
  });
  return fetchAsFounder<Blob>(path);
}
