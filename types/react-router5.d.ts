// react-router5 8 ships types for React 16: under React 19 they silently become any. Only what the app uses, typed.

import type { Context } from 'react';
import type { Router, State } from 'router5';

export interface RouteContext {
  readonly router: Router;
  readonly route: State;
  readonly previousRoute: State | null;
}
export const routerContext: Context<Router>;
export const routeContext: Context<RouteContext>;
export function useRoute(): RouteContext;
export function useRouter(): Router;
