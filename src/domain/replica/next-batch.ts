import type { Command } from '../log/command.ts';
import { isLeading } from './is-leading.ts';

const maxCommands = 500;
/** Below the server's 1 MiB, with room for the envelope. UTF-8. */
const maxBytes = 900_000;

/**
 * The commands from the beginning of the outbox that one request may carry; always one, if there is one. One with which others
 * fall comes last, so that they wait for its answer.
 */
export function nextBatch(commands: readonly Command[]): readonly Command[] {
  const encoder = new TextEncoder();
  let bytes = 0;
  const end = commands.slice(0, maxCommands).findIndex((command, n) => {
    bytes += encoder.encode(JSON.stringify(command)).length + 1;
    const before = commands[n - 1];
    return before !== undefined && (bytes > maxBytes || isLeading(before));
  });
  return commands.slice(0, end === -1 ? maxCommands : end);
}
