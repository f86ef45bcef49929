import type { Command } from '#domain/log/command.ts';

/** The most letters of a title that are shown. */
const titleMax = 60;

const wishes: Readonly<Record<string, (idea: string, data: Command['data']) => string>> = {
  CaptureIdea: (_, { title }) => `Capture ${quoted(title)}`,
  RenameIdea: (_, { title }) => `Rename to ${quoted(title)}`,
  DescribeIdea: (idea) => `Describe ${idea}`,
  TagIdea: (idea) => `Tag ${idea}`,
  MoveIdea: (idea, { status }) => `Move ${idea} to ${status}`,
  ArchiveIdea: (idea) => `Archive ${idea}`,
  RestoreIdea: (idea) => `Bring back ${idea}`,
};

/** What a command wants, in words: Capture “Dog walking by the hour”. `title` is what its idea is called now. */
export function pendingWords({ type, data }: Pick<Command, 'type' | 'data'>, title: string | undefined): string {
  const wish = Object.hasOwn(wishes, type) ? wishes[type] : undefined;
  return wish?.(title === undefined ? 'an idea' : quoted(title), data) ?? 'Another change';
}

function quoted(title: unknown): string {
  const letters = Array.from(typeof title === 'string' ? title.trim() : '');
  const shown = letters.length > titleMax ? [...letters.slice(0, titleMax - 1), '…'] : letters;
  return `“${shown.join('')}”`;
}
