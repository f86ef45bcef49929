import { useSelector } from '@xstate/react';
import { useEffect, useLayoutEffect } from 'react';
import { selectFlags } from '#machines/shell/flags.machine.ts';
import { useApp } from './app-context.ts';
import { arrive } from './arrive.ts';
import { markReady } from './mark-ready.ts';
import type { PageProps } from './page-props.ts';
import { ScreenFrame } from './ScreenFrame.tsx';
import { screenOf } from './screens.ts';
import { useIsFounder } from './use-is-founder.ts';

/** The page of a place inside its layout; the layout stays while pages change within it. */
export function CurrentScreen({ place }: PageProps) {
  useLayoutEffect(() => arrive(place), [place]);
  // After the effects of everything inside, with which keys begin to be heard.
  useEffect(markReady, []);
  const { preRelease } = useSelector(useApp().actorOf('flags'), selectFlags);
  const isFounder = useIsFounder();
  const screen = screenOf(place);
  if (!screen) throw new Error(`the screen ${place.name} was not loaded`);
  const { Layout, Page } = screen;
  return (
    <ScreenFrame place={place} Layout={Layout} isOpen={!preRelease} isFounder={isFounder}>
      <Page key={place.name} place={place} />
    </ScreenFrame>
  );
}
