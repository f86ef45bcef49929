import { uploadImage } from '#adapters/assets/upload-image.ts';
import { logError } from '#adapters/log/log-error.ts';
import type { UploadedAsset } from '#domain/assets/asset.ts';
import { createAuthorisedCall } from '#machines/auth/authorised-call.ts';
import type { App } from './app-context.ts';

/** Sends an image as the founder. Rejects with a `RequestFailure`. */
export function uploadAsset(
  { actorOf }: Pick<App, 'actorOf'>,
  file: Blob,
  { signal, onShare = () => {} }: { readonly signal?: AbortSignal; readonly onShare?: (share: number) => void } = {},
): Promise<UploadedAsset> {
  const call = createAuthorisedCall({
    session: actorOf('session'),
    send: ({ accessToken }, attempt) => uploadImage(file, { accessToken, signal: attempt, onShare }),
    log: logError,
  });
  return call<UploadedAsset>('/api/v1/assets', signal ? { signal } : {});
}
