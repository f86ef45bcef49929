import type { Command } from '../log/command.ts';
import { needsOf } from '../log/needs-of.ts';
import { kindOfStream } from '../log/stream-kinds.ts';
import type { ConfirmedStreams } from './confirmed-streams.ts';
import type { PendingCommand, PendingQueues } from './pending-queues.ts';

/** The waiting commands that begin the streams which a command writes or reads and which have no facts yet, by id. */
export function beginnersFor(command: Command, confirmed: ConfirmedStreams, pending: PendingQueues): readonly string[] {
  const streams = new Set([command.stream, ...(needsOf(command)?.streams ?? [])]);
  return [...streams].flatMap((stream) => {
    if (confirmed.state(stream) !== undefined) return [];
    const beginner = beginnerOf(stream, pending.of(stream));
    return beginner ? [beginner.command.id] : [];
  });
}

function beginnerOf(stream: string, queue: readonly PendingCommand[]): PendingCommand | undefined {
  const kind = kindOfStream(stream);
  if (!kind || kind.isSingle) return undefined;
  return queue.find(({ command }) => kind.commands[command.type]?.begins);
}
