import type { Command } from '#domain/log/command.ts';
import { canvasWords } from './canvas-words.ts';
import { pendingWords } from './pending-words.ts';

type Wish = Pick<Command, 'type' | 'stream' | 'data'>;

const many: Readonly<Record<string, (count: string) => string>> = {
  CaptureIdea: (count) => `Capture ${count} ideas`,
  ForkIdea: (count) => `Copy ${count} ideas`,
  ImportIdea: (count) => `Import ${count} ideas`,
  TagIdea: (count) => `Tag ${count} ideas`,
  RateIdea: (count) => `Rate ${count} times`,
  MoveIdea: (count) => `Move ${count} ideas`,
  ArchiveIdea: (count) => `Archive ${count} ideas`,
  RestoreIdea: (count) => `Restore ${count} ideas`,
  RemoveProject: (count) => `Remove ${count} projects`,
};

/** What a change did, in words, whatever the number of its commands. `titleOf` says what a stream is called now. */
export function changeWords(wishes: readonly Wish[], titleOf: (stream: string) => string | undefined): string {
  const [first] = wishes;
  if (!first) return 'Nothing';
  const ofCanvas = canvasWords(wishes);
  if (ofCanvas !== undefined) return ofCanvas;
  const isOneStream = wishes.every(({ stream }) => stream === first.stream);
  const isOneType = wishes.every(({ type }) => type === first.type);
  if (wishes.length === 1 || (isOneStream && isOneType)) return pendingWords(first, titleOf(first.stream));
  const title = titleOf(first.stream);
  if (isOneStream && title !== undefined) {
    const type = first.type === 'CaptureIdea' ? first.type : 'EditIdea';
    return pendingWords({ type, stream: first.stream, data: { title } }, title);
  }
  const count = wishes.length.toLocaleString('en-US');
  const words = isOneType && Object.hasOwn(many, first.type) ? many[first.type] : undefined;
  return words?.(count) ?? `${count} changes`;
}
