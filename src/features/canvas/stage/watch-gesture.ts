import type { CanvasActor } from '#machines/canvas/canvas.machine.ts';
import type { Gesture } from '#machines/canvas/gesture.ts';

/** Tells the gesture under way, whatever the tool; null when there is none. Returns how to stop. */
export function watchGesture(actor: CanvasActor, listener: (gesture: Gesture | null) => void): () => void {
  const { toolbox } = actor.getSnapshot().children;
  let tool: unknown;
  let heard: { unsubscribe(): void } | undefined;
  const follow = (): void => {
    const next = toolbox?.getSnapshot().children.tool;
    if (next === tool) return;
    tool = next;
    heard?.unsubscribe();
    listener(next?.getSnapshot().context.gesture ?? null);
    heard = next?.subscribe(({ context }) => listener(context.gesture ?? null));
  };
  follow();
  const tools = toolbox?.subscribe(follow);
  return () => {
    tools?.unsubscribe();
    heard?.unsubscribe();
  };
}
