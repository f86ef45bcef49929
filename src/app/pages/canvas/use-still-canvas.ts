import { useEffect, useMemo, useRef, useState } from 'react';
import { commonBox } from '#drawing/common-box.ts';
import type { CanvasSession } from '#features/canvas/canvas-session.ts';
import type { StageView } from '#features/canvas/stage/stage-view.ts';
import { viewOf } from '#machines/canvas/camera.ts';
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

/**
 * A canvas that is only looked at: what changes it is not provided. What of it the founder was looking at is fitted into
 * its own view, which is another one.
 */
export function useStillCanvas({ actor: live, controls }: CanvasSession): StillCanvas {
  const view = useRef<StageView | null>(null);
  const camera = live.getSnapshot().children.camera?.getSnapshot().context ?? beginning;
  const actor = useFlow(canvasMachine, {
    camera: { camera: camera.camera, viewport: camera.viewport, isStill: camera.isStill, isOpening: true },
  });
  const [first] = useState(() => {
    const { seen, zoom } = viewOf(camera.camera, camera.viewport);
    const { everything } = controls;
    return { kind: 'all', box: (everything && commonBox(seen, everything)) ?? seen, zoomMax: zoom } as const;
  });
  useEffect(() => actor.getSnapshot().children.camera?.send({ type: 'scene.came', first }), [actor, first]);
  const touch = useFlow(touchMachine.provide({ actions: { tell: (_, { report }) => tellTouch(actor, view, report) } }));
  return useMemo(() => {
    const keepView = (made: StageView | null) => {
      view.current = made;
    };
    return { actor, touch, keepView };
  }, [actor, touch]);
}

const beginning = { camera: { x: 0, y: 0, zoom: 1 }, viewport: { width: 1, height: 1 }, isStill: true } as const;
