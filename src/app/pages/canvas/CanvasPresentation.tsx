import { useSelector } from '@xstate/react';
import { useSelector as useAtom } from '@xstate/store-react';
import { useEffect, useMemo, useRef } from 'react';
import type { CanvasSession } from '#features/canvas/canvas-session.ts';
import { framesInOrder } from '#features/canvas/presentation/frames-in-order.ts';
import { PresentationFrame } from '#features/canvas/presentation/PresentationFrame.tsx';
import { presentedBox } from '#features/canvas/presentation/presented-box.ts';
import { StillStage } from '#features/canvas/still/StillStage.tsx';
import { zoomLimits } from '#machines/canvas/camera.ts';
import { presentationMachine } from '#machines/canvas/presentation.machine.ts';
import { useFlow } from '../../use-flow.ts';
import { useStillCanvas } from './use-still-canvas.ts';

export interface CanvasPresentationProps {
  readonly session: CanvasSession;
  readonly title: string;
  readonly onClose: () => void;
}

/** The frames of a canvas one by one, each as large as the window has it. */
export default function CanvasPresentation({ session, title, onClose }: CanvasPresentationProps) {
  const state = useAtom(session.canvas);
  const frames = useMemo(() => framesInOrder(state), [state]);
  const still = useStillCanvas(session);
  const presentation = useFlow(presentationMachine, { frames: frames.map(({ id }) => id) });
  const at = useSelector(presentation, ({ context }) => context.at);
  const isLeft = useSelector(presentation, ({ status }) => status === 'done');
  useEffect(() => {
    if (isLeft) onClose();
  }, [isLeft, onClose]);
  useEffect(() => {
    presentation.send({ type: 'frames.changed', frames: frames.map(({ id }) => id) });
  }, [presentation, frames]);
  const index = frames.findIndex(({ id }) => id === at);
  const frame = frames[index];
  const now = useRef(frame);
  const { camera } = still.actor.getSnapshot().children;
  useEffect(() => {
    now.current = frame;
    if (frame) camera?.send({ type: 'box.fitted', box: presentedBox(frame), zoomMax: zoomLimits.max });
  }, [frame, camera]);
  const viewport = useSelector(camera, (snapshot) => snapshot?.context.viewport);
  useEffect(() => {
    if (viewport && now.current)
      camera?.send({ type: 'box.fitted', box: presentedBox(now.current), zoomMax: zoomLimits.max });
  }, [viewport, camera]);
  const name = frame && frame.text.trim() !== '' ? `: ${frame.text.trim()}` : '';
  return (
    <PresentationFrame
      title={title}
      isFirst={index <= 0}
      isLast={index === frames.length - 1}
      said={
        frame
          ? `Frame ${index + 1} of ${frames.length}${name}`
          : 'There is no frame to present. Draw one around what belongs together: key F.'
      }
      onEvent={(event) => presentation.send(event)}
      stage={
        <StillStage
          actor={still.actor}
          touch={still.touch}
          canvas={session.canvas}
          label={`On the canvas of ${title}`}
          image={session.image}
          strokes={null}
          onView={still.keepView}
        />
      }
    />
  );
}
