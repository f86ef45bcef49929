import { type ReactNode, useCallback } from 'react';
import { RouterProvider } from 'react-aria-components';
import { matchPath } from '#domain/routes/match-path.ts';
import type { To } from '#domain/routes/routes.ts';
import { useApp } from '../app-context.ts';

export interface AriaLinksProps {
  readonly children: ReactNode;
}

/** Links in menus: react-aria follows them itself, since their menu may be gone before a click reaches the document. */
export function AriaLinks({ children }: AriaLinksProps) {
  const { services } = useApp();
  // With another one, React would look at all that is below for what follows links.
  const navigate = useCallback((href: string) => follow(href, services.navigate), [services]);
  return <RouterProvider navigate={navigate}>{children}</RouterProvider>;
}

function follow(href: string, navigate: (to: To) => void): void {
  const place = matchPath(href);
  if (place.name === 'not-found') location.assign(href);
  else navigate(place as To);
}
