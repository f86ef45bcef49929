import { focusHeading } from './focus-heading.ts';

/** Where a list was left: the row that was opened, and how far the page was scrolled. In CSS pixels. */
let left: { readonly id: string; readonly scrollY: number } | null = null;

/** A row is opened, and its list goes: kept for the way back. */
export function leaveByRow(id: string): void {
  left = { id, scrollY };
}

let waiting: AbortController | null = null;

/**
 * Leads back to the row that was opened, as soon as it is drawn, at the place where it was; the heading has the focus until
 * then, and keeps it where the row has gone, or once a founder has gone on.
 */
export function returnToRow(root: Document, id: string): void {
  waiting?.abort();
  const top = left?.id === id ? left.scrollY : 0;
  scrollTo(0, top);
  focusHeading(root);
  if (isBack(root, id, top)) return;
  const ended = new AbortController();
  waiting = ended;
  const observer = new MutationObserver(() => {
    if (!isFree(root) || isBack(root, id, top)) ended.abort();
  });
  observer.observe(root.body, { childList: true, subtree: true });
  ended.signal.addEventListener('abort', () => observer.disconnect());
  // What a founder does meanwhile is not undone.
  for (const type of ['pointerdown', 'keydown', 'wheel'])
    root.addEventListener(type, () => ended.abort(), { signal: ended.signal });
}

/** Nothing but the heading of the page has the focus. */
const isFree = ({ activeElement, body }: Document): boolean =>
  activeElement === null || activeElement === body || activeElement.tagName === 'H1';

/**
 * Scrolls back and focuses the row. A long list draws only rows in view, so the page is scrolled to its old position
 * before the row exists.
 */
function isBack(root: Document, id: string, top: number): boolean {
  if (scrollY < top) scrollTo(0, top);
  const row = root.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"]`);
  row?.focus({ preventScroll: true });
  row?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  return row !== null;
}
