import type { AuthorisedCall } from '#domain/api/authorised-call.ts';
import type { Command } from '#domain/log/command.ts';
import type { CommandResult } from '#domain/log/command-result.ts';

/** A client that takes a lost answer for a lost request, and sends the command again as a new one. */
export function doubleSending(call: AuthorisedCall): AuthorisedCall {
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
