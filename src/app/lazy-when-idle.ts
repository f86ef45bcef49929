import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { whenIdle } from '#adapters/page/when-idle.ts';

const secondTryMs = 1000;
const longestWaitMs = 30_000;

/** Resolves after `ms`, or as soon as the browser says that there is a network again. */
const networkOr = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer);
      window.removeEventListener('online', go);
      resolve();
    };
    const timer = setTimeout(go, ms);
    window.addEventListener('online', go);
  });

/**
 * A component whose code is fetched once the browser has nothing more urgent to do, for a screen that is of use before it
 * and without it. Where it cannot be fetched it is tried again, with longer and longer waits: a screen that was opened just
 * before the network was lost must neither fail nor lack a part of itself for good.
 */
export function lazyWhenIdle<Props>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    await whenIdle();
    for (let wait = secondTryMs; ; wait = Math.min(2 * wait, longestWaitMs)) {
      try {
        return await load();
      } catch {
        await networkOr(wait);
      }
    }
  });
}
