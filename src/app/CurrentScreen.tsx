import { useLayoutEffect } from 'react';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { arrive } from './arrive.ts';
import type { PageProps } from './page-props.ts';
import { screenOf } from './screens.ts';
import { titles } from './titles.ts';

/** The page of a place inside its layout; the layout stays while pages change within it. */
export function CurrentScreen({ place }: PageProps) {
  useLayoutEffect(() => arrive(place), [place]);
  const screen = screenOf(place.name);
  if (!screen) throw new Error(`the screen ${place.name} was not loaded`);
  const { Layout, Page } = screen;
  return (
    <>
      <VisuallyHidden>
        <span aria-live="polite">{titles[place.name]}</span>
      </VisuallyHidden>
      <Layout place={place}>
        <Page key={place.name} place={place} />
      </Layout>
    </>
  );
}
