import { spawn } from 'node:child_process';

export interface Step {
  readonly name: string;
  /** The script of a package in node_modules, or a file of ours; run by this Node. */
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

/** Runs the steps one after the other; ends the process with 1 at the first that fails. Prints how long each took. */
export async function runSteps(steps: readonly Step[]): Promise<void> {
  let passed = 0;
  for (const step of steps) {
    const start = performance.now();
    const code = await run(step);
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    console.log(`${code === 0 ? 'ok' : 'FAILED'}  ${step.name}  ${seconds} s`);
    if (code !== 0) {
      console.log(`${passed} passed, 1 failed`);
      process.exit(1);
    }
    passed++;
  }
  console.log(`${passed} passed, 0 failed`);
}

function run({ args, env }: Step): Promise<number> {
  const child = spawn(process.execPath, [...args], { stdio: 'inherit', env: { ...process.env, ...env } });
  return new Promise((resolve) => {
    child.once('exit', (code) => resolve(code ?? 1));
  });
}
