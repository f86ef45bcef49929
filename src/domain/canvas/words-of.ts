import type { Command } from '../log/command.ts';
import type { CanvasCommandData } from './canvas-commands.ts';

/** What was written upon one part. */
export interface WrittenWords {
  readonly id: string;
  readonly text: string;
  /** What was there when it was begun. */
  readonly base: string | undefined;
}

/** What commands that follow each other want to be written upon the parts of a canvas, part by part: the last words upon the first base. */
export function wordsOf(commands: readonly Command[]): readonly WrittenWords[] {
  const words = new Map<string, WrittenWords>();
  for (const { type, data } of commands) {
    if (type !== 'EditText') continue;
    const { id, text, base } = data as CanvasCommandData<'EditText'>;
    const before = words.get(id);
    words.set(id, { id, text, base: before ? before.base : base });
  }
  return [...words.values()];
}
