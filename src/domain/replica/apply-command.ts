import type { Command } from '../log/command.ts';
import { decideCommand } from '../log/decide-command.ts';
import type { Reads } from '../log/reads.ts';
import { kindOfStream } from '../log/stream-kinds.ts';

/**
 * The state that a command would lead to. One that would be rejected leads nowhere: the server has the last word. Nor does
 * one that waits for the server's.
 */
export function applyCommand(state: unknown, command: Command, reads: Reads): unknown {
  const kind = kindOfStream(command.stream);
  if (kind?.commands[command.type]?.waitsForServer) return state;
  const decision = decideCommand(state, command, 'founder', reads);
  if (decision.kind === 'rejected' || !kind) return state;
  let next: unknown = state;
  for (const fact of decision.facts) next = kind.evolve(next, { ...fact, at: command.at }, command.stream);
  return next;
}
