import { assign } from 'xstate';
import type { Timers } from '#adapters/clock/timers.ts';
import type { AuthorisedCall } from '#domain/api/authorised-call.ts';
import type { Command } from '#domain/log/command.ts';
import type { CommandResult } from '#domain/log/command-result.ts';
import type { syncMachine } from '#machines/sync/sync.machine.ts';
import type { Plants } from './simulation.ts';

/** The bugs that lie between a client and its calls. */
export function plantedCall({ doubleSend, endlessBatch }: Plants, call: AuthorisedCall): AuthorisedCall {
  if (doubleSend) return doubleSending(call);
  return endlessBatch ? endlessSending(call) : call;
}

/** A client that also sends what its browser has not stored yet. `pending` is all that waits in its page. */
export function hastySending(call: AuthorisedCall, pending: () => readonly Command[]): AuthorisedCall {
  return ((path, options) => {
    if (options?.method !== 'POST') return call(path, options);
    const { commands } = options.body as unknown as { commands: Command[] };
    const sent = new Set(commands.map(({ id }) => id));
    const others = pending().filter(({ id }) => !sent.has(id));
    const answer = call(path, options);
    const body = { commands: others } as unknown as NonNullable<typeof options.body>;
    if (others.length > 0) call(path, { ...options, body }).catch(() => {});
    return answer;
  }) as AuthorisedCall;
}

/** A client that takes “too much at once” for a server that is busy. */
function endlessSending(call: AuthorisedCall): AuthorisedCall {
  return (async (path, options) => {
    try {
      return await call(path, options);
    } catch (failure) {
      throw (failure as { status?: number }).status === 413 ? { ...(failure as object), status: 503 } : failure;
    }
  }) as AuthorisedCall;
}

/** Timers of which those that last so long cannot be cancelled. */
export const keeping = (timers: Timers, lengthMs: number): Timers => ({
  after: (delayMs, run) => {
    const cancel = timers.after(delayMs, run);
    return delayMs === lengthMs ? () => {} : cancel;
  },
});

type SyncMachine = typeof syncMachine;

/** A sync that shows what happened to its copy first. */
export const hidingFaults = (machine: SyncMachine): SyncMachine =>
  machine.provide({
    actions: { noteFault: assign(({ context }, { fault }) => ({ fault: context.fault ?? fault })) },
  });

/** A client that takes a lost answer for a lost request, and sends the command again as a new one. */
function doubleSending(call: AuthorisedCall): AuthorisedCall {
  const sent = new Set<string>();
  return (async (path, options) => {
    if (options?.method !== 'POST') return call(path, options);
    const { commands } = options.body as unknown as { commands: Command[] };
    const again = commands.map((command) =>
      sent.has(command.id) ? { ...command, id: `${command.id}-again` } : command,
    );
    for (const { id } of commands) sent.add(id);
    const body = { commands: again } as unknown as NonNullable<typeof options.body>;
    const { results } = (await call(path, { ...options, body })) as { results: CommandResult[] };
    return { results: results.map((result, n) => ({ ...result, id: commands[n]?.id ?? result.id })) };
  }) as AuthorisedCall;
}
