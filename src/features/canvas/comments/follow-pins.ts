import type { Box } from '#domain/canvas/canvas-node.ts';
import { liveNode } from '#domain/canvas/live-parts.ts';
import { withMembers } from '#domain/canvas/members-of.ts';
import type { ThreadPlace } from '#domain/thread/subject.ts';
import type { Gesture } from '#machines/canvas/gesture.ts';
import type { CanvasSession } from '../canvas-session.ts';
import { sceneGeometry } from '../stage/scene-geometry.ts';
import { watchGesture } from '../stage/watch-gesture.ts';

/** A bubble at an item. */
export interface CommentPin {
  /** Id of the item. */
  readonly id: string;
  readonly label: string;
  readonly open: number;
  readonly isUnread: boolean;
  /** At its upper right corner where nothing is said. */
  readonly place: ThreadPlace | null;
}

/** How far a bubble may reach over the edge of the stage before it is hidden, in CSS pixels. */
const reach = 64;
/** Room between an item and its bubble, for the handles of the item, in CSS pixels. */
const beside = 12;

/**
 * Keeps bubbles at their items, also while these are dragged or nudged. Items are measured when the canvas changes; a frame
 * of a pan costs one transform a bubble, and none of those out of sight. The children of `layer` are the bubbles, in the
 * order of `pins`. Returns how to stop.
 */
export function followPins(
  layer: HTMLElement,
  { actor, canvas, controls }: CanvasSession,
  pins: readonly CommentPin[],
): () => void {
  const { camera } = actor.getSnapshot().children;
  const bubbles = [...layer.children].filter((each) => each instanceof HTMLElement);
  let boxes: readonly (Box | undefined)[] = [];
  let gesture: Gesture | null = null;
  let moving: ReadonlySet<string> = new Set();
  const place = (): void => {
    if (!camera) return;
    const { camera: look, viewport } = camera.getSnapshot().context;
    const { nudge } = actor.getSnapshot().context;
    const moved = gesture?.kind === 'move' ? (gesture.isCopy ? { dx: 0, dy: 0 } : gesture) : nudge;
    for (const [n, bubble] of bubbles.entries()) {
      const [pin, box] = [pins[n], boxes[n]];
      const by = pin && moving.has(pin.id) ? moved : { dx: 0, dy: 0 };
      const at = box && {
        x: (box.x + (pin?.place?.x ?? box.width) + by.dx - look.x) * look.zoom,
        y: (box.y + (pin?.place?.y ?? 0) + by.dy - look.y) * look.zoom,
      };
      const isSeen =
        at && at.x > -reach && at.y > -reach && at.x < viewport.width + reach && at.y < viewport.height + reach;
      bubble.style.visibility = isSeen ? 'visible' : 'hidden';
      if (isSeen)
        bubble.style.transform = `translate(${Math.round(at.x + beside)}px, ${Math.round(at.y)}px) translateY(-50%)`;
    }
  };
  const choose = (): void => {
    const state = canvas.get();
    moving = state ? withMembers(state, controls.selection) : new Set();
    place();
  };
  const measure = (): void => {
    const state = canvas.get();
    const geometry = state && sceneGeometry(state);
    boxes = pins.map(({ id }) => {
      const node = state && liveNode(state, id);
      return node && geometry?.nodeBox(node);
    });
    choose();
  };
  let selection = controls.selection;
  const follow = (): void => {
    if (controls.selection === selection) place();
    else {
      selection = controls.selection;
      choose();
    }
  };
  const looks = camera?.subscribe(place);
  const changes = canvas.subscribe(measure);
  const choices = actor.subscribe(follow);
  const stopGesture = watchGesture(actor, (next) => {
    gesture = next;
    place();
  });
  measure();
  return () => {
    looks?.unsubscribe();
    changes.unsubscribe();
    choices.unsubscribe();
    stopGesture();
  };
}
