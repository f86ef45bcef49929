import { decideCommand } from '#domain/log/decide-command.ts';
import type { JsonObject } from '#domain/log/json.ts';
import type { Reads } from '#domain/log/reads.ts';
import type { CausedBy } from '#domain/log/recorded-event.ts';
import { kindOfStream } from '#domain/log/stream-kinds.ts';

/** The rule that keeps a limit, or the test that holds it where the domain alone cannot. */
export type Kept =
  | { readonly fits: (n: number) => boolean }
  /** A test of the server or a machine that reaches the limit, by file and title. */
  | { readonly heldBy: readonly [file: string, title: string] }
  /** A number of what is shown or kept in memory, which nobody is refused for. */
  | { readonly only: string };

export interface Limit {
  /** `folder/constant.member`, as the domain has it. */
  readonly name: string;
  readonly value: number;
  /** `most` if absent. `exactly`: neither less nor more. */
  readonly bound?: 'least' | 'exactly';
  readonly kept: Kept;
  /** Which way of several to the same limit. */
  readonly way?: string;
}

export const most = (name: string, value: number, fits: (n: number) => boolean, way?: string): Limit => ({
  ...{ name, value, kept: { fits } },
  ...(way !== undefined && { way }),
});
export const least = (name: string, value: number, fits: (n: number) => boolean): Limit => ({
  ...{ name, value, bound: 'least', kept: { fits } },
});
export const exactly = (name: string, value: number, fits: (n: number) => boolean): Limit => ({
  ...{ name, value, bound: 'exactly', kept: { fits } },
});
export const heldBy = (name: string, value: number, file: string, title: string): Limit => ({
  ...{ name, value, kept: { heldBy: [file, title] } },
});
export const only = (name: string, value: number, why: string): Limit => ({ name, value, kept: { only: why } });

export const uuid = '01234567-89ab-4cde-8f01-23456789abcd';
export const at = '2026-01-01T00:00:00.000Z';

/** So many characters. */
export const x = (n: number): string => 'x'.repeat(n);
export const times = <T>(n: number, each: (n: number) => T): T[] => Array.from({ length: n }, (_, k) => each(k));
export const uuidOf = (n: number): string => `01234567-89ab-4cde-8f01-${String(n).padStart(12, '0')}`;
/** An id within a canvas. */
export const partOf = (n: number): string => String(n).padStart(12, '0');

/** Every other stream is there, and says nothing. */
const reads: Reads = { state: () => ({}), statesOf: () => [] };

export type Message = readonly [type: string, data: object];

const decide = (stream: string, state: unknown, [type, data]: Message, by: CausedBy['kind'], seen: Reads) =>
  decideCommand(state, { id: 'c', type, stream, data: data as JsonObject, at }, by, seen);

/** Whether a stream in that state takes a command. */
export const takes = (
  stream: string,
  state: unknown,
  message: Message,
  by: CausedBy['kind'] = 'founder',
  seen: Reads = reads,
): boolean => decide(stream, state, message, by, seen).kind === 'accepted';

/** Whether the command could be meant, whatever the state says to it. */
export function isWellFormed(
  stream: string,
  state: unknown,
  message: Message,
  by: CausedBy['kind'] = 'founder',
): boolean {
  const decision = decide(stream, state, message, by, reads);
  return decision.kind === 'accepted' || decision.reason !== 'invalid-data';
}

/** The state after commands that are accepted, with some of its members as they are given. */
export function stateOf(stream: string, messages: readonly Message[], changed: object = {}): object {
  let state: unknown;
  for (const message of messages) {
    const decision = decide(stream, state, message, 'founder', reads);
    if (decision.kind === 'rejected') throw new Error(`${message[0]}: ${decision.reason}`);
    for (const fact of decision.facts) state = kindOfStream(stream)?.evolve(state, { ...fact, at }, stream);
  }
  return { ...(state as object), ...changed };
}
