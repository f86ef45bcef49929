import { isAllowed } from '../team/role.ts';
import type { CommandEnvelope } from './command-envelope.ts';
import { type CommandType, isSentBy } from './command-type.ts';
import { type Decision, type Rejection, reject } from './decision.ts';
import { noReads, type Reads } from './reads.ts';
import type { CausedBy } from './recorded-event.ts';
import { commandTypeOf, kindOfStream } from './stream-kinds.ts';

/** 512 KiB of UTF-8, the most that one command may carry. */
const commandMaxBytes = 512 * 1024;

/**
 * The whole judgement of one command, the same in the browser and on the server: type, data, stream, then `decide`.
 * `state` is the folded state of `command.stream`, undefined if it has no facts; `reads` holds the streams that the
 * command's type needs besides.
 */
export function decideCommand(
  state: unknown,
  command: CommandEnvelope,
  by: CausedBy['kind'] = 'founder',
  reads: Reads = noReads,
): Decision {
  const kind = kindOfStream(command.stream);
  const type = kind && Object.hasOwn(kind.commands, command.type) ? kind.commands[command.type] : undefined;
  if (!kind || !type) {
    const known = commandTypeOf(command.type, by);
    // What begins nothing looks for its stream, and no stream of such a name is there.
    return reject(!known ? 'unknown-type' : known.begins ? 'invalid-data' : 'not-found');
  }
  if (!isSentBy(type, by)) return reject('unknown-type');
  const denied = by === 'founder' ? denialOf(type, command, reads) : undefined;
  if (denied) return reject(denied);
  if (new TextEncoder().encode(JSON.stringify(command.data)).length > commandMaxBytes) return reject('invalid-data');
  const data = type.schema.safeParse(command.data);
  if (!data.success) return reject('invalid-data');
  if (state === undefined && !type.begins) return reject('not-found');
  return kind.decide(state, { ...command, data: data.data }, reads);
}

/** Why a member may not send a command at all; undefined if they may. */
function denialOf(
  { permission = 'edit' }: CommandType,
  { type, data }: CommandEnvelope,
  { actor }: Reads,
): Rejection | undefined {
  if (!actor) return undefined;
  if (actor.role === null) return 'not-found';
  if (!isAllowed(actor.role, permission)) return 'role-insufficient';
  if (type !== 'UndoChange') return undefined;
  const { undoes } = (data ?? {}) as { readonly undoes?: unknown };
  return typeof undoes === 'string' && actor.foreignChanges?.has(undoes) ? 'not-yours' : undefined;
}
