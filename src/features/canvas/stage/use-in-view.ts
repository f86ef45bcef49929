import { startTransition, useEffect, useRef, useState } from 'react';
import type { Canvas } from '#domain/canvas/canvas.ts';
import { contains, grown } from '#drawing/bounds.ts';
import type { CanvasActor } from '#machines/canvas/canvas.machine.ts';
import { isShownWhole, mostInView } from './shown-ids.ts';
import type { StageView } from './stage-view.ts';

const nothing: readonly string[] = [];
/** The number of parts that are elements in the first frame, which a founder waits for; the others follow at once. */
const mostAtFirst = 24;

/** Parts in view and a little around it, for canvases that are too large to be told whole: the lowest, where there are many. */
export function useInView(actor: CanvasActor, canvas: Canvas | undefined, view: StageView | null): readonly string[] {
  const [ids, setIds] = useState(nothing);
  const hasTold = useRef(false);
  useEffect(() => {
    if (!canvas || isShownWhole(canvas) || !view) {
      setIds(nothing);
      hasTold.current = false;
      return;
    }
    let told = grown(view.view, view.view.width / 2);
    const tell = () => {
      told = grown(view.view, view.view.width / 2);
      setIds(view.painter.seenIn(told, mostInView));
    };
    if (hasTold.current) tell();
    else {
      setIds(view.painter.seenIn(told, mostAtFirst));
      startTransition(tell);
      hasTold.current = true;
    }
    const { camera } = actor.getSnapshot().children;
    const heard = camera?.subscribe(() => {
      const now = view.view;
      // Only when what was told is left, or is far more than what is seen.
      if (!contains(told, now) || told.width > 4 * now.width) tell();
    });
    return () => heard?.unsubscribe();
  }, [actor, view, canvas]);
  return ids;
}
