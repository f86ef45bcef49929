import { type Camera, seenBox, toScene } from '#domain/canvas/camera.ts';
import type { Box, Point } from '#domain/canvas/canvas-node.ts';
import { withMembers } from '#domain/canvas/members-of.ts';
import { partOf } from '#domain/log/parts.ts';
import { linkAt } from '#drawing/line-links.ts';
import type { CanvasActor } from '#machines/canvas/canvas.machine.ts';
import type { PointerPressed, Snap } from '#machines/canvas/pointer.ts';
import type { CanvasAtom } from '#machines/canvas/select-canvas.ts';
import type { TouchActor } from '#machines/canvas/touch.machine.ts';
import { createPainter, type Painter } from '#painter/painter.ts';
import type { Preview } from '#painter/preview.ts';
import type { CardsAtom } from '../canvas-session.ts';
import { sheetsOf } from '../change/sheets-of.ts';
import { cornerOf } from './corner-of.ts';
import { frameOf } from './frame-of.ts';
import { hearCursor } from './hear-cursor.ts';
import { hearWheel } from './hear-wheel.ts';
import { openLink } from './open-link.ts';
import { hearPointer } from './pointer-input.ts';
import { previewOf } from './preview-of.ts';
import { readPaintTheme, watchPaintTheme } from './read-paint-theme.ts';
import { snapRequest } from './snap-request.ts';
import { targetOf } from './target-of.ts';
import { watchGesture } from './watch-gesture.ts';

export interface StageParts {
  /** Hears the pointer. */
  readonly root: HTMLElement;
  /** Holds the painting. */
  readonly host: HTMLElement;
  /** Moved and scaled as the camera is. */
  readonly layer: HTMLElement;
}

export interface StageInput {
  readonly actor: CanvasActor;
  readonly canvas: CanvasAtom;
  readonly touch: TouchActor;
  /** Whether presses add to the selection without Shift. */
  readonly isMultiSelect: () => boolean;
  readonly image: (assetId: string) => HTMLImageElement | ImageBitmap | undefined;
  readonly cards: CardsAtom;
  /** Whether the pointer may change anything. */
  readonly mayEdit: boolean;
  /** `at` in CSS pixels of the window. */
  readonly onMenu: (at: Point) => void;
}

/** The painting with all that moves it, outside of React: no press, no frame of a pan or a drag draws a component. */
export class StageView {
  readonly painter: Painter;
  readonly #input: StageInput;
  readonly #parts: StageParts;
  readonly #stops: (() => void)[] = [];
  #dragged: Preview | null = null;
  #pressed: PointerPressed | null = null;

  constructor(parts: StageParts, input: StageInput) {
    this.#parts = parts;
    this.#input = input;
    this.painter = createPainter(parts.host, { theme: readPaintTheme(parts.root), image: input.image });
    this.#watch();
  }

