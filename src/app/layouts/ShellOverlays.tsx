import { useSelector } from '@xstate/react';
import { useSelector as useAtom } from '@xstate/store-react';
import { lazy, Suspense, useCallback } from 'react';
import { selectOverlay } from '#machines/shell/shell.machine.ts';
import { namedExport } from '#ui/named-export.ts';
import { useApp } from '../app-context.ts';
import { Comments } from '../comments/Comments.tsx';
import { useShell } from './shell-context.ts';
import { useFetchAhead } from './use-fetch-ahead.ts';

const loadOpened = () => import('./opened-by-shell.ts');
const MorePlaces = lazy(namedExport(loadOpened, 'MorePlaces'));
const Palette = lazy(namedExport(loadOpened, 'Palette'));
const QuickCapture = lazy(namedExport(loadOpened, 'QuickCapture'));
const Shortcuts = lazy(namedExport(loadOpened, 'Shortcuts'));
const ImportTool = lazy(() => import('../pages/vault-tools/ImportTool.tsx'));
const CriteriaTool = lazy(() => import('../pages/vault-tools/CriteriaTool.tsx'));

/** The overlays of the page. */
export function ShellOverlays() {
  const { shell, palette } = useShell();
  const close = useCallback(() => shell.send({ type: 'overlay.closed' }), [shell]);
  const workspaceId = useAtom(useApp().services.workspace.id);
  useFetchAhead(loadOpened);
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
