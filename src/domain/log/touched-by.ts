import type { CommandEnvelope } from './command-envelope.ts';
import { kindOfStream } from './stream-kinds.ts';
import type { Touches } from './touches.ts';

const none: ReadonlySet<string> = new Set();

/** What one command is about, each once; nothing where its data does not fit its type. */
export function touchedBy({ type, stream, data }: CommandEnvelope, how: keyof Touches): ReadonlySet<string> {
  const command = kindOfStream(stream)?.commands[type];
  const names = command?.touches?.[how];
  if (!command || !names) return none;
  const parsed = command.data.safeParse(data);
  return parsed.success ? new Set(names(parsed.data)) : none;
}
