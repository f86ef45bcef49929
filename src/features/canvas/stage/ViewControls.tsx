import { useSelector } from '@xstate/react';
import { useSelector as useAtom } from '@xstate/store-react';
import { useCallback, useMemo } from 'react';
import type { Box } from '#domain/canvas/canvas-node.ts';
import { eachPart } from '#domain/canvas/parts.ts';
import type { CanvasSession } from '../canvas-session.ts';
import { ZoomControls } from '../tools/ZoomControls.tsx';
import { Minimap } from './Minimap.tsx';
import type { StageView } from './stage-view.ts';

export interface ViewControlsProps {
  readonly session: CanvasSession;
  readonly view: StageView | null;
  readonly isEmpty: boolean;
}

/** How the scene is looked at. */
export function ViewControls({ session, view, isEmpty }: ViewControlsProps) {
  const { actor, canvas, controls } = session;
  const camera = useSelector(actor, ({ children }) => children.camera);
  const zoom = useSelector(camera, (snapshot) => snapshot?.context.camera.zoom ?? 1);
  const hasSelection = useSelector(actor, ({ context }) => context.selection.length > 0);
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
  return (
    <>
      {!isEmpty && <Minimap nodes={nodes} watchView={watchView} onCentre={(point) => controls.centre(point)} />}
      <ZoomControls zoom={zoom} hasSelection={hasSelection} isEmpty={isEmpty} onZoom={(wish) => controls.zoom(wish)} />
    </>
  );
}
