import { type RefObject, useEffect, useRef } from 'react';

/**
 * Scrolls to the block that was selected elsewhere, as soon as it is drawn. Returns how to say that one was pressed here,
 * where it is seen already.
 */
export function useSoughtBlock(
  stage: RefObject<HTMLElement | null>,
  selected: string | null,
  /** Another object as soon as other blocks are drawn. */
  drawn: object,
  /** Which panel is seen where there is room for one. */
  panel: string | undefined,
): (id: string | null) => void {
  const pressed = useRef<string | null>(null);
  const sought = useRef<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: sought anew where it may be seen now
  useEffect(() => {
    sought.current = pressed.current === selected ? null : selected;
    // Selected elsewhere later on, it may have been scrolled away.
    if (pressed.current !== selected) pressed.current = null;
  }, [selected, panel]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was just added is drawn a moment later
  useEffect(() => {
    if (sought.current === null) return;
    // In the frame that shows it: the page is laid out then anyway, and once.
    const frame = requestAnimationFrame(() => {
      const found = findBlock(stage.current, sought.current);
      if (!found) return;
      sought.current = null;
      const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
      found.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: isStill ? 'instant' : 'smooth' });
    });
    return () => cancelAnimationFrame(frame);
  }, [selected, panel, drawn]);
  return (id) => {
    pressed.current = id;
  };
}

/** The block, or else a part of it. A headline that shows the form has fields of it, above the block itself. */
function findBlock(stage: HTMLElement | null, id: string | null): HTMLElement | null | undefined {
  if (id === null) return undefined;
  const named = `[data-block="${CSS.escape(id)}"]`;
  return stage?.querySelector<HTMLElement>(`${named}:not([data-field])`) ?? stage?.querySelector<HTMLElement>(named);
}
