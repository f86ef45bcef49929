import { canvasStreamOf } from '#domain/canvas/canvas.ts';
import { canvasChangeLabel } from '#domain/canvas/canvas-change-label.ts';
import type { Command } from '#domain/log/command.ts';
import { commandTypeOf } from '#domain/log/stream-kinds.ts';
import { quoted } from '#domain/text/quoted.ts';
import type { ChangeName } from '#domain/undo/change-name.ts';

/** Describes a change in words, whatever the number of its commands; empty if it is not known. */
export function changeLabel(change: ChangeName | string): string {
  if (typeof change === 'string') return change;
  const { commands: drafts, title } = change;
  const [first] = drafts;
  if (!first) return 'Nothing';
  const ofCanvas = canvasChangeLabel(drafts);
  if (ofCanvas !== undefined) return ofCanvas;
  const isOneStream = drafts.every(({ stream }) => stream === first.stream);
  const isOneType = drafts.every(({ type }) => type === first.type);
  if (drafts.length === 1 || (isOneStream && isOneType)) return commandChangeLabel(first, title);
  if (isOneStream && title !== undefined) {
    return first.type === 'CaptureIdea' ? `Capture ${quoted(title)}` : `Edit ${quoted(title)}`;
  }
  const count = drafts.length.toLocaleString('en-US');
  const many = isOneType ? commandTypeOf(first.type, 'founder')?.labelMany?.(count) : undefined;
  return many ?? `${count} changes`;
}

/** Describes a command in words: Capture “Dog walking by the hour”. `title` is the current title of its idea. */
export function commandChangeLabel(
  pending: Pick<Command, 'type' | 'stream' | 'data'>,
  title: string | undefined,
): string {
  const { type, stream, data } = pending;
  const command = commandTypeOf(type, 'founder');
  const untitled = stream.startsWith(canvasStreamOf('')) ? 'a canvas' : 'an idea';
  const name = title === undefined ? untitled : quoted(title);
  return canvasChangeLabel([pending]) ?? command?.label(data, name) ?? 'Another change';
}
