import type { Point } from '#domain/canvas/canvas-node.ts';
import type { CameraActor } from '#machines/canvas/camera.machine.ts';
import { panned, zoomedAt } from '#machines/canvas/camera.ts';
import type { HoldViewActor } from '#machines/canvas/hold-view.machine.ts';

/** In CSS pixels. */
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

export interface HandActors {
  readonly camera: CameraActor;
  readonly hand: HoldViewActor;
}

/**
 * Dragging and pinching move the camera, so do the arrow keys, `+` and `-`; Ctrl with the wheel zooms at the pointer, and
 * the wheel alone scrolls the page. Returns how to stop.
 */
export function hearHand(element: HTMLElement, { camera: actor, hand }: HandActors): () => void {
  const heard = new AbortController();
  const { signal } = heard;
  const camera = () => actor.getSnapshot().context.camera;

  const within = ({ clientX, clientY }: MouseEvent): Point => {
    const { left, top } = element.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  };
  /** Not from the press on, or a link would not be followed. */
  const capture = (): void => {
    const { value, context } = hand.getSnapshot();
    for (const { id } of value === 'holding' ? context.pointers : []) {
      if (!element.hasPointerCapture(id)) element.setPointerCapture(id);
    }
  };
  const onDown = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse' && event.button > 1) return;
    hand.send({ type: 'pointer.down', id: event.pointerId, at: within(event) });
    capture();
  };
  const onMove = (event: PointerEvent): void => {
    // It was lifted somewhere else.
    if (event.buttons === 0) onUp(event);
    else hand.send({ type: 'pointer.moved', id: event.pointerId, at: within(event) });
    capture();
  };
  const onUp = ({ pointerId }: PointerEvent): void => hand.send({ type: 'pointer.up', id: pointerId });
  const onWheel = (event: WheelEvent): void => {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    const factor = Math.exp(-event.deltaY * zoomPerPixel);
    actor.send({ type: 'camera.set', camera: zoomedAt(camera(), within(event), camera().zoom * factor) });
  };
  const onKey = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const step = steps[event.key];
    if (step) actor.send({ type: 'camera.set', camera: panned(camera(), ...step) });
    else if (event.key === '+' || event.key === '=') actor.send({ type: 'zoom.stepped', factor: zoomStep });
    else if (event.key === '-') actor.send({ type: 'zoom.stepped', factor: 1 / zoomStep });
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
