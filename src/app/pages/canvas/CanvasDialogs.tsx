import { useSelector } from '@xstate/react';
import { lazy, Suspense } from 'react';
import { isApple } from '#adapters/page/is-apple.ts';
import type { Project } from '#domain/project/project.ts';
import type { CanvasSession } from '#features/canvas/canvas-session.ts';
import { ConnectionDialog } from '#features/canvas/dialogs/ConnectionDialog.tsx';
import { FindDialog } from '#features/canvas/dialogs/FindDialog.tsx';
import { KeysDialog } from '#features/canvas/dialogs/KeysDialog.tsx';
import { OutlineDialog } from '#features/canvas/dialogs/OutlineDialog.tsx';
import { PlacementDialog } from '#features/canvas/dialogs/PlacementDialog.tsx';

const CanvasExport = lazy(() => import('./CanvasExport.tsx'));
const CanvasImport = lazy(() => import('./CanvasImport.tsx'));
const CanvasShare = lazy(() => import('./CanvasShare.tsx'));
const CanvasTemplates = lazy(() => import('./CanvasTemplates.tsx'));
const SaveTemplate = lazy(() => import('./SaveTemplate.tsx'));

export interface CanvasDialogsProps {
  readonly session: CanvasSession;
  readonly project: Project;
  readonly title: string;
}

/** The overlays of the canvas; one at a time. */
export default function CanvasDialogs({ session, project, title }: CanvasDialogsProps) {
  const { overlay: actor } = session;
  const { overlay, of } = useSelector(actor, ({ context }) => context);
  const close = () => actor.send({ type: 'overlay.closed' });
  switch (overlay) {
    case 'find':
      return <FindDialog session={session} onClose={close} />;
    case 'outline':
      return <OutlineDialog session={session} onClose={close} />;
    case 'connection':
      return of === null ? null : <ConnectionDialog session={session} of={of} onClose={close} />;
    case 'placement':
      return <PlacementDialog session={session} onClose={close} />;
    case 'export-file':
      return (
        <Suspense fallback={null}>
          <CanvasExport session={session} title={title} onClose={close} />
        </Suspense>
      );
    case 'import-file':
      return (
        <Suspense fallback={null}>
          <CanvasImport session={session} canvasId={project.canvasId} onClose={close} />
        </Suspense>
      );
    case 'share':
      return (
        <Suspense fallback={null}>
          <CanvasShare session={session} project={project} of={of} onClose={close} />
        </Suspense>
      );
    case 'keys':
      return <KeysDialog isApple={isApple()} onClose={close} />;
    case 'templates':
      return (
        <Suspense fallback={null}>
          <CanvasTemplates session={session} canvasId={project.canvasId} onClose={close} />
        </Suspense>
      );
    case 'save-template':
      return (
        <Suspense fallback={null}>
          <SaveTemplate session={session} onClose={close} />
        </Suspense>
      );
    default:
      return null;
  }
}
