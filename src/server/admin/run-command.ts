type Command = (args: readonly string[], ending: AbortSignal) => Promise<number>;

/** npm passes on what has reached its child already, so that each signal comes twice. */
const echoMs = 1000;
const exitCodes = { SIGINT: 130, SIGTERM: 143 } as const;

/**
 * Runs an operator's command as this process: its exit code, or 1 and the reason where it cannot be done. Ctrl-C and
 * SIGTERM abort `ending`, and the process ends once the command has put away what it had begun; another one, at once.
 */
export async function runCommand(command: Command): Promise<void> {
  const ending = new AbortController();
  let since: number | undefined;
  let endedBy: number | undefined;
  for (const name of ['SIGINT', 'SIGTERM'] as const) {
    process.on(name, () => {
      if (since !== undefined && Date.now() - since > echoMs) process.exit(exitCodes[name]);
      since ??= Date.now();
      endedBy ??= exitCodes[name];
      ending.abort(new Error('It was stopped.'));
    });
  }
  try {
    process.exitCode = await command(process.argv.slice(2), ending.signal);
  } catch (error) {
    const reason: unknown = ending.signal.aborted ? ending.signal.reason : error;
    process.stderr.write(`Not done. ${reason instanceof Error ? reason.message : String(reason)}\n`);
    process.exitCode = endedBy ?? 1;
  }
}
