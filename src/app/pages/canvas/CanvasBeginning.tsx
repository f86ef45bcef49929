import { canvasTemplates } from '#domain/canvas-templates/canvas-templates.ts';
import type { CanvasSession } from '#features/canvas/canvas-session.ts';
import { EmptyCanvas } from '#features/canvas/EmptyCanvas.tsx';
import { useApp } from '../../app-context.ts';
import { placeTemplate } from './place-template.ts';

export interface CanvasBeginningProps {
  readonly session: CanvasSession;
  readonly canvasId: string;
}

/** What an empty canvas offers to begin with. */
export default function CanvasBeginning({ session, canvasId }: CanvasBeginningProps) {
  const { services } = useApp();
  return (
    <EmptyCanvas
      templates={canvasTemplates}
      onNote={(text) => session.controls.placeNote(text)}
      onChoose={(template) => placeTemplate(session, services, canvasId, template)}
    />
  );
}
