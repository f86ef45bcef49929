import { type EventObject, fromCallback, fromPromise } from 'xstate';
import { logError } from '#adapters/log/log-error.ts';
import type { UploadedAsset } from '#domain/assets/asset.ts';
import { imageSize } from '#features/canvas/transfer/image-size.ts';
import { imageDescription } from '#features/canvas/transfer/image-words.ts';
import { createAuthorisedCall } from '#machines/authorised-call.ts';
import type { CanvasActor } from '#machines/canvas/canvas.machine.ts';
import {
  imageUploadMachine,
  type KeptImage,
  type UploadReport,
  type WaitingImage,
} from '#machines/canvas/image-upload.machine.ts';
import type { App } from '../../app-context.ts';
import { imageFailureOf } from './image-failure.ts';

/** The machine that adds images, with the files that it only knows by their ids. */
export function imageFlow(actorOf: App['actorOf'], actor: CanvasActor, files: ReadonlyMap<string, File>) {
  const heard = new Map<string, (share: number) => void>();
  const send = async (file: File, signal: AbortSignal, onShare: (share: number) => void): Promise<UploadedAsset> => {
    const call = createAuthorisedCall({
      session: actorOf('session'),
      send: async ({ accessToken }, attempt) =>
        (await import('#adapters/assets/upload-image.ts')).uploadImage(file, { accessToken, signal: attempt, onShare }),
      log: logError,
    });
    return call<UploadedAsset>('/api/v1/assets', { signal });
  };
  return imageUploadMachine.provide({
    actors: {
      upload: fromPromise<KeptImage, WaitingImage>(async ({ input, signal }) => {
        const file = files.get(input.id);
        // Browsers know the kinds of many files by their names: what is no image need not be sent.
        if (!file || (file.type !== '' && !file.type.startsWith('image/'))) throw 'no-image';
        try {
          const { id, width, height } = await send(file, signal, (share) => heard.get(input.id)?.(share));
          return { asset: id, width, height };
        } catch (reason) {
          throw imageFailureOf(reason);
        }
      }),
      progress: fromCallback<EventObject, WaitingImage, UploadReport>(({ input: { id }, sendBack }) => {
        heard.set(id, (share) => sendBack({ type: 'upload.advanced', share }));
        return () => void heard.delete(id);
      }),
    },
    actions: {
      place: (_, { image, kept }) => {
        if (!image) return;
        const { id, at, name } = image;
        const { width, height } = imageSize(kept);
        const box = { x: Math.round(at.x - width / 2), y: Math.round(at.y - height / 2), width, height };
        const node = { id, kind: 'image', ...box, asset: kept.asset, text: imageDescription(name) } as const;
        actor.send({ type: 'node.asked', node, draft: null });
      },
    },
  });
}
