import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/** A component whose code comes later. Where it cannot be fetched nothing is shown in its place, since the page is of use without it. */
export function lazyOrNothing<Props>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() => load().catch(() => ({ default: () => null })));
}
