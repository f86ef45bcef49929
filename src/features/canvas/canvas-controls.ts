import { canDo } from '#domain/canvas/can-do.ts';
import type { Canvas } from '#domain/canvas/canvas.ts';
import type { Box, CanvasNode, Point } from '#domain/canvas/canvas-node.ts';
import { isForText } from '#domain/canvas/is-for-text.ts';
import { liveNode, livePart } from '#domain/canvas/live-parts.ts';
import { readingOrder } from '#domain/canvas/reading-order.ts';
import { eachPart, partOf } from '#domain/log/parts.ts';
import { boundsOf } from '#drawing/bounds.ts';
import { fittedHeight } from '#drawing/node-text.ts';
import type { CanvasActor } from '#machines/canvas/canvas.machine.ts';
import type { CanvasChange, PlacedNode, Side } from '#machines/canvas/canvas-change.ts';
import type { CanvasTool } from '#machines/canvas/canvas-events.ts';
import type { CanvasAtom } from '#machines/canvas/select-canvas.ts';
import { type PlaceableKind, placeableKinds, placeableSizes } from './placeable.ts';
import { frameOf } from './stage/frame-of.ts';
import { newPartId } from './stage/new-part-id.ts';
import { nextNote, noteWithin } from './stage/next-note.ts';
import { nodeFrom } from './stage/preview-of.ts';
import { sceneGeometry } from './stage/scene-geometry.ts';
import type { ZoomRequest } from './tools/ZoomControls.tsx';

/** Their text is a description, which is not seen. */
const wordless: ReadonlySet<string> = new Set(['group', 'image', 'drawing']);
/** Factor of one step of the zoom. */
const zoomStep = 1.25;
/** Actions of a canvas for every caller: buttons, menus and keys. */
export class CanvasControls {
  readonly #actor: CanvasActor;
  readonly #canvas: CanvasAtom;
  readonly #onLocked: () => void;

  /** `onLocked` is told when something locked was to be written upon. */
  constructor(actor: CanvasActor, canvas: CanvasAtom, onLocked: () => void = () => {}) {
    this.#actor = actor;
    this.#canvas = canvas;
    this.#onLocked = onLocked;
  }

  get canvas(): Canvas | undefined {
    return this.#canvas.get();
  }

  get selection(): readonly string[] {
    return this.#actor.getSnapshot().context.selection;
  }

