/** When the steps of a first screen ended, in milliseconds from the navigation. */
export interface Steps {
  /** The page has arrived. */
  readonly page: number;
  /** The local database is asked for what it keeps of the workspace. */
  readonly asked: number;
  /** It has answered. */
  readonly answered: number;
  /**
   * The editable parts are in the document: ideas and the field for a new one, or the parts of a canvas and their
   * picture.
   */
  readonly drawn: number;
  /** They have been painted: of a large canvas, its lowest parts. */
  readonly painted: number;
  /** The latest frame of a canvas, be it the same picture again, has been painted. */
  readonly last?: number;
}

/** Runs in a page before anything else of it: keeps the steps in `window.steps`; `window.painted` is a promise of the last. */
export function watchSteps(shows: 'ideas' | 'canvas'): void {
  const steps: Record<string, number> = {};
  const { promise, resolve } = Promise.withResolvers<void>();
  Object.assign(window, { steps, painted: promise });
  const read = IDBObjectStore.prototype.getAll;
  IDBObjectStore.prototype.getAll = function getAll(this: IDBObjectStore, ...given: Parameters<typeof read>) {
    const request = read.apply(this, given);
    if (this.name === 'packs') {
      steps['asked'] ??= performance.now();
      request.addEventListener('success', () => {
        steps['answered'] ??= performance.now();
      });
    }
    return request;
  } as typeof read;
  const isVaultEditable = (): boolean =>
    document.querySelector('main [role=row]') !== null &&
    [...document.querySelectorAll('label')].some(({ textContent }) => textContent === 'Capture an idea');
  const done = (drawn: number, painted: number): void => {
    const { responseEnd } = performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming;
    Object.assign(steps, { page: responseEnd, drawn, painted });
    resolve();
  };
  /** Calls in a task of its own: from a frame's callback, when that frame has been painted. */
  const afterwards = (then: (painted: number) => void): void => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => then(performance.now());
    port2.postMessage(null);
  };
  if (shows === 'ideas') {
    new MutationObserver((_, observer) => {
      if (!isVaultEditable()) return;
      observer.disconnect();
      const drawn = performance.now();
      requestAnimationFrame(() => afterwards((painted) => done(drawn, painted)));
    }).observe(document, { subtree: true, childList: true });
    return;
  }
  /** Whether the middle of a picture on the page has some colors, as text on notes has and bare ground has not. */
  const isPainted = (context: CanvasRenderingContext2D): boolean => {
    const { width, height } = context.canvas;
    const side = Math.min(width, height, 300);
    const { data } = context.getImageData((width - side) / 2, (height - side) / 2, side, side);
    return new Set(new Uint32Array(data.buffer)).size > 8;
  };
  const draw = CanvasRenderingContext2D.prototype.drawImage;
  const drawnOn = new Set<CanvasRenderingContext2D>();
  /** Looks at what a frame has shown once it is over: reading a picture costs more than many a step of drawing it. */
  const look = (drawn: number, painted: number): void => {
    steps['last'] = painted;
    if (steps['drawn'] !== undefined || !document.querySelector('main [role=option]')) return;
    if ([...drawnOn].some((each) => each.canvas.isConnected && isPainted(each))) done(drawn, painted);
  };
  CanvasRenderingContext2D.prototype.drawImage = function drawImage(
    this: CanvasRenderingContext2D,
    ...given: unknown[]
  ) {
    (draw as (...all: unknown[]) => void).apply(this, given);
    if (this.canvas.width <= 600 || !this.canvas.isConnected) return;
    if (drawnOn.size === 0) {
      const drawn = performance.now();
      afterwards((painted) => {
        look(drawn, painted);
        drawnOn.clear();
      });
    }
    drawnOn.add(this);
  } as typeof draw;
}
