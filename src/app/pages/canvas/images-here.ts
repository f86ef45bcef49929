import { logError } from '#adapters/log/log-error.ts';
import { openWaitingImages, type WaitingImages } from '#adapters/waiting-images/waiting-images.ts';
import { partOf } from '#domain/log/parts.ts';
import type { StorageFailure } from '#domain/replica/storage-failure.ts';
import type { ImageKeeping, WaitingImage } from '#machines/canvas/image-upload.machine.ts';
import type { CanvasAtom } from '#machines/canvas/select-canvas.ts';

export interface ImagesHereInput {
  /** Whose images; undefined keeps none. */
  readonly account: string | undefined;
  readonly canvasId: string;
  readonly canvas: CanvasAtom;
  /** Takes the files that are found. */
  readonly files: Map<string, Blob>;
  /** Not while somebody signs out. */
  readonly mayKeep: () => boolean;
  readonly store?: WaitingImages;
}

/** The images of one canvas that wait on this device. Nothing rejects: what the browser refuses is logged. */
export interface ImagesHere {
  readonly find: () => Promise<readonly WaitingImage[]>;
  /** False where another tab has added or dropped it. */
  readonly isToAdd: (image: WaitingImage) => Promise<boolean>;
  readonly keep: (image: WaitingImage) => Promise<ImageKeeping>;
  readonly remove: (id: string) => Promise<void>;
}

export function imagesHere({
  account,
  canvasId,
  canvas,
  files,
  mayKeep,
  store = openWaitingImages(),
}: ImagesHereInput): ImagesHere {
  const remove = async (id: string): Promise<void> => {
    if (account !== undefined) await store.remove(account, id).catch(logError);
  };
  return {
    remove,
    find: async () => {
      if (account === undefined) return [];
      const found = await store.of(account, canvasId).catch((fault) => {
        logError(fault);
        return [];
      });
      return found.map(({ id, name, file, at }) => {
        files.set(id, file);
        return { id, name, bytes: file.size, at, kept: 'kept' };
      });
    },
    isToAdd: async ({ id, kept }) => {
      if (kept !== 'kept' || account === undefined) return true;
      // A page that was closed just then has placed it, and did not come to removing it.
      const state = canvas.get();
      if (state && partOf(state.nodes, id)) {
        await remove(id);
        return false;
      }
      // Placed twice, it would be refused for its id.
      return store.has(account, id).catch(() => true);
    },
    keep: async ({ id, name, at }) => {
      const file = files.get(id);
      if (!file || account === undefined || !mayKeep()) return 'unable';
      return store.keep(account, { id, canvas: canvasId, name, file, at }).catch((fault: StorageFailure) => {
        logError(fault);
        return fault.reason === 'full' ? 'full' : 'unable';
      });
    },
  };
}
