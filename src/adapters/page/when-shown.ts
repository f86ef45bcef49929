import { whenIdle } from './when-idle.ts';

/** Events of a visitor who wants to do more on a page than read it. */
const touches = ['pointerdown', 'keydown', 'input', 'focusin', 'submit'];

/** How long files that a page shows, and that do not come, are waited for. */
const patienceMs = 3000;

/** Resolves once all that the page shows has come and the browser is idle, or at once when somebody does something on it. */
export function whenShown(): Promise<void> {
  return new Promise((resolve) => {
    const onTouch = () => resolve();
    for (const touch of touches) addEventListener(touch, onTouch, { capture: true, once: true, passive: true });
    setTimeout(resolve, patienceMs);
    const onLoad = () => void whenIdle().then(resolve);
    if (document.readyState === 'complete') onLoad();
    else addEventListener('load', onLoad, { once: true });
  });
}
