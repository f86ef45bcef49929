/** When the steps of a first screen ended, in milliseconds from the navigation. */
export interface Steps {
  /** The page has arrived. */
  readonly page: number;
  /** The local database is asked for what it keeps of the workspace. */
  readonly asked: number;
  /** It has answered. */
  readonly answered: number;
  /** What can be edited is in the document: ideas and the field for a new one, or the parts of a canvas and their picture. */
  readonly drawn: number;
  /** They have been painted. */
  readonly painted: number;
}

/** Runs in a page before anything else of it: keeps the steps in `window.steps`. */
export function watchSteps(shows: 'ideas' | 'canvas'): void {
  const steps: Record<string, number> = {};
  Object.assign(window, { steps });
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
  /** Whether the middle of a picture on the page has some colours, as text on notes has and bare ground has not. */
  const isPainted = (context: CanvasRenderingContext2D): boolean => {
    const { width, height } = context.canvas;
    const side = Math.min(width, height, 300);
    const { data } = context.getImageData((width - side) / 2, (height - side) / 2, side, side);
    return new Set(new Uint32Array(data.buffer)).size > 8;
  };
  const done = (): void => {
    if (steps['drawn'] !== undefined) return;
    steps['drawn'] = performance.now();
    steps['page'] = (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).responseEnd;
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        steps['painted'] = performance.now();
      };
      port2.postMessage(null);
    });
  };
  if (shows === 'ideas') {
    new MutationObserver((_, observer) => {
      if (!isVaultEditable()) return;
      observer.disconnect();
      done();
    }).observe(document, { subtree: true, childList: true });
    return;
  }
  const draw = CanvasRenderingContext2D.prototype.drawImage;
  const drawnOn = new Set<CanvasRenderingContext2D>();
  const look = (): void => {
    const isSeen = (each: CanvasRenderingContext2D): boolean => each.canvas.isConnected && isPainted(each);
    if (document.querySelector('main [role=option]') && [...drawnOn].some(isSeen)) done();
    drawnOn.clear();
  };
  CanvasRenderingContext2D.prototype.drawImage = function drawImage(
    this: CanvasRenderingContext2D,
    ...given: unknown[]
  ) {
    (draw as (...all: unknown[]) => void).apply(this, given);
    if (steps['drawn'] !== undefined || this.canvas.width <= 600) return;
    // Once a frame: reading a picture costs more than many a step of drawing it.
    if (drawnOn.size === 0) queueMicrotask(look);
    drawnOn.add(this);
  } as typeof draw;
}
