import type { ComponentType } from 'react';
import { accessOf, type Location, type RouteName } from '#domain/routes/routes.ts';
import { AuthLayout } from './layouts/AuthLayout.tsx';
import { PublicLayout } from './layouts/PublicLayout.tsx';
import type { LayoutProps, PageProps } from './page-props.ts';
import { type PageName, pageNameOf, pages } from './pages.ts';

export interface Screen {
  readonly Layout: ComponentType<LayoutProps>;
  readonly Page: ComponentType<PageProps>;
}

const loaded = new Map<PageName, Screen>();

/** Fetches what a place needs to be drawn. A failure is not remembered: the next try asks the network again. */
export async function loadScreen(place: Location): Promise<void> {
  const name = pageNameOf(place);
  if (loaded.has(name)) return;
  const [Layout, page] = await Promise.all([loadLayout(place.name), pages[name]()]);
  loaded.set(name, { Layout, Page: page.default });
}

/** Undefined until it was loaded, which the router sees to before it arrives. */
export const screenOf = (place: Location): Screen | undefined => loaded.get(pageNameOf(place));

async function loadLayout(name: RouteName): Promise<Screen['Layout']> {
  if (name === 'auth.action' || name === 'join' || name === 'connect') return AuthLayout;
  const access = accessOf(name);
  if (access === 'private') return (await import('./layouts/FounderLayout.tsx')).default;
  return access === 'signed-out' ? AuthLayout : PublicLayout;
}
