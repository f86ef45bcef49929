import { canvasChangeLabel } from '#domain/canvas/canvas-change-label.ts';
import { commandTypeOf } from '#domain/log/stream-kinds.ts';
import { quoted } from '#domain/text/quoted.ts';
import type { ChangeName } from '#domain/undo/change-name.ts';
import { commandChangeLabel } from './command-change-labels.ts';

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
