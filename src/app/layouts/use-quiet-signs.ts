import { useCallback } from 'react';

/** Escape hides the names of collapsed links until the pointer or the focus comes to another one. */
export function useQuietSigns(): (nav: HTMLElement) => () => void {
  return useCallback((nav: HTMLElement) => {
    const ending = new AbortController();
    const { signal } = ending;
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && nav.setAttribute('data-signs', 'quiet'), {
      signal,
    });
    for (const arrival of ['pointerover', 'focusin'] as const) {
      nav.addEventListener(
        arrival,
        ({ target, relatedTarget }) => {
          if (linkAt(target) !== linkAt(relatedTarget)) nav.removeAttribute('data-signs');
        },
        { signal },
      );
    }
    return () => ending.abort();
  }, []);
}

const linkAt = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest('a, button') : null;
