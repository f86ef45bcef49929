import type { CommandEnvelope } from './command-envelope.ts';
import type { Needs } from './reads.ts';
import { kindOfStream } from './stream-kinds.ts';

/** Returns the other streams that a command reads; undefined if there are none, as with nearly all commands. */
export function needsOf({ type, stream, data }: CommandEnvelope): Needs | undefined {
  const command = kindOfStream(stream)?.commands[type];
  if (!command?.needs) return undefined;
  const parsed = command.schema.safeParse(data);
  return parsed.success ? command.needs(parsed.data) : undefined;
}
