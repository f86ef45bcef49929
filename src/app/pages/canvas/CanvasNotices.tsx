import { ImageNotices } from '#features/canvas/transfer/ImageNotices.tsx';
import type { ImageUploadActor } from '#machines/canvas/image-upload.machine.ts';
import { CanvasPresence, type CanvasPresenceProps } from './CanvasPresence.tsx';
import { CanvasRejections } from './CanvasRejections.tsx';

export interface CanvasNoticesProps extends CanvasPresenceProps {
  /** Null until it is there. */
  readonly images: ImageUploadActor | null;
}

/** Notices above a canvas: changes that were rejected, images on their way, and who else is here. */
export function CanvasNotices({ canvasId, session, view, images }: CanvasNoticesProps) {
  return (
    <>
      <CanvasRejections session={session} canvasId={canvasId} />
      {images && <ImageNotices images={images} />}
      <CanvasPresence canvasId={canvasId} session={session} view={view} />
    </>
  );
}
