import type { CommandEnvelope } from './command-envelope.ts';
import type { Needs } from './reads.ts';
import { kindOfStream } from './stream-kinds.ts';

/** What a command reads besides its own stream; undefined if that is nothing, as with nearly all of them. */
export function needsOf({ type, stream, data }: CommandEnvelope): Needs | undefined {
  const command = kindOfStream(stream)?.commands[type];
  if (!command?.needs) return undefined;
  const parsed = command.schema.safeParse(data);
  return parsed.success ? command.needs(parsed.data) : undefined;
}
