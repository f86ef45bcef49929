import type { Camera } from '#domain/canvas/camera.ts';
import type { Point } from '#domain/canvas/canvas-node.ts';
import type { CameraEvent } from '#machines/canvas/camera.machine.ts';
import { panned, zoomedAt } from '#machines/canvas/camera.ts';

/** In CSS pixels: a press that moves less is a click, for example on a link. */
const clickReach = 4;
const keyStep = 64;
const zoomStep = 1.25;
/** A notch of a mouse's wheel zooms by about a fifth. */
const zoomPerPixel = 1 / 500;

const steps: Readonly<Record<string, readonly [dx: number, dy: number]>> = {
  ArrowLeft: [-keyStep, 0],
  ArrowRight: [keyStep, 0],
  ArrowUp: [0, -keyStep],
  ArrowDown: [0, keyStep],
};

/**
 * Dragging and pinching move the camera, so do the arrow keys, `+` and `-`; Ctrl with the wheel zooms at the pointer, and
 * the wheel alone scrolls the page. Returns how to stop.
 */
export function hearHand(element: HTMLElement, camera: () => Camera, send: (event: CameraEvent) => void): () => void {
  const heard = new AbortController();
  const { signal } = heard;
  const pointers = new Map<number, Point>();
  let pressedAt: Point | undefined;

  const within = ({ clientX, clientY }: MouseEvent): Point => {
    const { left, top } = element.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  };
  const grip = (): { at: Point; spread?: number } => {
    const [a = { x: 0, y: 0 }, b] = pointers.values();
    if (!b) return { at: a };
    return { at: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }, spread: Math.max(1, Math.hypot(a.x - b.x, a.y - b.y)) };
  };
  const grab = (): void => {
    pressedAt = undefined;
    for (const id of pointers.keys()) element.setPointerCapture(id);
    send({ type: 'camera.grabbed', ...grip() });
  };
  const onDown = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse' && event.button > 1) return;
    pointers.set(event.pointerId, within(event));
    if (pointers.size === 1) pressedAt = within(event);
    else grab();
  };
  const onMove = (event: PointerEvent): void => {
    if (!pointers.has(event.pointerId)) return;
    const at = within(event);
    if (pressedAt && Math.hypot(at.x - pressedAt.x, at.y - pressedAt.y) < clickReach) return;
    if (pressedAt) grab();
    pointers.set(event.pointerId, at);
    send({ type: 'camera.dragged', ...grip() });
  };
  const onUp = ({ pointerId }: PointerEvent): void => {
    if (!pointers.delete(pointerId)) return;
    send({ type: 'camera.released' });
    if (pointers.size > 0) grab();
  };
  const onWheel = (event: WheelEvent): void => {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    const factor = Math.exp(-event.deltaY * zoomPerPixel);
    send({ type: 'camera.set', camera: zoomedAt(camera(), within(event), camera().zoom * factor) });
  };
  const onKey = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const step = steps[event.key];
    if (step) send({ type: 'camera.set', camera: panned(camera(), ...step) });
    else if (event.key === '+' || event.key === '=') send({ type: 'zoom.stepped', factor: zoomStep });
    else if (event.key === '-') send({ type: 'zoom.stepped', factor: 1 / zoomStep });
    else return;
    event.preventDefault();
  };

  element.addEventListener('pointerdown', onDown, { signal });
  element.addEventListener('pointermove', onMove, { signal });
  element.addEventListener('pointerup', onUp, { signal });
  element.addEventListener('pointercancel', onUp, { signal });
  element.addEventListener('wheel', onWheel, { signal, passive: false });
  element.addEventListener('keydown', onKey, { signal });
  // A link is an element that the browser would drag by itself.
  element.addEventListener('dragstart', (event) => event.preventDefault(), { signal });
  return () => heard.abort();
}
