import type { Box } from '#domain/canvas/canvas-node.ts';
import { liveNode } from '#domain/canvas/live-parts.ts';
import { grown } from '#drawing/bounds.ts';
import type { Gesture } from '#machines/canvas/gesture.ts';
import { canTurn, rotateReach } from '#painter/selection-frame.ts';
import type { CanvasSession } from '../canvas-session.ts';
import { watchGesture } from '../stage/watch-gesture.ts';
import { placedBar } from './placed-bar.ts';
import { selectionBox } from './selection-box.ts';

/** Room for the tools and the title over the stage, in CSS pixels. */
const insets = {
  wide: { top: 64, right: 12, bottom: 12, left: 72 },
  narrow: { top: 64, right: 8, bottom: 128, left: 8 },
} as const;

/**
 * Keeps a bar at what is selected while it is looked at, dragged or nudged. The selection is measured when it or the
 * canvas changes; a frame of a pan costs one transform. Returns how to stop.
 */
export function followSelection(
  bar: HTMLElement,
  { actor, canvas, controls }: CanvasSession,
  isNarrow: boolean,
): () => void {
  const { camera } = actor.getSnapshot().children;
  let box: Box | undefined;
  /** Reach of the rotate handle beyond the box, in CSS pixels. */
  let reach = 0;
  let measured: unknown[] = [];
  let gesture: Gesture | null = null;
  let size = bar.getBoundingClientRect();
  const measure = (): void => {
    const [state, { selection }] = [canvas.get(), controls];
    if (measured[0] === state && measured[1] === selection) return;
    box = selectionBox(state, selection);
    const [only, ...others] = selection;
    const node = state && only !== undefined && others.length === 0 ? liveNode(state, only) : undefined;
    reach = node && canTurn(node) ? rotateReach : 0;
    measured = [state, selection];
  };
  const place = (): void => {
    if (!camera) return;
    const { camera: look, viewport } = camera.getSnapshot().context;
    const shown = box && shownBox(box, gesture, actor.getSnapshot().context.nudge);
    bar.style.visibility = shown ? 'visible' : 'hidden';
    if (!shown) return;
    const { top, right, bottom, left } = insets[isNarrow ? 'narrow' : 'wide'];
    const { corner, width, height } = viewport;
    const at = placedBar(
      grown(
        {
          x: (shown.x - look.x) * look.zoom,
          y: (shown.y - look.y) * look.zoom,
          width: shown.width * look.zoom,
          height: shown.height * look.zoom,
        },
        reach,
      ),
      size,
      {
        area: { x: left, y: top, width: width - left - right, height: height - top - bottom },
        corner: corner && { x: width - corner.width, y: height - corner.height, ...corner },
      },
    );
    bar.style.transform = `translate(${Math.round(at.x)}px, ${Math.round(at.y)}px)`;
  };
  const again = (): void => {
    measure();
    place();
  };
  const resized = new ResizeObserver(() => {
    size = bar.getBoundingClientRect();
    place();
  });
  resized.observe(bar);
  const looks = camera?.subscribe(place);
  const changes = canvas.subscribe(again);
  const choices = actor.subscribe(again);
  const stopGesture = watchGesture(actor, (next) => {
    gesture = next;
    place();
  });
  again();
  return () => {
    resized.disconnect();
    looks?.unsubscribe();
    changes.unsubscribe();
    choices.unsubscribe();
    stopGesture();
  };
}

/** Where what is selected is drawn while it is moved; undefined while something else is drawn. */
function shownBox(
  box: Box,
  gesture: Gesture | null,
  nudge: { readonly dx: number; readonly dy: number },
): Box | undefined {
  if (gesture && gesture.kind !== 'move') return undefined;
  const { dx, dy } = gesture && !gesture.isCopy ? gesture : nudge;
  return { ...box, x: box.x + dx, y: box.y + dy };
}
