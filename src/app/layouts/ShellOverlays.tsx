import { useSelector } from '@xstate/react';
import { lazy, Suspense } from 'react';
import { selectOverlay } from '#machines/shell.machine.ts';
import type { PageProps } from '../page-props.ts';
import { useShell } from './shell-context.ts';

const MorePlaces = lazy(() => import('./MorePlaces.tsx'));
const Palette = lazy(() => import('./Palette.tsx'));
const QuickCapture = lazy(() => import('./QuickCapture.tsx'));
const Shortcuts = lazy(() => import('./Shortcuts.tsx'));

/** What lies over the page; each is fetched when it is first asked for. */
export function ShellOverlays({ place }: PageProps) {
  const { shell, palette } = useShell();
  const overlay = useSelector(shell, selectOverlay);
  const isPaletteOpen = useSelector(palette, (snapshot) => snapshot.matches('open'));
  return (
    <Suspense fallback={null}>
      {overlay === 'places' && <MorePlaces place={place} />}
      {overlay === 'shortcuts' && <Shortcuts />}
      {overlay === 'capture' && <QuickCapture />}
      {isPaletteOpen && <Palette />}
    </Suspense>
  );
}