  get #camera(): Camera {
    return this.#cameraActor.getSnapshot().context.camera;
  }

  get #cameraActor() {
    const { camera } = this.#input.actor.getSnapshot().children;
    if (!camera) throw new Error('the canvas has no camera');
    return camera;
  }

  get #selection(): readonly string[] {
    return this.#input.actor.getSnapshot().context.selection;
  }

  /** Box that the camera shows, in scene units. */
  get view(): Box {
    const { width, height } = this.#parts.root.getBoundingClientRect();
    return seenBox(this.#camera, { width, height });
  }

  /** The point of the scene at one of the window, in CSS pixels. */
  sceneAt(at: Point): Point {
    const { left, top } = this.#parts.root.getBoundingClientRect();
    return toScene(this.#camera, { x: at.x - left, y: at.y - top });
  }

  /** Tells where the pointer is in the scene, null when it has left. Returns how to stop. */
  hearCursor(tell: (cursor: Point | null) => void): () => void {
    return hearCursor(this.#parts.root, (at) => toScene(this.#camera, at), tell);
  }

  /** Tells when a press or a wheel is on the canvas. Returns how to stop. */
  hearGesture(tell: () => void): () => void {
    const { root } = this.#parts;
    root.addEventListener('pointerdown', tell);
    root.addEventListener('wheel', tell, { passive: true });
    return () => {
      root.removeEventListener('pointerdown', tell);
      root.removeEventListener('wheel', tell);
    };
  }

  /** Brings a point of the scene into the middle, once it comes near an edge of what is seen. */
  keepInSight({ x, y }: Point): void {
    const { view } = this;
    const isNear = (at: number, start: number, size: number): boolean => Math.abs(at - start - size / 2) < size * 0.35;
    if (isNear(x, view.x, view.width) && isNear(y, view.y, view.height)) return;
    const camera = { x: x - view.width / 2, y: y - view.height / 2, zoom: this.#camera.zoom };
    this.#cameraActor.send({ type: 'camera.set', camera });
  }

  #watch(): void {
    const { painter } = this;
    const { root } = this.#parts;
    const { actor, canvas, cards } = this.#input;
    const { unsubscribe: forgetCanvas } = canvas.subscribe((state) => painter.show(state));
    painter.show(canvas.get());
    const { unsubscribe: forgetCards } = cards.subscribe((shown) => painter.cards(shown));
    painter.cards(cards.get());
    const camera = this.#cameraActor.subscribe(() => this.#look());
    let chosen: readonly string[] | undefined;
    const follow = () => {
      const { selection, nudge } = actor.getSnapshot().context;
      if (selection !== chosen) painter.select(new Set(selection));
      chosen = selection;
      const isNudged = nudge.dx !== 0 || nudge.dy !== 0;
      this.#preview(isNudged ? { kind: 'move', ...nudge, guides: [], isCopy: false } : null);
    };
    const root$ = actor.subscribe(follow);
    const stopGesture = watchGesture(actor, (gesture) => {
      this.#dragged = gesture && previewOf(gesture, canvas.get(), this.#selection);
      painter.preview(this.#dragged);
    });
    const observer = new ResizeObserver(() => this.#measure());
    observer.observe(root);
    this.#stops.push(
      forgetCanvas,
      forgetCards,
      () => camera.unsubscribe(),
      () => root$.unsubscribe(),
      stopGesture,
      () => observer.disconnect(),
      watchPaintTheme(() => painter.theme(readPaintTheme(root))),
      hearWheel(
        root,
        () => this.#camera,
        (next) => this.#cameraActor.send({ type: 'camera.set', camera: next }),
      ),
      this.#hearPointer(),
    );
    this.#measure();
    follow();
    this.#look();
  }

  #preview(gesture: Parameters<typeof previewOf>[0] | null): void {
    if (this.#dragged) return;
    this.painter.preview(gesture && previewOf(gesture, this.#input.canvas.get(), this.#selection));
  }

  #look(): void {
    const { x, y, zoom } = this.#camera;
    this.painter.look(this.#camera);
    const { layer } = this.#parts;
    layer.style.transform = `translate(${-x * zoom}px, ${-y * zoom}px) scale(${zoom})`;
    if (document.activeElement instanceof HTMLElement && layer.contains(document.activeElement)) {
      document.activeElement.style.setProperty('--zoom', String(zoom));
    }
  }

  #measure(): void {
    const { width, height } = this.#parts.root.getBoundingClientRect();
    this.painter.size(width, height, devicePixelRatio);
    this.#cameraActor.send({
      type: 'viewport.changed',
      viewport: { width, height, corner: cornerOf(this.#parts.root) },
    });
  }

  #hearPointer(): () => void {
    const { painter } = this;
    const { actor, canvas, touch, isMultiSelect } = this.#input;
    return hearPointer(this.#parts.root, {
      toScene: (at) => toScene(this.#camera, at),
      target: (point, isSecond) => this.#target(point, isSecond),
      over: (point) => {
        const hit = painter.hit(point);
        return hit.kind === 'node' ? hit.id : null;
      },
      snap: (point) => this.#snap(point),
      isMultiSelect,
      onDown: (press) => {
        this.#pressed = press;
      },
      onPress: (press) => {
        const href = this.#linkAt(press);
        if (href === undefined) actor.send(press);
        else openLink(href);
      },
      onMove: (move) => {
        actor.send(move);
        this.#point(canvas.get() ? this.painter.hit(move.point).kind : 'canvas');
      },
      onEnd: (type) => actor.send({ type }),
      onMenu: (point, at) => this.openMenu(point, at),
      touch,
    });
  }

  /** The web address under a press with Ctrl or Cmd. */
  #linkAt({ target, point, modifiers, button }: PointerPressed): string | undefined {
    if (!modifiers.ctrl || button !== 0 || target.kind !== 'node') return undefined;
    const node = partOf(this.#input.canvas.get()?.nodes ?? {}, target.id);
    return node && linkAt(node, point);
  }

  #target(point: Point, isSecond: boolean) {
    const canvas = this.#input.canvas.get();
    const frame = frameOf(canvas, this.#selection);
    const { mayEdit } = this.#input;
    return targetOf(this.painter.hit(point), { canvas, selection: this.#selection, frame, point, isSecond, mayEdit });
  }

  /** How far what is dragged is drawn aside at that point of the pointer, to be in line with its neighbors. */
  #snap(point: Point): Snap | null {
    const canvas = this.#input.canvas.get();
    const isMove = this.#dragged?.kind === 'move';
    const moving = canvas && isMove ? sheetsOf(canvas, this.#selection) : this.#selection;
    const request = this.#pressed && snapRequest(this.#pressed, point, frameOf(canvas, moving)?.box);
    if (!canvas || !request || request.kind !== this.#dragged?.kind) return null;
    return this.painter.snap(request.box, withMembers(canvas, moving), request.sides);
  }

  /** Shows by the pointer's shape what a press would do. */
  #point(kind: string): void {
    this.#parts.root.dataset['over'] = kind;
  }

  /** Selects what is at a point of the scene and opens its menu; `at` in CSS pixels of the stage. */
  openMenu(point: Point, at: Point): void {
    const { actor, onMenu } = this.#input;
    const under = this.#target(point, false);
    const isPart = under.kind === 'node' || under.kind === 'edge';
    if (isPart && !under.isSelected) actor.send({ type: 'selection.changed', ids: [under.owner], mode: 'replace' });
    if (under.kind === 'canvas') actor.send({ type: 'selection.changed', ids: [], mode: 'replace' });
    const { left, top } = this.#parts.root.getBoundingClientRect();
    onMenu({ x: at.x + left, y: at.y + top });
  }

  destroy(): void {
    for (const stop of this.#stops) stop();
    this.painter.destroy();
  }
}
