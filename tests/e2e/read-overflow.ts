/** Runs in the page: what scrolls sideways, is cut off at an edge, or lies under a bar. */
export function readOverflow(): string[] {
  const { clientWidth, scrollWidth } = document.documentElement;
  /** A bar of tools or links that is wider than the window scrolls by itself, and brings what has the focus into view. */
  const isInRail = (element: Element): boolean => {
    const rail = element.closest('[role=toolbar], nav');
    const around = rail && (scrolls(rail) ? rail : rail.parentElement);
    if (!around || !scrolls(around)) return false;
    const { left, right } = around.getBoundingClientRect();
    return left > -0.5 && right < clientWidth + 0.5;
  };
  const scrolls = (element: Element): boolean => /^(auto|scroll)$/.test(getComputedStyle(element).overflowX);
  const found = scrollWidth > clientWidth ? [`scrolls sideways: ${scrollWidth} px in ${clientWidth} px`] : [];
  for (const element of document.querySelectorAll('h1, a[href], button, input, textarea, select')) {
    const { left, right, width } = element.getBoundingClientRect();
    // One pixel, or hidden from everybody, is how an input hides beneath the control that is drawn for it.
    if (width <= 1 || element.closest('[aria-hidden=true]') || !element.checkVisibility({ visibilityProperty: true }))
      continue;
    if ((left < -0.5 || right > clientWidth + 0.5) && !isInRail(element))
      found.push(`cut off: ${element.outerHTML.slice(0, 160)}`);
  }
  if (document.querySelector('[role=dialog], [role=alertdialog]')) return found;
  const heading = document.querySelector('h1');
  if (!heading) return [...found, 'has no heading'];
  heading.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, height } = heading.getBoundingClientRect();
  const seen = document.elementFromPoint(left + 4, top + Math.min(height, innerHeight) / 2);
  if (!seen || !(heading.contains(seen) || seen.contains(heading))) {
    found.push(`the heading lies under ${seen?.outerHTML.slice(0, 160)}`);
  }
  return found;
}
