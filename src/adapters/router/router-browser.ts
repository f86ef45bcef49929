import type browserPlugin from 'router5-plugin-browser';
import { withoutSecrets } from './without-secrets.ts';

/** The history, as router5's browser plugin asks for it. */
export type RouterBrowser = NonNullable<Parameters<typeof browserPlugin>[1]>;

const shown = (): string => location.pathname + location.search;

/**
 * Takes secrets out of the address bar. To be called before anything else runs. The entry of the history keeps the whole
 * address, which only this origin reads, so that a reload finds it again.
 */
export function hideSecrets(): void {
  const address = shown();
  const rest = withoutSecrets(address);
  if (rest !== address) history.replaceState({ path: address }, '', rest + location.hash);
}

/** Every entry keeps its whole address, see `hideSecrets`. */
export const routerBrowser: RouterBrowser = {
  getBase: () => location.pathname,
  pushState: (state, _title, path) => history.pushState(state, '', withoutSecrets(path)),
  replaceState: (state, _title, path) => history.replaceState(state, '', withoutSecrets(path)),
  addPopstateListener(listener: (event: PopStateEvent) => void) {
    addEventListener('popstate', listener);
    return () => removeEventListener('popstate', listener);
  },
  getLocation: () => {
    const kept = (history.state as { readonly path?: unknown } | null)?.path;
    return typeof kept === 'string' && withoutSecrets(kept) === shown() ? kept : shown();
  },
  getState: () => history.state,
  getHash: () => location.hash,
};
