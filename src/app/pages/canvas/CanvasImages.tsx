import { useSelector } from '@xstate/react';
import type { Atom } from '@xstate/store';
import { useEffect, useState } from 'react';
import type { CanvasActor } from '#machines/canvas/canvas.machine.ts';
import type { ImageUploadActor } from '#machines/canvas/image-upload.machine.ts';
import { selectSyncState } from '#machines/select-sync.ts';
import { useApp } from '../../app-context.ts';
import { useFlow } from '../../use-flow.ts';
import type { GivenImage } from './given-image.ts';
import { imageFlow } from './image-flow.ts';

export interface CanvasImagesProps {
  readonly actor: CanvasActor;
  /** What was given and nobody has taken up yet. */
  readonly given: Atom<readonly GivenImage[]>;
  readonly onImages: (images: ImageUploadActor | null) => void;
}

/** Adds images to a canvas, as long as it is there; draws nothing. */
export default function CanvasImages({ actor, given, onImages }: CanvasImagesProps) {
  const { actorOf } = useApp();
  const [files] = useState(() => new Map<string, File>());
  const images = useFlow(imageFlow(actorOf, actor, files));
  useEffect(() => {
    const take = () => {
      const taken = given.get();
      if (taken.length === 0) return;
      given.set([]);
      for (const { id, file } of taken) files.set(id, file);
      const waiting = taken.map(({ id, file, at }) => ({ id, name: file.name, bytes: file.size, at }));
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
