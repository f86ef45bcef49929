import { type ReactNode, useMemo, useSyncExternalStore } from 'react';
import { routeContext, routerContext } from 'react-router5';
import type { Router, State } from 'router5';

export interface StrictRouterProviderProps {
  readonly router: Router;
  readonly children: ReactNode;
}

/** Feeds react-router5's own contexts; its provider goes deaf under StrictMode and misses early navigations. */
export function StrictRouterProvider({ router, children }: StrictRouterProviderProps) {
  const store = useMemo(() => routeStore(router), [router]);
  const current = useSyncExternalStore(store.subscribe, store.read);
  const value = useMemo(() => ({ router, ...current }), [router, current]);
  return (
    <routerContext.Provider value={router}>
      <routeContext.Provider value={value}>{children}</routeContext.Provider>
    </routerContext.Provider>
  );
}

function routeStore(router: Router) {
  let current: { route: State; previousRoute: State | null } = { route: router.getState(), previousRoute: null };
  return {
    subscribe: (notify: () => void) =>
      router.subscribe(({ route, previousRoute }) => {
        current = { route, previousRoute };
        notify();
      }) as () => void,
    read: () => {
      const route = router.getState();
      if (route !== current.route) current = { route, previousRoute: current.route };
      return current;
    },
  };
}
