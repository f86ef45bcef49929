import type { Command } from '../log/command.ts';

/** A command on its way into the outbox. */
export interface OutboxEntry {
  readonly command: Command;
  /** The commands that waited at the time and on which this one builds; none if absent. */
  readonly dependsOn?: readonly string[] | undefined;
}

/** A command in the outbox. `seq` grows with every command that this browser has stored. */
export interface StoredCommand extends OutboxEntry {
  readonly seq: number;
}

/** The entry alone, without a member for nothing. */
export function entryOf({ command, dependsOn }: OutboxEntry): OutboxEntry {
  return { command, ...(dependsOn && { dependsOn }) };
}
