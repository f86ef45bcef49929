import { type RefObject, type UIEvent, useLayoutEffect, useRef, useState } from 'react';
import { useCssHeight } from './use-css-height.ts';

export interface RowWindow {
  /** For an element as high as the style sheet makes a row. */
  readonly ruler: RefObject<HTMLDivElement | null>;
  /** For the list, which scrolls. */
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly onScroll: (event: UIEvent<HTMLElement>) => void;
  /** Height of a row, in pixels. */
  readonly height: number;
  /** The rows to draw begin with this one, counted from 0 … */
  readonly first: number;
  /** … and end before this one. */
  readonly end: number;
}

/** In pixels, before the style sheet was asked. */
const assumedHeight = 36;
/** Rows drawn above and below those in view. */
const spare = 8;

/** Which rows of a long list are in view; the list is scrolled to the current one, which is -1 where there is none. */
export function useRowWindow(count: number, current: number): RowWindow {
  const ruler = useRef<HTMLDivElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const height = useCssHeight(ruler, assumedHeight);
  const [seen, setSeen] = useState({ top: 0, height: 800 });
  const known = useRef(seen);
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const look = () => {
      known.current = seenOf(element);
      setSeen(known.current);
    };
    look();
    const observer = new ResizeObserver(look);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element || current < 0) return;
    // The element itself would have to be laid out to say where it is, with all that has just changed around it.
    const { top, height: room } = known.current;
    const wanted = Math.max(Math.min(top, current * height), (current + 1) * height - room);
    if (wanted === top) return;
    known.current = { top: wanted, height: room };
    element.scrollTop = wanted;
  }, [current, height]);
  return {
    ruler,
    scroller,
    onScroll: ({ currentTarget }) => {
      known.current = seenOf(currentTarget);
      setSeen(known.current);
    },
    height,
    first: Math.max(0, Math.floor(seen.top / height) - spare),
    end: Math.min(count, Math.ceil((seen.top + seen.height) / height) + spare),
  };
}

const seenOf = (element: HTMLElement) => ({ top: element.scrollTop, height: element.clientHeight });
