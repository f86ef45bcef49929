import { useSelector } from '@xstate/react';
import { useSelector as useAtom } from '@xstate/store-react';
import { lazy, Suspense, useCallback } from 'react';
import { selectOverlay } from '#machines/shell/shell.machine.ts';
import { useApp } from '../app-context.ts';
import { Comments } from '../comments/Comments.tsx';
import { useShell } from './shell-context.ts';
import { useFetchAhead } from './use-fetch-ahead.ts';

const loadPlaces = () => import('./MorePlaces.tsx');
const loadPalette = () => import('./Palette.tsx');
const loadCapture = () => import('./QuickCapture.tsx');
const loadImport = () => import('../pages/vault-tools/ImportTool.tsx');
const loadCriteria = () => import('../pages/vault-tools/CriteriaTool.tsx');
const loadShortcuts = () => import('./Shortcuts.tsx');
const loadAll = () => Promise.all([loadPlaces(), loadPalette(), loadCapture(), loadShortcuts()]);

const MorePlaces = lazy(loadPlaces);
const Palette = lazy(loadPalette);
const QuickCapture = lazy(loadCapture);
const Shortcuts = lazy(loadShortcuts);
const ImportTool = lazy(loadImport);
const CriteriaTool = lazy(loadCriteria);

/** The overlays of the page. */
export function ShellOverlays() {
  const { shell, palette } = useShell();
  const close = useCallback(() => shell.send({ type: 'overlay.closed' }), [shell]);
  const workspaceId = useAtom(useApp().services.workspace.id);
  useFetchAhead(loadAll);
  const overlay = useSelector(shell, selectOverlay);
  const isPaletteOpen = useSelector(palette, (snapshot) => snapshot.matches('open'));
  return (
    <Suspense fallback={null}>
      {overlay === 'places' && <MorePlaces />}
      {overlay === 'shortcuts' && <Shortcuts />}
      {overlay === 'capture' && <QuickCapture />}
      {overlay === 'ideas-from-file' && <ImportTool onClose={close} />}
      {overlay === 'criteria' && workspaceId !== null && <CriteriaTool workspaceId={workspaceId} onClose={close} />}
      {isPaletteOpen && <Palette />}
      <Comments />
    </Suspense>
  );
}
