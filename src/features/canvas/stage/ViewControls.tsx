import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { css } from '#styled-system/css';
import type { CanvasSession } from '../canvas-session.ts';
import { ZoomControls } from '../tools/ZoomControls.tsx';

export interface ViewControlsProps {
  readonly session: CanvasSession;
  readonly isEmpty: boolean;
  /** Shown above them, where there is something to be found. */
  readonly map: ReactNode;
}

/** The minimap and the zoom controls of a canvas. */
export function ViewControls({ session, isEmpty, map }: ViewControlsProps) {
  const { actor, controls } = session;
  const camera = useSelector(actor, ({ children }) => children.camera);
  const zoom = useSelector(camera, (snapshot) => snapshot?.context.camera.zoom ?? 1);
  const hasSelection = useSelector(actor, ({ context }) => context.selection.length > 0);
  return (
    <>
      <div className={mapPlace}>{!isEmpty && map}</div>
      <ZoomControls
        zoom={zoom}
        hasSelection={hasSelection}
        isEmpty={isEmpty}
        onZoom={(draft) => controls.zoom(draft)}
      />
    </>
  );
}

// Kept before the map has come, so that what is fitted leaves it free; while it is empty it takes no presses.
const mapPlace = css({
  width: '192',
  height: '128',
  display: { tabletDown: 'none' },
  _empty: { visibility: 'hidden' },
});
