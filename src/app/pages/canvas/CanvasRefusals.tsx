import { useSelector as useAtom } from '@xstate/store-react';
import { useEffect, useRef } from 'react';
import { canvasStreamOf } from '#domain/canvas/canvas.ts';
import { isForText } from '#domain/canvas/is-for-text.ts';
import { partById } from '#domain/canvas/live-parts.ts';
import { partOf } from '#domain/canvas/parts.ts';
import type { CanvasSession } from '#features/canvas/canvas-session.ts';
import { RefusedWords } from '#features/canvas/RefusedWords.tsx';
import { partName } from '#features/canvas/scene/part-name.ts';
import { useApp } from '../../app-context.ts';

export interface CanvasRefusalsProps {
  readonly session: CanvasSession;
  readonly canvasId: string;
}

/** Of words whose part lives or was removed since. */
const reasons: readonly string[] = ['text-changed', 'node-missing'];

/**
 * Words of this canvas that met others, which are compared where they stand, or whose part was removed, which can come back
 * with them. What else was refused, the top bar tells.
 */
export default function CanvasRefusals({ session: { actor, canvas }, canvasId }: CanvasRefusalsProps) {
  const { actorOf, services } = useApp();
  const sync = actorOf('sync');
  const stream = canvasStreamOf(canvasId);
  const state = useAtom(canvas);
  const refused = useAtom(services.workspace.rejections).flatMap(({ command, reason }) => {
    if (command.stream !== stream || command.type !== 'EditText' || !reasons.includes(reason)) return [];
    const { id, text, base } = command.data as { id: string; text: string; base?: string };
    const part = state && partById(state, id);
    if (!state || !part) return [];
    const name = partName(part, (node) => partOf(state.nodes, node));
    return [{ commandId: command.id, id, name, text, base, isRemoved: part.removed, now: part.text }];
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
      onRevive={(commandId) => {
        const found = refused.find((each) => each.commandId === commandId);
        if (!found) return;
        const { id, text, base, now } = found;
        actor.send({ type: 'change.asked', change: { kind: 'revived', id, text, base: base ?? now } });
        sync.send({ type: 'rejection.dropped', commandId });
      }}
      onDrop={(commandId) => sync.send({ type: 'rejection.dropped', commandId })}
    />
  );
}