  get #camera() {
    return this.#actor.getSnapshot().children.camera;
  }

  change(change: CanvasChange): void {
    this.#actor.send({ type: 'change.asked', change });
  }

  take(tool: CanvasTool): void {
    this.#actor.send({ type: 'tool.chosen', tool });
  }

  select(ids: readonly string[], mode: 'replace' | 'add' | 'toggle' = 'replace'): void {
    this.#actor.send({ type: 'selection.changed', ids, mode });
  }

  /** Everything; members of groups by their group. */
  selectAll(): void {
    const { canvas } = this;
    if (!canvas) return;
    const isHeld = ({ parent }: CanvasNode) => parent !== null && partOf(canvas.nodes, parent)?.kind === 'group';
    const nodes = [...eachPart(canvas.nodes)].filter((node) => !node.removed && !isHeld(node));
    const edges = [...eachPart(canvas.edges)].filter(({ removed }) => !removed);
    this.select([...nodes, ...edges].map(({ id }) => id));
  }

  nudge(dx: number, dy: number): void {
    this.#actor.send({ type: 'nudge.asked', dx, dy });
  }

  /** The part that comes before or after one in reading; undefined past the ends. */
  beside(id: string | null, step: 1 | -1): string | undefined {
    const order = this.canvas ? readingOrder(this.canvas) : [];
    const at = id === null ? -1 : order.indexOf(id);
    if (at === -1) return step === 1 ? order[0] : order.at(-1);
    return order[at + step];
  }

  boxOf(id: string): Box | undefined {
    const { canvas } = this;
    const part = canvas && livePart(canvas, id);
    if (!part) return undefined;
    return 'from' in part ? sceneGeometry(canvas).edgeBox(part) : frameOf(canvas, [id])?.box;
  }

  /** Brings a part into view. */
  reveal(id: string): void {
    const box = this.boxOf(id);
    if (box) this.#camera?.send({ type: 'box.revealed', box });
  }

  centre(point: Point): void {
    this.#camera?.send({ type: 'point.centred', point });
  }

  zoom(request: ZoomRequest): void {
    const camera = this.#camera;
    if (request === 'whole') camera?.send({ type: 'zoom.chosen', zoom: 1 });
    else if (request === 'in' || request === 'out') {
      camera?.send({ type: 'zoom.stepped', factor: request === 'in' ? zoomStep : 1 / zoomStep });
    } else {
      const box = request === 'fit' ? this.everything : frameOf(this.canvas, this.selection)?.box;
      const edge = this.selection[0];
      const shown = box ?? (request === 'selection' && edge !== undefined ? this.boxOf(edge) : undefined);
      if (shown) camera?.send({ type: 'box.fitted', box: shown });
    }
  }

  /** Around everything, in scene units; undefined while nothing is there. */
  get everything(): Box | undefined {
    if (!this.canvas) return undefined;
    return boundsOf([...eachPart(this.canvas.nodes)].filter(({ removed }) => !removed));
  }

  /** `draft` is what is typed already; without it what it says. */
  edit(id: string, draft?: string): void {
    const { canvas } = this;
    const part = canvas && (partOf(canvas.nodes, id) ?? partOf(canvas.edges, id));
    if (!canvas || !part || part.removed) return;
    if (!canDo(canvas, part, 'write')) {
      this.#onLocked();
      return;
    }
    if ('kind' in part && part.kind === 'group') return;
    const typed = draft === undefined ? {} : { draft, base: part.text };
    this.#actor.send({ type: 'editing.asked', id, text: part.text, isForText: isForText(part), ...typed });
  }

  /** A note that is written already. */
  placeNote(text: string): void {
    const { width, height } = placeableSizes.note;
    const node = { id: newPartId(), kind: 'note', ...this.#freePlace(width, height), width, height, text } as const;
    this.#actor.send({ type: 'node.asked', node, draft: null });
  }

  /** The first note, written already, and the next one below it, to be written. */
  beginSeries(text: string): void {
    const { width, height } = placeableSizes.note;
    const first = { id: newPartId(), kind: 'note', ...this.#freePlace(width, height), width, height, text } as const;
    this.#actor.send({ type: 'node.asked', node: first, draft: null });
    const grown = { ...first, height: fittedHeight(nodeFrom(first)) };
    this.#begin(nextNote(this.canvas, grown, newPartId(), height), { isSeries: true });
  }

  /** The note after the one that is written, which is kept; without words in that one its series has ended. */
  continueSeries(): void {
    const { context, children } = this.#actor.getSnapshot();
    const node = context.editing?.node;
    if (!node || !children.editing) return;
    const { draft } = children.editing.getSnapshot().context;
    const grown = { ...node, height: fittedHeight(nodeFrom({ ...node, text: draft })) };
    if (draft.trim() === '') children.editing.send({ type: 'editing.ended' });
    else this.#begin(nextNote(this.canvas, grown, newPartId(), node.height), { isSeries: true });
  }

  /** Types upon a part, after what it says: letters that were pressed while it was selected. In a section a note begins. */
  type(id: string, letters: string): void {
    const { canvas } = this;
    const part = canvas && livePart(canvas, id);
    if (!canvas || !part) return;
    if (this.#actor.getSnapshot().children.toolbox?.getSnapshot().context.tool !== 'select') this.take('select');
    if ('kind' in part && part.kind === 'section') {
      this.#begin(noteWithin(canvas, part, newPartId()), { isSeries: false, draft: letters });
    } else this.edit(id, part.text + letters);
  }

  /** The part that letters go upon: the only one that is selected, if words can be seen on it. */
  get writable(): string | null {
    const [only, ...others] = this.selection;
    const part = only !== undefined && others.length === 0 && this.canvas ? livePart(this.canvas, only) : undefined;
    if (!part || ('kind' in part && wordless.has(part.kind))) return null;
    return this.canvas && !canDo(this.canvas, part, 'write') ? null : part.id;
  }

  #begin(node: PlacedNode, { isSeries, draft }: { readonly isSeries: boolean; readonly draft?: string }): void {
    this.#actor.send({ type: 'note.begun', node, isSeries, ...(draft !== undefined && { draft }) });
    this.#camera?.send({ type: 'box.revealed', box: node });
  }

  /** Places an item of the tool in use, in the middle of the view; false if the tool places nothing. */
  placeByTool(): boolean {
    const tool = this.#actor.getSnapshot().children.toolbox?.getSnapshot().context.tool;
    const kind = placeableKinds.find((each) => each === tool);
    if (!kind) return false;
    this.take('select');
    this.place(kind, '');
    return true;
  }

  /** A new node in the middle of what is seen, or beside what lies there, written upon at once. */
  place(kind: PlaceableKind, draft: string): void {
    const { width, height } = placeableSizes[kind];
    const at = this.#freePlace(width, height);
    const id = newPartId();
    this.#actor.send({ type: 'node.asked', node: { id, kind, ...at, width, height }, draft });
    this.reveal(id);
  }

  #freePlace(width: number, height: number): Point {
    const { camera, viewport } = this.#camera?.getSnapshot().context ?? {
      camera: { x: 0, y: 0, zoom: 1 },
      viewport: { width: 0, height: 0 },
    };
    const taken = new Set(
      [...(this.canvas ? eachPart(this.canvas.nodes) : [])]
        .filter(({ removed }) => !removed)
        .map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`),
    );
    let x = Math.round(camera.x + viewport.width / 2 / camera.zoom - width / 2);
    let y = Math.round(camera.y + viewport.height / 2 / camera.zoom - height / 2);
    while (taken.has(`${x} ${y}`)) {
      x += 24;
      y += 24;
    }
    return { x, y };
  }

  /** Groups have no ends for connectors. */
  grow(of: string, side: Side): void {
    const node = this.canvas && liveNode(this.canvas, of);
    if (!node || node.kind === 'group') return;
    const nodeId = newPartId();
    this.change({ kind: 'grown', of, side, nodeId, edgeId: newPartId() });
    this.reveal(nodeId);
  }

  connect(from: string, to: string): string {
    const id = newPartId();
    const ends = { from: { node: from, side: 'auto' }, to: { node: to, side: 'auto' } } as const;
    this.change({ kind: 'connected', edge: { id, ...ends, route: 'curved', heads: 'end' } });
    return id;
  }

  reconnect(edge: string, to: string): void {
    this.change({ kind: 'routed', id: edge, to: { node: to, side: 'auto' } });
  }

  /** Before an undo, or when the page is left: what waits is issued. */
  settle(): void {
    this.#actor.send({ type: 'nudge.settled' });
  }
}
