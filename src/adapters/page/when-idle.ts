/** How long a browser that is never idle, or cannot say when it is, is waited for. */
const patienceMs = 200;

/** Resolves once the browser has nothing more urgent to do. */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    if (!('requestIdleCallback' in window)) setTimeout(resolve, patienceMs);
    else requestIdleCallback(() => resolve(), { timeout: patienceMs });
  });
}
