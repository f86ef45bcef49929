let waiting: MutationObserver | null = null;

/** Moves the focus to the page's heading, without scrolling; as soon as there is one, unless it was moved meanwhile. */
export function focusHeading(root: Document): void {
  waiting?.disconnect();
  waiting = null;
  const before = root.activeElement;
  if (focused(root)) return;
  waiting = new MutationObserver((_, observer) => {
    const isFree = root.activeElement === before || root.activeElement === root.body;
    if (!isFree || focused(root)) observer.disconnect();
  });
  waiting.observe(root.body, { childList: true, subtree: true });
}

function focused(root: Document): boolean {
  const heading = root.querySelector('h1');
  heading?.focus({ preventScroll: true });
  return heading !== null;
}
