import type { Point } from '#domain/canvas/canvas-node.ts';
import type { Modifiers, PointerMoved, PointerPressed, Snap, Target } from '#machines/canvas/pointer.ts';
import type { TouchActor } from '#machines/canvas/touch.machine.ts';
import { newPartId } from './new-part-id.ts';

/** The scene as the pointer needs it, asked for on demand. */
export interface PointerHandlers {
  readonly toScene: (at: Point) => Point;
  readonly target: (point: Point, isSecond: boolean) => Target;
  /** The node to which a connector would be bound. */
  readonly over: (point: Point) => string | null;
  readonly snap: (point: Point) => Snap | null;
  /** Whether presses add to the selection without Shift. */
  readonly isMultiSelect: () => boolean;
  /** Opens the menu of what is there; `at` in CSS pixels of the element. */
  readonly onMenu: (point: Point, at: Point) => void;
  /** Called for a press of every pointer, before anything comes of it. */
  readonly onDown: (press: PointerPressed) => void;
  /** Called for mouse and pen; fingers are told to `touch`. */
  readonly onPress: (press: PointerPressed) => void;
  readonly onMove: (move: PointerMoved) => void;
  readonly onEnd: (type: 'pointer.released' | 'pointer.cancelled') => void;
  readonly touch: TouchActor;
}

/** Two presses within this time and distance are one double press. In milliseconds and CSS pixels. */
const second = { patience: 400, reach: 8 } as const;

/** Hears mouse, pen and fingers on an element, moves at most once a frame. Returns how to stop. */
export function hearPointer(element: HTMLElement, scene: PointerHandlers): () => void {
  let last: { readonly at: Point; readonly time: number } | null = null;
  const moves = new Map<number, PointerEvent>();
  let held: number | null = null;
  let frame = 0;

  const atOf = ({ clientX, clientY }: MouseEvent): Point => {
    const { left, top } = element.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  };
  const tellMoves = (): void => {
    cancelAnimationFrame(frame);
    frame = 0;
    for (const event of moves.values()) {
      const at = atOf(event);
      const point = scene.toScene(at);
      const modifiers = modifiersOf(event);
      const snap = modifiers.ctrl ? null : scene.snap(point);
      const move = { type: 'pointer.moved', point, at, modifiers, snap, over: scene.over(point) } as const;
      if (isFinger(event)) scene.touch.send({ type: 'finger.moved', id: event.pointerId, move });
      else scene.onMove(move);
    }
    moves.clear();
  };
  const pressOf = (event: PointerEvent): PointerPressed => {
    const at = atOf(event);
    const isSecond =
      last !== null &&
      event.timeStamp - last.time < second.patience &&
      Math.hypot(at.x - last.at.x, at.y - last.at.y) < second.reach;
    last = isSecond ? null : { at, time: event.timeStamp };
    const point = scene.toScene(at);
    const modifiers = modifiersOf(event);
    return {
      type: 'pointer.pressed',
      point,
      at,
      target: scene.target(point, isSecond),
      button: event.button,
      modifiers: scene.isMultiSelect() ? { ...modifiers, shift: true } : modifiers,
      kind: event.pointerType === 'touch' ? 'touch' : event.pointerType === 'pen' ? 'pen' : 'mouse',
      newId: newPartId(),
      over: scene.over(point),
    };
  };
  const onDown = (event: PointerEvent): void => {
    if (isElsewhere(event) || event.button > 1) return;
    if (!isFinger(event) && held !== null) return;
    element.setPointerCapture(event.pointerId);
    // Keys go where the pointer works, such as the Escape that ends what it does.
    if (!element.contains(document.activeElement)) element.focus({ preventScroll: true });
    tellMoves();
    const press = pressOf(event);
    scene.onDown(press);
    if (isFinger(event)) scene.touch.send({ type: 'finger.down', id: event.pointerId, press });
    else {
      held = event.pointerId;
      scene.onPress(press);
    }
  };
  const onMove = (event: PointerEvent): void => {
    if (!isFinger(event) && held !== null && event.pointerId !== held) return;
    moves.set(event.pointerId, event);
    frame ||= requestAnimationFrame(tellMoves);
  };
  const onUp = (event: PointerEvent): void => {
    tellMoves();
    const isLost = event.type === 'pointercancel';
    if (isFinger(event)) {
      scene.touch.send(isLost ? { type: 'fingers.lost' } : { type: 'finger.up', id: event.pointerId });
    } else if (event.pointerId === held) {
      held = null;
      scene.onEnd(isLost ? 'pointer.cancelled' : 'pointer.released');
    }
  };
  const onMenu = (event: MouseEvent): void => {
    if (isElsewhere(event)) return;
    event.preventDefault();
    // Fingers that rest are heard by `touch`, and the keyboard has its own way.
    const isMouse = !('pointerType' in event) || event.pointerType === 'mouse';
    if (isMouse && event.button === 2) scene.onMenu(scene.toScene(atOf(event)), atOf(event));
  };
  const onMouseDown = (event: MouseEvent): void => {
    // The focus goes where the selection goes; a press of the middle button would scroll.
    if (!isElsewhere(event)) event.preventDefault();
  };
  const listeners = {
    pointerdown: onDown,
    pointermove: onMove,
    pointerup: onUp,
    pointercancel: onUp,
    contextmenu: onMenu,
    mousedown: onMouseDown,
  } as const;
  for (const [type, listener] of Object.entries(listeners)) element.addEventListener(type, listener as EventListener);
  return () => {
    cancelAnimationFrame(frame);
    for (const [type, listener] of Object.entries(listeners)) {
      element.removeEventListener(type, listener as EventListener);
    }
  };
}

const isFinger = ({ pointerType }: PointerEvent): boolean => pointerType === 'touch';

/** The field in which a text is written has the pointer for itself. */
const isElsewhere = ({ target }: Event): boolean => target instanceof Element && target.closest('textarea') !== null;

const modifiersOf = ({ shiftKey, altKey, ctrlKey, metaKey }: MouseEvent): Modifiers => ({
  shift: shiftKey,
  alt: altKey,
  ctrl: ctrlKey || metaKey,
});
