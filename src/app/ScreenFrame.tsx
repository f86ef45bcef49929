import type { ComponentType, ReactNode } from 'react';
import type { Location } from '#domain/routes/routes.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import type { LayoutProps } from './page-props.ts';
import { titles } from './titles.ts';

export interface ScreenFrameProps {
  readonly place: Location;
  readonly Layout: ComponentType<LayoutProps>;
  /** Whether accounts can be created and used. */
  readonly isOpen: boolean;
  /** Whether somebody is signed in. */
  readonly isFounder: boolean;
  readonly children: ReactNode;
}

/** A page inside its layout, its name announced. The server draws public pages with it too. */
export function ScreenFrame({ place, Layout, isOpen, isFounder, children }: ScreenFrameProps) {
  return (
    <>
      <VisuallyHidden>
        <span aria-live="polite">{titles[place.name]}</span>
      </VisuallyHidden>
      <Layout place={place} isOpen={isOpen} isFounder={isFounder}>
        {children}
      </Layout>
    </>
  );
}
