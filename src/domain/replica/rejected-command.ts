import type { PendingCommand } from './pending-queues.ts';
import { entryOf, type OutboxEntry } from './stored-command.ts';

/** A command that the server rejected: kept, without effect, until the founder retries or drops it. */
export interface RejectedCommand extends OutboxEntry {
  readonly reason: string;
  /** The place that it had in the outbox; absent if it had none. */
  readonly seq?: number;
}

/** A pending command as it is kept once the server has rejected it. */
export function rejectedAs(
  reason: string,
  { seq, ...entry }: Pick<PendingCommand, 'seq'> & OutboxEntry,
): RejectedCommand {
  return { ...entryOf(entry), reason, ...(Number.isFinite(seq) && { seq }) };
}
