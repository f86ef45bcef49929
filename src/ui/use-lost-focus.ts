import { type RefObject, useEffect, useEffectEvent } from 'react';

const over = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]';

/**
 * Calls `onLost` where what last had the focus within an element is gone and nothing else has it: at once, or where a
 * dialog or menu lay over it meanwhile, when that is closed and did not give the focus back. `around` is the nearest element
 * around it that is still there; null if the element itself is gone.
 */
export function useLostFocus(within: RefObject<HTMLElement | null>, onLost: (around: Element | null) => void): void {
  const lost = useEffectEvent(onLost);
  useEffect(() => {
    let last: Element | null = null;
    let around: readonly Element[] = [];
    let wasCovered = false;
    let frame = 0;
    const isLost = () => last !== null && !last.isConnected && document.activeElement === document.body;
    const tell = () => {
      if (!isLost()) return;
      last = null;
      lost(around.find((each) => each.isConnected) ?? null);
    };
    const note = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return;
      const isWithin = within.current?.contains(target) === true;
      wasCovered = !isWithin && target.closest(over) !== null;
      if (wasCovered) return;
      last = isWithin ? target : null;
      around = isWithin ? pathTo(within.current, target) : [];
    };
    const press = ({ target }: PointerEvent) => {
      if (target instanceof Element && within.current?.contains(target) && !last?.contains(target)) last = null;
    };
    const look = () => {
      if (!isLost()) return;
      cancelAnimationFrame(frame);
      // What lay over it gives the focus back in the next frame, if at all.
      if (wasCovered) frame = requestAnimationFrame(() => (frame = requestAnimationFrame(tell)));
      else tell();
    };
    const changes = new MutationObserver(look);
    changes.observe(document.body, { childList: true, subtree: true });
    document.addEventListener('focusin', note);
    document.addEventListener('pointerdown', press, true);
    return () => {
      cancelAnimationFrame(frame);
      changes.disconnect();
      document.removeEventListener('focusin', note);
      document.removeEventListener('pointerdown', press, true);
    };
  }, [within]);
}

/** The elements around one, the nearest first, up to `root`. */
function pathTo(root: Element | null, { parentElement }: Element): readonly Element[] {
  if (parentElement === null) return [];
  return parentElement === root ? [root] : [parentElement, ...pathTo(root, parentElement)];
}
