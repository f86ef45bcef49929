/** Resolves when the browser shows this page again as it was left, from its back/forward cache. */
export function shownAgain(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    addEventListener('pageshow', ({ persisted }) => persisted && resolve(), { signal });
  });
}
