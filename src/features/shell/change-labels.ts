import type { Command } from '#domain/log/command.ts';
import { commandTypeOf } from '#domain/log/stream-kinds.ts';
import { quoted } from '#domain/text/quoted.ts';
import { canvasChangeLabel } from './canvas-change-labels.ts';
import { commandChangeLabel } from './command-change-labels.ts';

type Wish = Pick<Command, 'type' | 'stream' | 'data'>;

/** What a change did, in words, whatever the number of its commands. `titleOf` says what a stream is called now. */
export function changeLabel(wishes: readonly Wish[], titleOf: (stream: string) => string | undefined): string {
  const [first] = wishes;
  if (!first) return 'Nothing';
  const ofCanvas = canvasChangeLabel(wishes);
  if (ofCanvas !== undefined) return ofCanvas;
  const isOneStream = wishes.every(({ stream }) => stream === first.stream);
  const isOneType = wishes.every(({ type }) => type === first.type);
  if (wishes.length === 1 || (isOneStream && isOneType)) return commandChangeLabel(first, titleOf(first.stream));
  const title = titleOf(first.stream);
  if (isOneStream && title !== undefined) {
    return first.type === 'CaptureIdea' ? `Capture ${quoted(title)}` : `Edit ${quoted(title)}`;
  }
  const count = wishes.length.toLocaleString('en-US');
  const many = isOneType ? commandTypeOf(first.type, 'founder')?.labelMany?.(count) : undefined;
  return many ?? `${count} changes`;
}
