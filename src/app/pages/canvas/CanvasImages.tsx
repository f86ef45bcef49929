import { useSelector } from '@xstate/react';
import type { Atom } from '@xstate/store';
import { useEffect, useState } from 'react';
import type { CanvasActor } from '#machines/canvas/canvas.machine.ts';
import type { ImageUploadActor } from '#machines/canvas/image-upload.machine.ts';
import { canvasOf } from '#machines/canvas/select-canvas.ts';
import { selectUser } from '#machines/shell/user.store.ts';
import { selectSyncState } from '#machines/sync/select-sync.ts';
import { useApp } from '../../app-context.ts';
import { useFlow } from '../../use-flow.ts';
import { imageFlow } from './image-flow.ts';
import { imagesHere } from './images-here.ts';
import type { GivenImage } from './use-canvas-transfer.ts';

export interface CanvasImagesProps {
  readonly actor: CanvasActor;
  readonly canvasId: string;
  /** Images that were given and not taken up yet. */
  readonly given: Atom<readonly GivenImage[]>;
  readonly onImages: (images: ImageUploadActor | null) => void;
}

/** Adds images to a canvas, as long as it is there; draws nothing. */
export function CanvasImages({ actor, canvasId, given, onImages }: CanvasImagesProps) {
  const { actorOf, services } = useApp();
  const [files] = useState(() => new Map<string, Blob>());
  const [here] = useState(() => {
    const session = actorOf('session');
    const mayKeep = () => session.getSnapshot().matches('signedIn');
    const account = selectUser(actorOf('user').getSnapshot())?.id;
    const canvas = canvasOf(services.workspace, canvasId);
    return imagesHere({ account, canvasId, canvas, files, mayKeep });
  });
  const images = useFlow(imageFlow({ actorOf, actor, files, here }));
  useEffect(() => {
    const take = () => {
      const taken = given.get();
      if (taken.length === 0) return;
      given.set([]);
      for (const { id, file } of taken) files.set(id, file);
      const waiting = taken.map(({ id, file, at }) => ({
        id,
        name: file.name,
        bytes: file.size,
        at,
        kept: 'not-yet' as const,
      }));
      images.send({ type: 'images.given', images: waiting });
    };
    take();
    const heard = given.subscribe(take);
    return () => heard.unsubscribe();
  }, [images, given, files]);
  useEffect(() => {
    onImages(images);
    return () => onImages(null);
  }, [images, onImages]);
  const isConnected = useSelector(actorOf('sync'), (sync) => selectSyncState(sync) === 'live');
  useEffect(() => {
    if (isConnected) images.send({ type: 'connection.returned' });
  }, [images, isConnected]);
  return null;
}
