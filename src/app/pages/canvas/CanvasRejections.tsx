import { useSelector as useAtom } from '@xstate/store-react';
import { useEffect, useRef } from 'react';
import { type Canvas, canvasStreamOf } from '#domain/canvas/canvas.ts';
import { isForText } from '#domain/canvas/is-for-text.ts';
import { partById } from '#domain/canvas/live-parts.ts';
import { partName } from '#domain/canvas/part-name.ts';
import { type WrittenText, writtenTextsOf } from '#domain/canvas/written-texts.ts';
import type { Command } from '#domain/log/command.ts';
import { partOf } from '#domain/log/parts.ts';
import { reasonText } from '#domain/log/rejection-texts.ts';
import { entriesOf } from '#domain/replica/entries-of.ts';
import type { RejectedChange } from '#domain/replica/rejected-commands.ts';
import type { CanvasSession } from '#features/canvas/canvas-session.ts';
import { type RejectedText, RejectedTexts } from '#features/canvas/RejectedTexts.tsx';
import { idsOf } from '../../actors/sync/retried-commands.ts';
import { useApp } from '../../app-context.ts';
import { focusHeading } from '../../focus-heading.ts';
import { rejectionActions } from '../../rejection-actions.ts';
import { type Remedy, remedyFor } from '../../remedy.ts';

export interface CanvasRejectionsProps {
  readonly session: CanvasSession;
  readonly canvasId: string;
}

/**
 * Texts of this canvas that were rejected: the same text was changed elsewhere, and both are compared, or its part was
 * removed or locked, and can come back with the text. The panel of the sync status in the top bar shows other rejections.
 */
export function CanvasRejections({ session: { actor, canvas }, canvasId }: CanvasRejectionsProps) {
  const app = useApp();
  const { workspace } = app.services;
  const actions = rejectionActions(app);
  const sync = app.actorOf('sync');
  const stream = canvasStreamOf(canvasId);
  const state = useAtom(canvas);
  const found = useAtom(workspace.rejections).flatMap((rejection) => {
    if (rejection.command.stream !== stream) return [];
    const words = state ? writtenTextsOf(entriesOf(rejection)).filter(({ id }) => partById(state, id)) : [];
    if (words.length === 0 || !state) return [];
    const known = { rejection, words, second: remedyFor(rejection, app.services) };
    return [{ ...known, text: textOf(known, state) }];
  });
  const of = (commandId: string) => found.find(({ rejection }) => rejection.command.id === commandId);
  const resumed = useRef<{ readonly commandId: string; readonly only: readonly string[]; readonly id: string } | null>(
    null,
  );
  useEffect(() => {
    const heard = actor.subscribe(({ context: { editing } }) => {
      const { current } = resumed;
      if (!current || editing?.id === current.id) return;
      // What became of the words is a change of its own now.
      resumed.current = null;
      const { commandId, only } = current;
      sync.send({ type: 'rejection.dropped', commandId, only });
    });
    return () => heard.unsubscribe();
  }, [actor, sync]);
  return (
    <RejectedTexts
      rejected={found.map(({ text }) => text)}
      onCompare={(commandId) => {
        const known = of(commandId);
        // The last ones were written upon what the others had left.
        const words = known?.words.at(-1);
        const now = state && words && partById(state, words.id);
        if (!known || !words || !now) return;
        const { id, text: draft, base } = words;
        const written = { id, text: now.text, draft, isForText: isForText(now) };
        actor.send({ type: 'editing.asked', ...written, ...(base !== undefined && { base }) });
        // Something else may have to be settled before.
        if (actor.getSnapshot().context.editing?.id !== id) return;
        resumed.current = { commandId, only: idsOf(known.rejection), id };
        actor.getSnapshot().children.editing?.send({ type: 'editing.ended' });
      }}
      onRevive={(commandId) => {
        const rejection = of(commandId)?.rejection;
        if (rejection) actions.retryOtherwise(rejection);
      }}
      onRetry={(commandId) => actions.retry(commandId)}
      onDrop={actions.drop}
      onEmptied={() => focusHeading(document)}
    />
  );
}

interface Found {
  readonly rejection: RejectedChange;
  readonly words: readonly WrittenText[];
  readonly second: Remedy | null;
}

function textOf({ rejection, words, second }: Found, canvas: Canvas): RejectedText {
  const quoted = new Set(words.map(({ id }) => id));
  const isQuoted = ({ type, data }: Command): boolean => type === 'EditText' && quoted.has(String(data['id']));
  return {
    commandId: rejection.command.id,
    why: whyOf(rejection, second),
    reason: reasonText(rejection.reason),
    words: words.flatMap(({ id, text }) => {
      const part = partById(canvas, id);
      return part ? [{ name: partName(part, (node) => partOf(canvas.nodes, node)), text }] : [];
    }),
    others: entriesOf(rejection).filter(({ command }) => !isQuoted(command)).length,
  };
}

/** Reasons for a rejection that may have passed since, which the reason itself does not say. */
const passing: readonly string[] = ['node-missing', 'end-missing', 'node-locked'];

function whyOf({ reason }: RejectedChange, second: Remedy | null): RejectedText['why'] {
  if (second?.kind === 'restored') return 'removed';
  if (second?.kind === 'unlocked') return 'locked';
  if (reason === 'text-changed') return 'changed';
  return passing.includes(reason) ? 'over' : 'other';
}
