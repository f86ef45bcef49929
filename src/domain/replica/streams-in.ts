import type { Command } from '../log/command.ts';
import type { CommandResult } from '../log/command-result.ts';
import type { KeptChange } from '../undo/kept-change.ts';
import type { TabMessage } from './tab-message.ts';

interface WithCommand {
  readonly command: Pick<Command, 'stream'>;
}

export const streamsOfEntries = (entries: readonly WithCommand[]): readonly string[] =>
  entries.map(({ command }) => command.stream);

export const streamsOfChanges = (changes: readonly KeptChange[]): readonly string[] =>
  changes.flatMap(({ streams }) => streams.map(({ stream }) => stream));

export const streamsOfResults = (results: readonly CommandResult[]): readonly string[] =>
  results.flatMap((result) => (result.status === 'accepted' ? result.events.map(({ stream }) => stream) : []));

/** The streams whose rules it takes to hear what another tab says. */
export function streamsOfMessage(message: TabMessage): readonly string[] {
  if (message.type === 'stored') return streamsOfEntries(message.stored);
  if (message.type === 'settled') return streamsOfResults(message.results);
  return message.type === 'changes' ? streamsOfChanges(message.update.put) : [];
}
