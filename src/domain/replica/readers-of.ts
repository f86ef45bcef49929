import type { Needs } from '../log/reads.ts';
import { kindNameOf } from '../log/stream-kinds.ts';
import type { PendingQueues } from './pending-queues.ts';

/**
 * The streams whose pending commands read one of these, or read what those that read them write, in the order of the
 * outbox. Also those of `changed` that have such commands, so that they are decided after what they read.
 */
export function readersOf(pending: PendingQueues, changed: ReadonlySet<string>): readonly string[] {
  const touched = new Set(changed);
  const readers = new Set<string>();
  for (const { command, needs } of pending.reading()) {
    if (!touched.has(command.stream) && !isRead(needs, touched)) continue;
    touched.add(command.stream);
    readers.add(command.stream);
  }
  return [...readers];
}

function isRead({ streams = [], kinds = [] }: Needs, touched: ReadonlySet<string>): boolean {
  if (streams.some((stream) => touched.has(stream))) return true;
  if (kinds.length === 0) return false;
  for (const stream of touched) if (kinds.includes(kindNameOf(stream) ?? '')) return true;
  return false;
}
