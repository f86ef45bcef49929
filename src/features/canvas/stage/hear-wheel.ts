import type { Camera } from '#domain/canvas/camera.ts';
import type { Point } from '#domain/canvas/canvas-node.ts';
import { panned, zoomedAt } from '#machines/canvas/camera.ts';

/** Height of a line for a wheel that counts lines, in CSS pixels. */
const lineSize = 16;
/** A notch of a mouse's wheel zooms by about a fifth. */
const zoomPerPixel = 1 / 500;

/** A wheel pans, with Ctrl it zooms at the pointer; at most once a frame. Returns how to stop. */
export function hearWheel(element: HTMLElement, camera: () => Camera, set: (camera: Camera) => void): () => void {
  let dx = 0;
  let dy = 0;
  let factor = 1;
  let at: Point = { x: 0, y: 0 };
  let frame = 0;
  const turn = (): void => {
    frame = 0;
    const zoomed = factor === 1 ? camera() : zoomedAt(camera(), at, camera().zoom * factor);
    set(panned(zoomed, dx, dy));
    [dx, dy, factor] = [0, 0, 1];
  };
  const onWheel = (event: WheelEvent): void => {
    if (event.target instanceof Element && event.target.closest('textarea')) return;
    event.preventDefault();
    const unit = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? lineSize : 1;
    if (event.ctrlKey || event.metaKey) {
      const { left, top } = element.getBoundingClientRect();
      at = { x: event.clientX - left, y: event.clientY - top };
      factor *= Math.exp(-event.deltaY * unit * zoomPerPixel);
    } else if (event.shiftKey && event.deltaX === 0) {
      dx += event.deltaY * unit;
    } else {
      dx += event.deltaX * unit;
      dy += event.deltaY * unit;
    }
    frame ||= requestAnimationFrame(turn);
  };
  element.addEventListener('wheel', onWheel, { passive: false });
  return () => {
    cancelAnimationFrame(frame);
    element.removeEventListener('wheel', onWheel);
  };
}
