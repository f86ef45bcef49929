import { canvasStreamOf } from '#domain/canvas/canvas.ts';
import type { Command } from '#domain/log/command.ts';
import { canvasWords } from './canvas-words.ts';
import { quoted } from './quoted.ts';

const wishes: Readonly<Record<string, (idea: string, data: Command['data']) => string>> = {
  CaptureIdea: (_, { title }) => `Capture ${quoted(title)}`,
  RenameIdea: (_, { title }) => `Rename to ${quoted(title)}`,
  DescribeIdea: (idea) => `Describe ${idea}`,
  TagIdea: (idea) => `Tag ${idea}`,
  MoveIdea: (idea, { status }) => (status === undefined ? `Move ${idea}` : `Move ${idea} to ${status}`),
  ArchiveIdea: (idea) => `Archive ${idea}`,
  RestoreIdea: (idea) => `Restore ${idea}`,
  EditIdea: (idea) => `Edit ${idea}`,
  RateIdea: (idea) => `Rate ${idea}`,
  ForkIdea: (_, { title }) => `Copy ${quoted(title)}`,
  ImportIdea: (_, { title }) => `Import ${quoted(title)}`,
  NameMoment: (idea) => `Name a version of ${idea}`,
  UndoChange: (idea) => `Undo a change to ${idea}`,
  SetCriteria: () => 'Change the criteria',
  SaveFilter: (_, { name }) => `Save the filter ${quoted(name)}`,
  RemoveFilter: () => 'Remove a saved filter',
  StartProject: (idea) => `Start exploring ${idea}`,
  RenameProject: (_, { title }) => (title === '' ? 'Use the idea’s title' : `Rename to ${quoted(title)}`),
  ArchiveProject: (idea) => `Archive ${idea}`,
  RestoreProject: (idea) => `Restore ${idea}`,
  RemoveProject: (idea) => `Remove ${idea}`,
};

/** What a command wants, in words: Capture “Dog walking by the hour”. `title` is what its idea is called now. */
export function pendingWords(command: Pick<Command, 'type' | 'stream' | 'data'>, title: string | undefined): string {
  const { type, stream, data } = command;
  const wish = Object.hasOwn(wishes, type) ? wishes[type] : undefined;
  const untitled = stream.startsWith(canvasStreamOf('')) ? 'a canvas' : 'an idea';
  return canvasWords([command]) ?? wish?.(title === undefined ? untitled : quoted(title), data) ?? 'Another change';
}
