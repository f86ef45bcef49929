import type browserPlugin from 'router5-plugin-browser';

/** The history, as router5's browser plugin asks for it. */
export type RouterBrowser = NonNullable<Parameters<typeof browserPlugin>[1]>;

export const routerBrowser: RouterBrowser = {
  getBase: () => location.pathname,
  pushState: (state, _title, path) => history.pushState(state, '', path),
  replaceState: (state, _title, path) => history.replaceState(state, '', path),
  addPopstateListener(listener: (event: PopStateEvent) => void) {
    addEventListener('popstate', listener);
    return () => removeEventListener('popstate', listener);
  },
  getLocation: () => location.pathname + location.search,
  getState: () => history.state,
  getHash: () => location.hash,
};
