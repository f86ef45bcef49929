import { useSelector } from '@xstate/react';
import { useSelector as useAtom } from '@xstate/store-react';
import { useEffect, useMemo } from 'react';
import type { CanvasSession } from '#features/canvas/canvas-session.ts';
import { canvasLabels } from '#features/canvas/labels.ts';
import { presentationLabels } from '#features/canvas/later-labels.ts';
import { PresentationFrame } from '#features/canvas/presentation/PresentationFrame.tsx';
import { presentationStops } from '#features/canvas/presentation/presentation-stops.ts';
import { StillStage } from '#features/canvas/still/StillStage.tsx';
import { zoomLimits } from '#machines/canvas/camera.ts';
import { presentationMachine } from '#machines/canvas/presentation.machine.ts';
import { useFlow } from '../../use-flow.ts';
import { useWhenOver } from '../../use-when-over.ts';
import { useStillCanvas } from './use-still-canvas.ts';

export interface CanvasPresentationProps {
  readonly session: CanvasSession;
  readonly title: string;
  readonly onClose: () => void;
}

/** A canvas stop by stop, each as large as the window has it: its frames, its sections, all of it. */
export function CanvasPresentation({ session, title, onClose }: CanvasPresentationProps) {
  const state = useAtom(session.canvas);
  const stops = useMemo(() => presentationStops(state), [state]);
  const still = useStillCanvas(session);
  const presentation = useFlow(presentationMachine, { stops: stops.map(({ id }) => id) });
  const at = useSelector(presentation, ({ context }) => context.at);
  useWhenOver(presentation, onClose);
  useEffect(() => {
    presentation.send({ type: 'stops.changed', stops: stops.map(({ id }) => id) });
  }, [presentation, stops]);
  const index = stops.findIndex(({ id }) => id === at);
  const stop = stops[index];
  const { camera } = still.actor.getSnapshot().children;
  const viewport = useSelector(camera, (snapshot) => snapshot?.context.viewport);
  const { x, y, width, height } = stop?.box ?? nowhere;
  useEffect(() => {
    // Anew in a window of another size too.
    if (viewport && width > 0) camera?.send({ type: 'box.fitted', box: { x, y, width, height }, ...fit });
  }, [x, y, width, height, viewport, camera]);
  return (
    <PresentationFrame
      title={title}
      isFirst={index <= 0}
      isLast={index === stops.length - 1}
      said={stop && stops.length > 1 ? presentationLabels.stop(stop) : presentationLabels.noFrames}
      onEvent={(event) => presentation.send(event)}
      stage={
        <StillStage
          actor={still.actor}
          touch={still.touch}
          canvas={session.canvas}
          label={canvasLabels.scene(title)}
          image={session.image}
          cards={session.cards}
          strokes={null}
          onView={still.keepView}
        />
      }
    />
  );
}

const nowhere = { x: 0, y: 0, width: 0, height: 0 } as const;
/** Fills the window: nothing but the bar below floats over it. */
const fit = { zoomMax: zoomLimits.max, marginPx: 16 } as const;
