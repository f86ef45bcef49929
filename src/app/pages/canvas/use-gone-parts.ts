import { useEffect } from 'react';
import { differingParts } from '#domain/log/parts.ts';
import type { CanvasSession } from '#features/canvas/canvas-session.ts';

/** Tells the machines which parts were removed or came back, here or elsewhere, and what others have written. */
export function useGoneParts({ actor, overlay, canvas }: CanvasSession): void {
  useEffect(() => {
    let before = canvas.get();
    const heard = canvas.subscribe((now) => {
      const gone: string[] = [];
      const returned: string[] = [];
      const writing = actor.getSnapshot();
      for (const kind of ['nodes', 'edges'] as const) {
        for (const [old, part] of differingParts<{ id: string; text: string; removed: boolean }>(
          before?.[kind] ?? {},
          now?.[kind] ?? {},
        )) {
          const wasThere = old !== undefined && !old.removed;
          const isThere = part !== undefined && !part.removed;
          if (wasThere && !isThere) gone.push(old.id);
          if (old?.removed && isThere) returned.push(part.id);
          if (wasThere && isThere && part.id === writing.context.editing?.id && old.text !== part.text) {
            writing.children.editing?.send({ type: 'text.came', text: part.text });
          }
        }
      }
      before = now;
      if (gone.length > 0) {
        actor.send({ type: 'parts.gone', ids: gone });
        overlay.send({ type: 'parts.gone', ids: gone });
      }
      if (returned.length > 0) actor.send({ type: 'parts.returned', ids: returned });
    });
    return () => heard.unsubscribe();
  }, [actor, overlay, canvas]);
}
