/** In the browser: which words and buttons of a row or card lie over each other. */
export function readCardOverlaps(): string[] {
  return [...document.querySelectorAll('[role=row]')].flatMap((row) => {
    const parts = [...row.querySelectorAll('button, span')]
      .filter((part) => part.matches('button') || (part.childElementCount === 0 && part.textContent?.trim()))
      .filter((part) => part.matches('button') || !part.closest('button'))
      .map((part) => ({ name: part.getAttribute('aria-label') ?? part.textContent, box: part.getBoundingClientRect() }))
      // What is only heard is one pixel wide.
      .filter(({ box }) => box.width > 2);
    return parts.flatMap((one, at) =>
      parts
        .slice(at + 1)
        .filter(
          ({ box }) =>
            Math.min(one.box.right, box.right) - Math.max(one.box.left, box.left) > 1 &&
            Math.min(one.box.bottom, box.bottom) - Math.max(one.box.top, box.top) > 1,
        )
        .map((other) => `${one.name} × ${other.name}`),
    );
  });
}
