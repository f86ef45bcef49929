import type { OutboxEntry } from './stored-command.ts';

/** A command that the server refused: kept, without effect, until the founder retries or drops it. */
export interface RejectedCommand extends OutboxEntry {
  readonly reason: string;
}
