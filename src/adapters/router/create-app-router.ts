import { createRouter, type Plugin, type Router, type State } from 'router5';
import browserPlugin from 'router5-plugin-browser';
import { pathOf } from '#domain/routes/build-path.ts';
import { matchPath } from '#domain/routes/match-path.ts';
import type { Location, Params, RouteName, To } from '#domain/routes/routes.ts';
import { routeTree } from './route-tree.ts';
import { type RouterBrowser, routerBrowser } from './router-browser.ts';

/** The guard's decision about a place; there is no bare refusal, since it would leave the address bar behind. */
export type Verdict =
  | { readonly kind: 'allow' }
  | { readonly kind: 'redirect'; readonly to: To }
  | { readonly kind: 'fail'; readonly reason: string };

export interface AppRouterInput {
  readonly guard: (place: Location) => Promise<Verdict>;
  /** Fetches the screen's code, so that the old screen stays until the new one can be drawn. */
  readonly load: (place: Location) => Promise<unknown>;
  readonly onStarted: (path: string) => void;
  readonly onSucceeded: (place: Location) => void;
  readonly onFailed: (path: string, reason: string) => void;
  readonly onCancelled: (path: string) => void;
  readonly browser?: RouterBrowser;
}

export interface AppRouter {
  /** For react-router5 only. */
  readonly router5: Router;
  readonly start: () => void;
  readonly navigate: (to: Pick<Location, 'name'> & Partial<Location>, options?: { readonly replace?: boolean }) => void;
  readonly stop: () => void;
}

/** router5 does the transitions and the history; what an address means, and how it is spelled, is our domain's. */
export function createAppRouter(input: AppRouterInput): AppRouter {
  const router = createRouter(routeTree(), { queryParamsMode: 'loose' });
  decideAddresses(router);
  const { usePlugin: plug, useMiddleware: consultOnTheWay } = router;
  plug(browserPlugin({}, input.browser ?? routerBrowser), () => report(router, input));
  consultOnTheWay(
    () => (to: State) => consult(input, matchPath(to.path)),
    () => (to: State) => load(input, matchPath(to.path)),
  );
  return {
    router5: router,
    start: () => void router.start(),
    navigate: ({ name, params = {} }, { replace = false } = {}) =>
      void router.navigate(name, defined(params), replace ? { replace } : {}),
    stop: () => {
      router.cancel();
      router.stop();
    },
  };
}

/** router5 throws on malformed `%`, is blind to letters' case and knows one spelling of a slash only; our matcher is not. */
function decideAddresses(router: Router): void {
  router.matchPath = (address, source) => {
    const { name, params, path } = matchPath(address);
    const known = name === 'not-found' ? { address: path } : defined(params);
    const meta = router.buildState(name, known)?.meta;
    return router.makeState(name, known, path, { params: meta, ...(source ? { source } : {}) });
  };
  router.buildPath = (name, params = {}) =>
    name === 'not-found' ? String(params['address']) : pathOf(name as RouteName, params);
}

async function consult({ guard }: AppRouterInput, place: Location): Promise<true> {
  const verdict = await guard(place);
  if (verdict.kind === 'allow') return true;
  // Plain objects: an Error would be printed by router5 and wrapped.
  if (verdict.kind === 'fail') throw { reason: verdict.reason };
  const { name, params = {} } = verdict.to;
  throw { redirect: { name, params: defined(params) } };
}

async function load(input: AppRouterInput, place: Location): Promise<true> {
  try {
    await input.load(place);
    return true;
  } catch (fault) {
    throw { reason: fault instanceof Error ? fault.message : 'load-failed' };
  }
}

interface TransitionFault {
  readonly redirect?: unknown;
  readonly code?: string;
  readonly reason?: string;
}

function report(router: Router, { onStarted, onSucceeded, onFailed, onCancelled }: AppRouterInput): Plugin {
  return {
    onTransitionStart: (to) => to && onStarted(to.path),
    onTransitionSuccess: (to) => to && onSucceeded(matchPath(to.path)),
    onTransitionCancel: (to) => to && onCancelled(to.path),
    onTransitionError: (to, from, fault: TransitionFault = {}) => {
      // The redirect is a transition of its own.
      if (fault.redirect) return;
      // Asked to go where we are: that ends what is on its way elsewhere.
      if (fault.code === 'SAME_STATES') return void router.cancel();
      // Back and forward have already changed the address bar.
      if (from && to?.meta?.source === 'popstate') router.replaceHistoryState(from.name, from.params);
      onFailed(to?.path ?? '', fault.reason ?? fault.code ?? 'failed');
    },
  };
}

/** Without the keys that have no value, which router5 would count. */
function defined(params: Params): Record<string, string> {
  return Object.fromEntries(
    Object.entries(params).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}
