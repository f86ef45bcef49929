import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { bundled, compileCache } from '../fixtures/bundled.ts';

export interface Holder {
  readonly child: ChildProcess;
  readonly connectionString?: string;
  readonly refused?: string;
}

/** A process of its own that opens the database below `dataDir`; resolves once it has it or was refused. */
export async function holdPostgres(dataDir: string, port = 4123): Promise<Holder> {
  const script = await bundled('tests/contracts/postgres-holder.ts');
  const child = spawn(process.execPath, [script, dataDir, String(port)], {
    env: { ...process.env, ...compileCache },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(createInterface(child.stdout), 'line');
  return { child, ...JSON.parse(line) };
}

/** Ends it with a signal and waits until it is gone. */
export async function end({ child }: Holder, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill(signal);
  await exited;
}
