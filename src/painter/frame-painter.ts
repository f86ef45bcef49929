import { type Camera, seenBox } from '#domain/canvas/camera.ts';
import type { Canvas } from '#domain/canvas/canvas.ts';
import type { Box } from '#domain/canvas/canvas-node.ts';
import { areaOf } from './area.ts';
import type { Brush, FindImage } from './brush.ts';
import { FrameBudget } from './frame-budget.ts';
import { Grid } from './grid.ts';
import { Layers } from './layers.ts';
import { paintItems } from './paint-items.ts';
import { paintOverlay } from './paint-overlay.ts';
import { forcedTheme, type PaintTheme } from './paint-theme.ts';
import { type Placement, viewPlacement } from './placement.ts';
import type { Cursor, Marks, Preview, Stroke } from './preview.ts';
import { Scene } from './scene.ts';
import { Selection } from './selection.ts';
import { differingLooks, type ShownCards } from './shown-cards.ts';
import { Texts } from './texts.ts';

/** Puts frames on the screen, and paints between them what the next ones need. */
export class FramePainter {
  readonly scene = new Scene();
  readonly selection = new Selection(this.scene);
  camera: Camera = { x: 0, y: 0, zoom: 1 };
  readonly #canvas = document.createElement('canvas');
  readonly #ctx: CanvasRenderingContext2D;
  readonly #texts = new Texts();
  readonly #layers: Layers;
  readonly #grid = new Grid();
  readonly #frameBudget = new FrameBudget();
  readonly #findImage: FindImage;
  readonly #forced = matchMedia('(forced-colors: active)');
  readonly #end = new AbortController();
  #given: PaintTheme;
  #size = { width: 0, height: 0, dpr: 1 };
  #preview: Preview | null = null;
  #cursors: Marks<Cursor> | null = null;
  #strokes: Marks<Stroke> | null = null;
  #cards: ShownCards | null = null;
  #marked: string | null = null;
  #frame = 0;
  #isStale = true;
  #waiting: (() => void)[] = [];

