import type { Command } from '../log/command.ts';

/** A command that the server refused: kept, without effect, until the founder retries or drops it. */
export interface RejectedCommand {
  readonly command: Command;
  readonly reason: string;
}
