import { useEffect } from 'react';
import { whenIdle } from '#adapters/page/when-idle.ts';
import { readCanvasView, writeCanvasView } from '#adapters/storage/canvas-view-storage.ts';
import { local } from '#adapters/storage/local.ts';
import { intersects } from '#drawing/bounds.ts';
import type { CanvasSession } from '#features/canvas/canvas-session.ts';
import { focusPartSoon } from '#features/canvas/stage/CanvasStage.tsx';
import type { CameraInput } from '#machines/canvas/camera.machine.ts';
import { viewOf } from '#machines/canvas/camera.ts';
import { useApp } from '../../app-context.ts';

/** Before anything is known of the canvas and of the window. */
export const openingCamera = (): CameraInput => ({
  camera: { x: -96, y: -96, zoom: 1 },
  viewport: { width: 1, height: 1 },
  isStill: matchMedia('(prefers-reduced-motion: reduce)').matches,
  isOpening: true,
});

/** Opens a canvas on the part that is named, on all there is, or as it was left on this device, and keeps how it is left. */
export function useKeptView({ actor, canvas, controls }: CanvasSession, projectId: string, named?: string): void {
  const { isComplete } = useApp().services.workspace;
  useEffect(() => {
    const { camera } = actor.getSnapshot().children;
    if (!camera) return;
    const heard: { unsubscribe(): void }[] = [];
    const stop = () => {
      for (const each of heard.splice(0)) each.unsubscribe();
    };
    const open = () => {
      const part = named === undefined ? undefined : controls.boxOf(named);
      const box = part ?? controls.everything;
      // Of what is still on its way nobody knows yet how large it is.
      if (!(named === undefined ? box : part) && !isComplete.get()) return;
      stop();
      const kept = readCanvasView(local, projectId);
      const isThere = !part && box !== undefined && kept !== null && intersects(kept.seen, box);
      const first = isThere ? ({ kind: 'again', ...kept } as const) : box ? ({ kind: 'all', box } as const) : null;
      const isOpen = !camera.getSnapshot().matches('opening');
      camera.send({ type: 'scene.came', first });
      if (!part || named === undefined) return;
      controls.select([named]);
      if (isOpen) controls.reveal(named);
      focusPartSoon(named);
    };
    heard.push(canvas.subscribe(open), isComplete.subscribe(open));
    open();
    return stop;
  }, [actor, canvas, controls, isComplete, projectId, named]);
  useEffect(() => {
    const { camera } = actor.getSnapshot().children;
    let isOver = false;
    let isWaiting = false;
    const keep = () => {
      isWaiting = false;
      const context = camera?.getSnapshot().context;
      if (isOver || !context) return;
      if (context.camera !== context.opened)
        writeCanvasView(local, projectId, viewOf(context.camera, context.viewport));
    };
    const heard = camera?.subscribe(() => {
      if (isWaiting) return;
      isWaiting = true;
      void whenIdle().then(keep);
    });
    return () => {
      isOver = true;
      heard?.unsubscribe();
    };
  }, [actor, projectId]);
}
