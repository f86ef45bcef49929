import { useMemo } from 'react';
import type { CanvasSession } from '#features/canvas/canvas-session.ts';
import { ImportDialog } from '#features/canvas/dialogs/ImportDialog.tsx';
import { useApp } from '../../app-context.ts';
import { useFlow } from '../../use-flow.ts';
import { useWhenOver } from '../../use-when-over.ts';
import { importCanvasFlow } from './import-canvas-flow.ts';

export interface CanvasImportProps {
  readonly session: CanvasSession;
  readonly canvasId: string;
  readonly onClose: () => void;
}

/** Brings the parts of a file onto a canvas. */
export function CanvasImport({ session, canvasId, onClose }: CanvasImportProps) {
  const { actorOf, services } = useApp();
  const flow = useMemo(
    () => importCanvasFlow({ session, services, actorOf, canvasId }),
    [session, services, actorOf, canvasId],
  );
  const importing = useFlow(flow.machine);
  useWhenOver(importing, onClose);
  return (
    <ImportDialog
      importing={importing}
      onFile={(file) => {
        flow.hold(file);
        importing.send({ type: 'file.given', file: { name: file.name, bytes: file.size } });
      }}
    />
  );
}
