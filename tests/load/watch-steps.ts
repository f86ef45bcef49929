/** When the steps of a first screen ended, in milliseconds from the navigation. */
export interface Steps {
  /** The page has arrived. */
  readonly page: number;
  /** The local database is asked for what it keeps of the workspace. */
  readonly asked: number;
  /** It has answered. */
  readonly answered: number;
  /** Ideas and the field for a new one are in the document. */
  readonly drawn: number;
  /** They have been painted. */
  readonly painted: number;
}

/** Runs in a page before anything else of it: keeps the steps in `window.steps`. */
export function watchSteps(): void {
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
  const isEditable = (): boolean =>
    document.querySelector('main [role=row]') !== null &&
    [...document.querySelectorAll('label')].some(({ textContent }) => textContent === 'Capture an idea');
  new MutationObserver((_, observer) => {
    if (!isEditable()) return;
    observer.disconnect();
    steps['drawn'] = performance.now();
    steps['page'] = (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).responseEnd;
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        steps['painted'] = performance.now();
      };
      port2.postMessage(null);
    });
  }).observe(document, { subtree: true, childList: true });
}
