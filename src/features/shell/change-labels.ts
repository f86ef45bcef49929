import type { Command } from '#domain/log/command.ts';
import { commandTypeOf } from '#domain/log/stream-kinds.ts';
import { quoted } from '#domain/text/quoted.ts';
import { canvasChangeLabel } from './canvas-change-labels.ts';
import { commandChangeLabel } from './command-change-labels.ts';

type CommandDraft = Pick<Command, 'type' | 'stream' | 'data'>;

/** What a change did, in words, whatever the number of its commands. `titleOf` says what a stream is called now. */
export function changeLabel(drafts: readonly CommandDraft[], titleOf: (stream: string) => string | undefined): string {
  const [first] = drafts;
  if (!first) return 'Nothing';
  const ofCanvas = canvasChangeLabel(drafts);
  if (ofCanvas !== undefined) return ofCanvas;
  const isOneStream = drafts.every(({ stream }) => stream === first.stream);
  const isOneType = drafts.every(({ type }) => type === first.type);
  if (drafts.length === 1 || (isOneStream && isOneType)) return commandChangeLabel(first, titleOf(first.stream));
  const title = titleOf(first.stream);
  if (isOneStream && title !== undefined) {
    return first.type === 'CaptureIdea' ? `Capture ${quoted(title)}` : `Edit ${quoted(title)}`;
  }
  const count = drafts.length.toLocaleString('en-US');
  const many = isOneType ? commandTypeOf(first.type, 'founder')?.labelMany?.(count) : undefined;
  return many ?? `${count} changes`;
}
