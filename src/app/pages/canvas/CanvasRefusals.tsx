import { useSelector as useAtom } from '@xstate/store-react';
import { useEffect, useRef } from 'react';
import { type Canvas, canvasStreamOf } from '#domain/canvas/canvas.ts';
import { isForText } from '#domain/canvas/is-for-text.ts';
import { partById } from '#domain/canvas/live-parts.ts';
import { partOf } from '#domain/canvas/parts.ts';
import { type WrittenWords, wordsOf } from '#domain/canvas/words-of.ts';
import type { RejectedChange } from '#domain/replica/rejected-commands.ts';
import type { CanvasSession } from '#features/canvas/canvas-session.ts';
import { type RefusedText, RefusedWords } from '#features/canvas/RefusedWords.tsx';
import { partName } from '#features/canvas/scene/part-name.ts';
import { useApp } from '../../app-context.ts';
import { focusHeading } from '../../focus-heading.ts';
import { refusalDeeds } from '../../refusal-deeds.ts';
import { type SecondChance, secondChanceOf } from '../../second-chance.ts';

export interface CanvasRefusalsProps {
  readonly session: CanvasSession;
  readonly canvasId: string;
}

/** Of words whose part was changed, removed or locked since. */
const reasons: readonly string[] = ['text-changed', 'node-missing', 'end-missing', 'node-locked'];

/**
 * Words of this canvas that met others, which are compared where they stand, or whose part was removed or locked, which
 * can come back with them. What else was refused, the top bar tells.
 */
export default function CanvasRefusals({ session: { actor, canvas }, canvasId }: CanvasRefusalsProps) {
  const app = useApp();
  const { workspace } = app.services;
  const deeds = refusalDeeds(app);
  const sync = app.actorOf('sync');
  const stream = canvasStreamOf(canvasId);
  const state = useAtom(canvas);
  const found = useAtom(workspace.rejections).flatMap((rejection) => {
    if (rejection.command.stream !== stream || !reasons.includes(rejection.reason)) return [];
    const words = state ? wordsIn(rejection).filter(({ id }) => partById(state, id)) : [];
    if (words.length === 0 || !state) return [];
    const known = { rejection, words, second: secondChanceOf(rejection, app.services) };
    return [{ ...known, text: textOf(known, state) }];
  });
  const of = (commandId: string) => found.find(({ rejection }) => rejection.command.id === commandId);
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
      refused={found.map(({ text }) => text)}
      onCompare={(commandId) => {
        const [words] = of(commandId)?.words ?? [];
        const now = state && words && partById(state, words.id);
        if (!words || !now) return;
        const { id, text: draft, base } = words;
        const written = { id, text: now.text, draft, isForText: isForText(now) };
        actor.send({ type: 'editing.asked', ...written, ...(base !== undefined && { base }) });
        // Something else may have to be settled before.
        if (actor.getSnapshot().context.editing?.id !== id) return;
        resumed.current = { commandId, id };
        actor.getSnapshot().children.editing?.send({ type: 'editing.ended' });
      }}
      onRevive={(commandId) => {
        const rejection = of(commandId)?.rejection;
        if (rejection) deeds.retryOtherwise(rejection);
      }}
      onRetry={(commandId) => deeds.retry(commandId)}
      onDrop={deeds.drop}
      onEmptied={() => focusHeading(document)}
    />
  );
}

interface Found {
  readonly rejection: RejectedChange;
  readonly words: readonly WrittenWords[];
  readonly second: SecondChance | null;
}

const commandsOf = ({ command, dependents }: RejectedChange) => [command, ...dependents.map((each) => each.command)];
const wordsIn = (rejection: RejectedChange) => wordsOf(commandsOf(rejection));

function textOf({ rejection, words, second }: Found, canvas: Canvas): RefusedText {
  return {
    commandId: rejection.command.id,
    why: whyOf(rejection, second),
    words: words.flatMap(({ id, text }) => {
      const part = partById(canvas, id);
      return part ? [{ id, name: partName(part, (node) => partOf(canvas.nodes, node)), text }] : [];
    }),
    others: commandsOf(rejection).filter(({ type }) => type !== 'EditText').length,
  };
}

function whyOf({ reason }: RejectedChange, second: SecondChance | null): RefusedText['why'] {
  if (second?.kind === 'restored') return 'removed';
  if (reason === 'text-changed') return 'changed';
  return second ? 'locked' : 'over';
}
