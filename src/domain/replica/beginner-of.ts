import { kindOfStream } from '../log/stream-kinds.ts';
import type { PendingCommand } from './pending-queues.ts';

/** Of the commands that wait on a stream without facts, the one that begins it. */
export function beginnerOf(stream: string, queue: readonly PendingCommand[]): PendingCommand | undefined {
  const kind = kindOfStream(stream);
  if (!kind || kind.isSingle) return undefined;
  return queue.find(({ command }) => kind.commands[command.type]?.begins);
}
