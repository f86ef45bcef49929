import type { Command } from './command.ts';
import { type Decision, reject } from './decision.ts';
import type { CausedBy } from './recorded-event.ts';
import type { CommandType } from './stream-kind.ts';
import { kindOfCommand } from './stream-kinds.ts';

/** 512 KiB of UTF-8, the most that one command may carry. */
const commandMaxBytes = 512 * 1024;

/**
 * The whole judgement of one command, the same in the browser and on the server: type, data, stream, then `decide`.
 * `state` is the folded state of `command.stream`, undefined where it has no facts.
 */
export function decideCommand(state: unknown, command: Command, by: CausedBy['kind'] = 'founder'): Decision {
  const kind = kindOfCommand(command.type);
  const type: CommandType | undefined = kind?.commands[command.type];
  if (!kind || !type || type.by !== by) return reject('unknown-type');
  if (!kind.pattern.test(command.stream)) return reject('invalid-data');
  if (new TextEncoder().encode(JSON.stringify(command.data)).length > commandMaxBytes) return reject('invalid-data');
  const data = type.data.safeParse(command.data);
  if (!data.success) return reject('invalid-data');
  if (state === undefined && !type.begins) return reject('not-found');
  return kind.decide(state, { ...command, data: data.data });
}
