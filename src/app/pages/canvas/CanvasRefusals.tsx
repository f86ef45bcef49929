import { useSelector as useAtom } from '@xstate/store-react';
import { useEffect, useRef } from 'react';
import { canvasStreamOf } from '#domain/canvas/canvas.ts';
import { isForText } from '#domain/canvas/is-for-text.ts';
import { livePart, partById } from '#domain/canvas/live-parts.ts';
import { partOf } from '#domain/canvas/parts.ts';
import type { CanvasSession } from '#features/canvas/canvas-session.ts';
import { RefusedWords } from '#features/canvas/RefusedWords.tsx';
import { partName } from '#features/canvas/scene/part-name.ts';
import { useApp } from '../../app-context.ts';

export interface CanvasRefusalsProps {
  readonly session: CanvasSession;
  readonly canvasId: string;
}

/** Words of this canvas that met others: both are compared where they stand. What else was refused, the top bar tells. */
export default function CanvasRefusals({ session: { actor, canvas }, canvasId }: CanvasRefusalsProps) {
  const { actorOf, services } = useApp();
  const sync = actorOf('sync');
  const stream = canvasStreamOf(canvasId);
  const state = useAtom(canvas);
  const refused = useAtom(services.workspace.rejections).flatMap(({ command, reason }) => {
    if (command.stream !== stream || command.type !== 'EditText' || reason !== 'text-changed') return [];
    const { id, text, base } = command.data as { id: string; text: string; base?: string };
    const part = state && livePart(state, id);
    if (!state || !part) return [];
    const name = partName(part, (node) => partOf(state.nodes, node));
    return [{ commandId: command.id, id, name, text, base }];
  });
  const resumed = useRef<{ readonly commandId: string; readonly id: string } | null>(null);
  useEffect(() => {
    const heard = actor.subscribe(({ context: { editing } }) => {
      const { current } = resumed;
      if (!current || editing?.id === current.id) return;
      // What became of the words is a change of its own now.
      resumed.current = null;
      sync.send({ type: 'rejection.dropped', commandId: current.commandId });
    });
    return () => heard.unsubscribe();
  }, [actor, sync]);
  return (
    <RefusedWords
      refused={refused}
      onCompare={(commandId) => {
        const found = refused.find((each) => each.commandId === commandId);
        const now = state && found && partById(state, found.id);
        if (!found || !now) return;
        const { id, text: draft, base } = found;
        const written = { id, text: now.text, draft, isForText: isForText(now) };
        actor.send({ type: 'editing.asked', ...written, ...(base !== undefined && { base }) });
        // Something else may have to be settled before.
        if (actor.getSnapshot().context.editing?.id !== id) return;
        resumed.current = { commandId, id };
        actor.getSnapshot().children.editing?.send({ type: 'editing.ended' });
      }}
      onDrop={(commandId) => sync.send({ type: 'rejection.dropped', commandId })}
    />
  );
}
