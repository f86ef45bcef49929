type Command = (args: readonly string[]) => Promise<number>;

/** Runs an operator's command as this process: its exit code, or 1 and the reason where it cannot be done. */
export async function runCommand(command: Command): Promise<void> {
  try {
    process.exitCode = await command(process.argv.slice(2));
  } catch (error) {
    process.stderr.write(`Not done. ${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
