import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { liveNode } from '#domain/canvas/live-parts.ts';
import type { CanvasSession } from '#features/canvas/canvas-session.ts';
import { useShell } from '../../layouts/shell-context.ts';
import { canvasCommands } from './canvas-commands.ts';

export interface CanvasCommandsProps {
  readonly session: CanvasSession;
  readonly isEmpty: boolean;
}

/** While a canvas is shown, what can be done there is in the list of commands; draws nothing. */
export function CanvasCommands({ session, isEmpty }: CanvasCommandsProps) {
  const { commands } = useShell();
  const hasSelection = useSelector(session.actor, ({ context }) => context.selection.length > 0);
  const shareable = useSelector(session.actor, ({ context: { selection } }) => {
    const [only, ...others] = selection;
    const canvas = session.canvas.get();
    const node = canvas && only !== undefined && others.length === 0 ? liveNode(canvas, only) : undefined;
    return node && node.kind !== 'group' ? node.id : null;
  });
  useEffect(
    () => commands.register(canvasCommands({ session, isEmpty, hasSelection, shareable })),
    [commands, session, isEmpty, hasSelection, shareable],
  );
  return null;
}
