import { useSelector } from '@xstate/react';
import { useSelector as useAtom } from '@xstate/store-react';
import { useCallback, useMemo } from 'react';
import type { Box } from '#domain/canvas/canvas-node.ts';
import { eachPart } from '#domain/log/parts.ts';
import type { CanvasSession } from '../canvas-session.ts';
import { Minimap } from './Minimap.tsx';
import type { StageView } from './stage-view.ts';

export interface SceneMapProps {
  readonly session: CanvasSession;
  readonly view: StageView | null;
}

/** The minimap of a canvas on which something lies. */
export function SceneMap({ session, view }: SceneMapProps) {
  const { actor, canvas, controls } = session;
  const camera = useSelector(actor, ({ children }) => children.camera);
  const state = useAtom(canvas);
  const nodes = useMemo(
    () => (state ? [...eachPart(state.nodes)].filter(({ removed, kind }) => !removed && kind !== 'group') : []),
    [state],
  );
  const watchView = useCallback(
    (listener: (seen: Box) => void) => {
      if (!view) return () => {};
      listener(view.view);
      const heard = camera?.subscribe(() => listener(view.view));
      return () => heard?.unsubscribe();
    },
    [camera, view],
  );
  return <Minimap nodes={nodes} watchView={watchView} onCentre={(point) => controls.centre(point)} />;
}
