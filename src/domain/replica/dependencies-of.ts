import type { Command } from '../log/command.ts';
import { needsOf } from '../log/needs-of.ts';
import { kindOfStream } from '../log/stream-kinds.ts';
import type { ConfirmedStreams } from './confirmed-streams.ts';
import type { PendingCommand, PendingQueues } from './pending-queues.ts';

/**
 * The waiting commands on which a command builds, by id: those that begin the streams which it writes or reads and which
 * have no facts yet, that create the parts it requires, and that wrote the texts it overwrites.
 */
export function dependenciesOf(
  command: Command,
  confirmed: ConfirmedStreams,
  pending: PendingQueues,
): readonly string[] {
  const streams = new Set([command.stream, ...(needsOf(command)?.streams ?? [])]);
  const beginners = [...streams].flatMap((stream) => {
    if (confirmed.state(stream) !== undefined) return [];
    const beginner = beginnerOf(stream, pending.of(stream));
    return beginner ? [beginner.command.id] : [];
  });
  return [...new Set([...beginners, ...pending.before(command)])];
}

function beginnerOf(stream: string, queue: readonly PendingCommand[]): PendingCommand | undefined {
  const kind = kindOfStream(stream);
  if (!kind || kind.isSingle) return undefined;
  return queue.find(({ command }) => kind.commands[command.type]?.begins);
}