  constructor(host: HTMLElement, theme: PaintTheme, findImage: FindImage) {
    const ctx = this.#canvas.getContext('2d', { alpha: false });
    if (!ctx) throw new Error('this browser has no canvas to paint on');
    this.#ctx = ctx;
    this.#given = theme;
    this.#findImage = findImage;
    this.#layers = new Layers(this.scene, ({ ctx, at }, items, from, to) =>
      paintItems(this.#brush(ctx, at), items, from, to),
    );
    // What is painted is told by a tree of elements beside it.
    this.#canvas.setAttribute('aria-hidden', 'true');
    Object.assign(this.#canvas.style, { position: 'absolute', top: '0', left: '0', display: 'block' });
    host.append(this.#canvas);
    const { signal } = this.#end;
    this.#forced.addEventListener('change', () => this.#repaint(), { signal });
    document.fonts.addEventListener('loadingdone', () => this.#fontsCame(), { signal });
  }

  show(canvas: Pick<Canvas, 'nodes' | 'edges'> | undefined): void {
    const change = this.scene.show(canvas);
    if (change.ids.size === 0) return;
    this.#layers.show(change);
    this.selection.forget();
    this.#ask();
  }

  look(camera: Camera): void {
    this.camera = camera;
    this.#frameBudget.move(performance.now());
    this.#ask();
  }

  select(ids: ReadonlySet<string>): void {
    this.selection.choose(ids);
    this.#ask();
  }

  preview(preview: Preview | null): void {
    this.#preview = preview;
    if (preview) this.#frameBudget.move(performance.now());
    this.#layers.preview(preview);
    this.#ask();
  }

  others(cursors: Marks<Cursor> | null): void {
    this.#cursors = cursors;
    this.#ask();
  }

  strokes(strokes: Marks<Stroke> | null): void {
    this.#strokes = strokes;
    this.#ask();
  }

  cards(cards: ShownCards | null): void {
    const changed = differingLooks(this.#cards?.looks, cards?.looks);
    this.#cards = cards;
    this.#marked = null;
    for (const [id, { isNext }] of cards?.looks ?? []) if (isNext) this.#marked = id;
    this.#layers.invalidate(changed.flatMap((id) => this.scene.cardsOf(id)).map(areaOf));
    this.#ask();
  }

  theme(theme: PaintTheme): void {
    this.#given = theme;
    this.#repaint();
  }

  size(width: number, height: number, dpr: number): void {
    const old = this.#size;
    if (old.width === width && old.height === height && old.dpr === dpr) return;
    this.#size = { width, height, dpr };
    this.#canvas.width = Math.ceil(width * dpr);
    this.#canvas.height = Math.ceil(height * dpr);
    Object.assign(this.#canvas.style, { width: `${width}px`, height: `${height}px` });
    this.#ask();
    // An empty canvas must not be seen until the next frame.
    this.#draw();
  }

  imageCame(assetId: string): void {
    const areas = this.scene.inOrder.filter(({ node }) => node?.asset === assetId).map(areaOf);
    this.#layers.invalidate(areas);
    this.#ask();
  }

  settled(): Promise<void> {
    return new Promise((resolve) => {
      this.#waiting.push(resolve);
      this.#ask();
    });
  }

  destroy(): void {
    cancelAnimationFrame(this.#frame);
    this.#end.abort();
    this.#canvas.remove();
  }

  /** The part of the scene that is in view. */
  get seen(): Box {
    return seenBox(this.camera, this.#size);
  }

  get #theme(): PaintTheme {
    return this.#forced.matches ? forcedTheme(this.#given) : this.#given;
  }

  get #view(): Placement {
    return viewPlacement(this.camera, this.#size, this.#size.dpr);
  }

  #brush(ctx: CanvasRenderingContext2D, at: Placement): Brush {
    return {
      ctx,
      at,
      zoom: at.scale / this.#size.dpr,
      theme: this.#theme,
      texts: this.#texts,
      image: this.#findImage,
      cards: this.#cards,
    };
  }

  #repaint(): void {
    this.#layers.repaint();
    this.#ask();
  }

  #fontsCame(): void {
    this.#layers.invalidate('all');
    this.#ask();
  }

  #ask(): void {
    this.#isStale = true;
    this.#schedule();
  }

  #schedule(): void {
    if (this.#frame === 0 && !this.#end.signal.aborted)
      this.#frame = requestAnimationFrame((now) => this.#paintFrame(now));
  }

  #paintFrame(now: number): void {
    this.#frame = 0;
    this.#frameBudget.frame(now);
    if (this.#size.width === 0 || this.#size.height === 0) return;
    const view = this.#view;
    if (this.#layers.work(view, performance.now() + this.#frameBudget.budgetMs(now, this.#layers.hasNothing)))
      this.#isStale = true;
    if (this.#isStale) this.#draw();
    if (this.#layers.isPending(view)) this.#schedule();
    else for (const resolve of this.#waiting.splice(0)) resolve();
  }

  #draw(): void {
    if (this.#size.width === 0 || this.#size.height === 0) return;
    this.#isStale = false;
    const ctx = this.#ctx;
    const theme = this.#theme;
    const view = this.#view;
    ctx.setTransform(1, 0, 0, 1, 0, 0);
    ctx.fillStyle = this.#strokes ? theme.sunken : theme.paper;
    ctx.fillRect(0, 0, view.width, view.height);
    this.#grid.paint(ctx, this.camera, this.#size, theme.dots);
    ctx.imageSmoothingEnabled = this.#frameBudget.isKept;
    const brush = this.#brush(ctx, view);
    this.#layers.draw(ctx, view, (items) => paintItems(brush, items));
    paintOverlay({ ctx, camera: this.camera, ...this.#size }, theme, {
      scene: this.scene,
      selection: this.selection,
      preview: this.#preview,
      dragLayer: this.#layers.dragLayer,
      offset: this.#layers.offset,
      cursors: this.#cursors,
      strokes: this.#strokes,
      marked: this.#marked,
    });
  }
}
