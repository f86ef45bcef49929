import type { Command } from '../log/command.ts';

/** A command in the outbox. `seq` grows with every command that this browser has stored. */
export interface StoredCommand {
  readonly seq: number;
  readonly command: Command;
}
