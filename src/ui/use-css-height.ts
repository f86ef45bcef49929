import { type RefObject, useLayoutEffect, useState } from 'react';

/** The height that the style sheet gives an element, as it is now; `assumed` before it is known. In pixels. */
export function useCssHeight(element: RefObject<HTMLElement | null>, assumed: number): number {
  const [height, setHeight] = useState(assumed);
  useLayoutEffect(() => {
    const measured = element.current;
    if (!measured) return;
    const measure = () => setHeight(measured.offsetHeight || assumed);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(measured);
    return () => observer.disconnect();
  }, [element, assumed]);
  return height;
}
