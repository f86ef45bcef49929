import { useEffect } from 'react';
import { focusScene } from '#features/canvas/stage/focus-scene.ts';
import type { CanvasOverlayActor } from '#machines/canvas/canvas-overlay.machine.ts';

/**
 * A dialog that was opened from a menu cannot give the focus back, since the menu is gone by then: the canvas takes it, or
 * no key would be heard any more.
 */
export function useFocusAfterDialog(overlay: CanvasOverlayActor): void {
  useEffect(() => {
    let wasOpen = false;
    let frame = 0;
    const { unsubscribe } = overlay.subscribe((snapshot) => {
      const isOpen = snapshot.matches('open');
      cancelAnimationFrame(frame);
      // A dialog gives the focus back in the frame after the one without it, if at all.
      if (wasOpen && !isOpen) frame = requestAnimationFrame(() => (frame = requestAnimationFrame(takeLostFocus)));
      wasOpen = isOpen;
    });
    return () => {
      cancelAnimationFrame(frame);
      unsubscribe();
    };
  }, [overlay]);
}

function takeLostFocus(): void {
  if (document.activeElement === document.body) focusScene();
}
