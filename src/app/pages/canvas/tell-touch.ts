import type { RefObject } from 'react';
import type { StageView } from '#features/canvas/stage/stage-view.ts';
import type { CanvasActor } from '#machines/canvas/canvas.machine.ts';
import type { TouchReport } from '#machines/canvas/touch.machine.ts';

/** Passes the meaning of a touch on to the view, the camera or the canvas. */
export function tellTouch(actor: CanvasActor, view: RefObject<StageView | null>, report: TouchReport): void {
  if (report.type === 'menu.asked') view.current?.openMenu(report.press.point, report.press.at);
  else if (report.type.startsWith('camera.')) {
    actor.getSnapshot().children.camera?.send(report as Extract<TouchReport, { type: `camera.${string}` }>);
  } else actor.send(report as Extract<TouchReport, { type: `pointer.${string}` }>);
}
