import { useSelector } from '@xstate/react';
import { isApple } from '#adapters/page/is-apple.ts';
import type { Project } from '#domain/project/project.ts';
import type { CanvasSession } from '#features/canvas/canvas-session.ts';
import { ConnectionDialog } from '#features/canvas/dialogs/ConnectionDialog.tsx';
import { FindDialog } from '#features/canvas/dialogs/FindDialog.tsx';
import { KeysDialog } from '#features/canvas/dialogs/KeysDialog.tsx';
import { OutlineDialog } from '#features/canvas/dialogs/OutlineDialog.tsx';
import { PlacementDialog } from '#features/canvas/dialogs/PlacementDialog.tsx';
import { CanvasExport } from './CanvasExport.tsx';
import { CanvasImport } from './CanvasImport.tsx';
import { CanvasShare } from './CanvasShare.tsx';
import { CanvasTemplates } from './CanvasTemplates.tsx';
import { SaveTemplate } from './SaveTemplate.tsx';

export interface CanvasDialogsProps {
  readonly session: CanvasSession;
  readonly project: Project;
  readonly title: string;
}

/** The overlays of the canvas; one at a time. */
export function CanvasDialogs({ session, project, title }: CanvasDialogsProps) {
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
      return <CanvasExport session={session} title={title} onClose={close} />;
    case 'import-file':
      return <CanvasImport session={session} canvasId={project.canvasId} onClose={close} />;
    case 'share':
      return <CanvasShare session={session} project={project} of={of} onClose={close} />;
    case 'keys':
      return <KeysDialog isApple={isApple()} onClose={close} />;
    case 'templates':
      return <CanvasTemplates session={session} canvasId={project.canvasId} onClose={close} />;
    case 'save-template':
      return <SaveTemplate session={session} onClose={close} />;
    default:
      return null;
  }
}
