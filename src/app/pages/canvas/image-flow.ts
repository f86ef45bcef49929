import { type EventObject, fromCallback, fromPromise } from 'xstate';
import { logError } from '#adapters/log/log-error.ts';
import { withTabLock } from '#adapters/tabs/with-tab-lock.ts';
import { imageDescription } from '#features/canvas/transfer/image-labels.ts';
import { imageSize } from '#features/canvas/transfer/image-size.ts';
import type { CanvasActor } from '#machines/canvas/canvas.machine.ts';
import {
  type ImagesGiven,
  imageUploadMachine,
  type KeepingOutcome,
  type KeptImage,
  type TurnReport,
  type UploadReport,
  type WaitingImage,
} from '#machines/canvas/image-upload.machine.ts';
import type { App } from '../../app-context.ts';
import { uploadAsset } from '../../upload-asset.ts';
import { imageFailureOf } from './image-failure.ts';
import type { ImagesHere } from './images-here.ts';

export interface ImageFlowInput {
  readonly actorOf: App['actorOf'];
  readonly actor: CanvasActor;
  /** By the ids under which the machine knows them. */
  readonly files: ReadonlyMap<string, Blob>;
  /** Images kept on this device. */
  readonly here: ImagesHere;
}

/** The machine that adds images, with what it knows of the server, this device and the canvas. */
export function imageFlow({ actorOf, actor, files, here }: ImageFlowInput) {
  const heard = new Map<string, (share: number) => void>();
  return imageUploadMachine.provide({
    actors: {
      upload: fromPromise<KeptImage, WaitingImage>(async ({ input, signal }) => {
        const file = files.get(input.id);
        // Browsers know the kinds of many files by their names: what is no image need not be sent.
        if (!file || (file.type !== '' && !file.type.startsWith('image/'))) throw 'no-image';
        try {
          const { id, width, height } = await uploadAsset({ actorOf }, file, {
            signal,
            onShare: (share) => heard.get(input.id)?.(share),
          });
          return { asset: id, width, height };
        } catch (reason) {
          throw imageFailureOf(reason);
        }
      }),
      progress: fromCallback<EventObject, WaitingImage, UploadReport>(({ input: { id }, sendBack }) => {
        heard.set(id, (share) => sendBack({ type: 'upload.advanced', share }));
        return () => void heard.delete(id);
      }),
      found: fromCallback<EventObject, undefined, ImagesGiven>(({ receive, sendBack }) => {
        const search = () =>
          void here.find().then((images) => images.length > 0 && sendBack({ type: 'images.given', images }));
        receive(search);
        search();
      }),
      turn: fromCallback<EventObject, WaitingImage, TurnReport>(({ input, sendBack }) => {
        const ended = new AbortController();
        const { promise: over, resolve: end } = Promise.withResolvers<void>();
        const turn = async () => {
          sendBack({ type: (await here.isToAdd(input)) ? 'turn.came' : 'turn.lost' });
          await over;
        };
        withTabLock(`groundwork-image-${input.id}`, ended.signal, turn).catch((fault) => {
          if (!ended.signal.aborted) logError(fault);
        });
        return () => {
          ended.abort();
          end();
        };
      }),
      keep: fromPromise<KeepingOutcome, WaitingImage>(async ({ input }) => ({
        id: input.id,
        kept: await here.keep(input),
      })),
      remove: fromPromise<void, WaitingImage>(async ({ input }) => {
        if (input.kept === 'kept') await here.remove(input.id);
      }),
    },
    actions: {
      forget: (_, { id }) => void here.remove(id),
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
