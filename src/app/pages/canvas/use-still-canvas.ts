import { useMemo, useRef } from 'react';
import type { CanvasSession } from '#features/canvas/canvas-session.ts';
import type { StageView } from '#features/canvas/stage/stage-view.ts';
import type { CanvasActor } from '#machines/canvas/canvas.machine.ts';
import { canvasMachine } from '#machines/canvas/canvas.machine.ts';
import { type TouchActor, touchMachine } from '#machines/canvas/touch.machine.ts';
import { useFlow } from '../../use-flow.ts';
import { tellTouch } from './tell-touch.ts';

export interface StillCanvas {
  readonly actor: CanvasActor;
  readonly touch: TouchActor;
  readonly keepView: (view: StageView | null) => void;
}

/** A canvas that is only looked at, from where the founder was looking: what changes it is not provided. */
export function useStillCanvas({ actor: live }: CanvasSession): StillCanvas {
  const view = useRef<StageView | null>(null);
  const camera = live.getSnapshot().children.camera?.getSnapshot().context ?? beginning;
  const actor = useFlow(canvasMachine, {
    camera: { camera: camera.camera, viewport: camera.viewport, isStill: camera.isStill },
  });
  const touch = useFlow(touchMachine.provide({ actions: { tell: (_, { report }) => tellTouch(actor, view, report) } }));
  return useMemo(() => {
    const keepView = (made: StageView | null) => {
      view.current = made;
    };
    return { actor, touch, keepView };
  }, [actor, touch]);
}

const beginning = { camera: { x: 0, y: 0, zoom: 1 }, viewport: { width: 1, height: 1 }, isStill: true } as const;
