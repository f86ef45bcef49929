/** In the browser: which texts of the rows of a list lie over each other, wherever their boxes end. */
export function readTextOverlaps(): string[] {
  const isSeen = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect();
    // What is only heard is one pixel wide.
    return width > 2 && height > 2 && element.checkVisibility({ visibilityProperty: true });
  };
  return [...document.querySelectorAll('[role=row]')].flatMap((row) => {
    const walker = document.createTreeWalker(row, NodeFilter.SHOW_TEXT);
    const texts: { readonly text: string; readonly box: DOMRect }[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? '';
      if (text === '' || !node.parentElement || !isSeen(node.parentElement)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) texts.push({ text, box });
    }
    return texts.flatMap((one, at) =>
      texts
        .slice(at + 1)
        .filter(
          ({ text, box }) =>
            text !== one.text &&
            Math.min(one.box.right, box.right) - Math.max(one.box.left, box.left) > 1 &&
            Math.min(one.box.bottom, box.bottom) - Math.max(one.box.top, box.top) > 4,
        )
        .map((other) => `${one.text} × ${other.text}`),
    );
  });
}
