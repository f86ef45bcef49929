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
    const parts = [...(stage.current?.querySelectorAll<HTMLElement>('[data-block]') ?? [])].filter(
      ({ dataset }) => dataset['block'] === sought.current,
    );
    // A headline that shows the form has fields of it, above the block itself.
    const found = parts.find(({ dataset }) => dataset['field'] === undefined) ?? parts[0];
    if (!found) return;
    sought.current = null;
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    found.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: isStill ? 'instant' : 'smooth' });
  }, [selected, panel, drawn]);
  return (id) => {
    pressed.current = id;
  };
}
