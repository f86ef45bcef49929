import { canvasStreamOf } from '#domain/canvas/canvas.ts';
import { canvasChangeLabel } from '#domain/canvas/canvas-change-label.ts';
import type { Command } from '#domain/log/command.ts';
import { commandTypeOf } from '#domain/log/stream-kinds.ts';
import { quoted } from '#domain/text/quoted.ts';

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
