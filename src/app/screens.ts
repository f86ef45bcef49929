import type { ComponentType } from 'react';
import { accessOf, type Location, type RouteName } from '#domain/routes/routes.ts';
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
  const [layout, page] = await Promise.all([loadLayout(place.name), pages[name]()]);
  loaded.set(name, { Layout: layout.default, Page: page.default });
}

/** Undefined until it was loaded, which the router sees to before it arrives. */
export const screenOf = (place: Location): Screen | undefined => loaded.get(pageNameOf(place));

/** One a function: of a choice between imports the builder would fetch ahead what belongs to another branch. */
const auth = () => import('./layouts/AuthLayout.tsx');
const founder = () => import('./layouts/FounderLayout.tsx');
const open = () => import('./layouts/PublicLayout.tsx');

function loadLayout(name: RouteName) {
  if (name === 'auth.action') return auth();
  const access = accessOf(name);
  if (access === 'private') return founder();
  return access === 'signed-out' ? auth() : open();
}
