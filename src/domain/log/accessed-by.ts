import type { AccessSet } from './access-set.ts';
import type { CommandEnvelope } from './command-envelope.ts';
import { kindOfStream } from './stream-kinds.ts';

const none: ReadonlySet<string> = new Set();

/**
 * Returns the names that a command creates, requires or overwrites, each once; empty if its data does not fit its type.
 */
export function accessedBy({ type, stream, data }: CommandEnvelope, how: keyof AccessSet<never>): ReadonlySet<string> {
  const command = kindOfStream(stream)?.commands[type];
  if (!command?.access?.[how]) return none;
  const parsed = command.schema.safeParse(data);
  return parsed.success ? new Set(command.access[how]?.(parsed.data)) : none;
}
