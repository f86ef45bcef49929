import type { Command } from '../log/command.ts';
import type { Json } from '../log/json.ts';
import { kindOfStream } from '../log/stream-kinds.ts';
import type { KeptChange } from '../undo/kept-change.ts';
import type { UndoData } from '../undo/undo-command.ts';

/** A stream whose person was erased: no device keeps what was said about them. */
export interface Erasure {
  readonly stream: string;
  /** Names of the fields that an undo can still bring back. */
  readonly fields: readonly string[];
}

/** Undefined while nobody was erased from a stream. */
export function erasureOf(stream: string, state: unknown): Erasure | undefined {
  const kind = kindOfStream(stream);
  if (state === undefined || !kind?.personal?.isErased(state)) return undefined;
  return { stream, fields: Object.keys(kind.fields(state)) };
}

/** A command without what it says about the person. Empty texts stay in their place, so that it is rejected for its reason. */
export function commandAfter({ stream, fields }: Erasure, command: Command): Command {
  if (command.stream !== stream) return command;
  if (command.type === 'UndoChange') {
    const wiped = Object.entries((command.data as unknown as UndoData).fields).map(
      ([name, change]) => [name, fields.includes(name) ? change : { from: '', to: '' }] as const,
    );
    return { ...command, data: { ...command.data, fields: Object.fromEntries(wiped) as unknown as Json } };
  }
  const personal = kindOfStream(stream)?.personal?.commands[command.type] ?? [];
  const data = { ...command.data };
  for (const name of personal) {
    if (typeof data[name] === 'string') data[name] = '';
    else delete data[name];
  }
  return { ...command, data };
}

/** Returns the part of a stored change that can still be undone; undefined if nothing can. */
export function changeAfter(erasure: Erasure, change: KeptChange): KeptChange | undefined {
  if (!change.streams.some(({ stream }) => stream === erasure.stream)) return change;
  const streams = change.streams.flatMap((each) => {
    if (each.stream !== erasure.stream) return [each];
    const fields = Object.entries(each.fields).filter(([name]) => erasure.fields.includes(name));
    return fields.length === 0 ? [] : [{ ...each, fields: Object.fromEntries(fields) }];
  });
  return streams.length === 0 ? undefined : { ...change, streams };
}
