import { spawn } from 'node:child_process';

export interface Step {
  readonly name: string;
  /** The script of a package in node_modules, or a file of ours; run by this Node. */
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

/**
 * Runs the steps one after the other, and those of a list side by side; ends the process with 1 after the first that
 * fails, and what ran beside it. Prints how long each took.
 */
export async function runSteps(steps: readonly (Step | readonly Step[])[]): Promise<void> {
  let passed = 0;
  for (const step of steps) {
    const results = await Promise.all([step].flat().map(timed));
    passed += results.filter(Boolean).length;
    const failed = results.length - results.filter(Boolean).length;
    if (failed > 0) {
      console.log(`${passed} passed, ${failed} failed`);
      process.exit(1);
    }
  }
  console.log(`${passed} passed, 0 failed`);
}

/** Whether it passed. */
async function timed(step: Step): Promise<boolean> {
  const start = performance.now();
  const code = await run(step);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${code === 0 ? 'ok' : 'FAILED'}  ${step.name}  ${seconds} s`);
  return code === 0;
}

function run({ args, env }: Step): Promise<number> {
  const child = spawn(process.execPath, [...args], { stdio: 'inherit', env: { ...process.env, ...env } });
  return new Promise((resolve) => {
    child.once('exit', (code) => resolve(code ?? 1));
  });
}
