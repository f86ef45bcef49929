import type { ReactNode } from 'react';
import type { Location } from '#domain/routes/routes.ts';

/** Props of every page: the founder's place. The rest comes by `useApp()`. */
export interface PageProps {
  readonly place: Location;
}

export interface LayoutProps extends PageProps {
  /** Whether accounts can be created and used. */
  readonly isOpen: boolean;
  /** Whether somebody is signed in. */
  readonly isFounder: boolean;
  readonly children: ReactNode;
}
