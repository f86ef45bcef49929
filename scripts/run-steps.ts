import { spawn } from 'node:child_process';

export interface Step {
  readonly name: string;
  /** The script of a package in node_modules, or a file of ours; run by this Node. */
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

/** Lists that are run side by side, each step by step, to its end or its first failure. */
export type Lanes = readonly (readonly Step[])[];

/**
 * Runs the steps one after the other; ends the process with 1 after the first that fails, and what ran beside it. Prints
 * how long each took.
 */
export async function runSteps(steps: readonly (Step | Lanes)[]): Promise<void> {
  let passed = 0;
  for (const step of steps) {
    const lanes = 'args' in step ? [[step]] : step;
    const results = (await Promise.all(lanes.map(inTurn))).flat();
    passed += results.filter(Boolean).length;
    const failed = results.length - results.filter(Boolean).length;
    if (failed > 0) {
      console.log(`${passed} passed, ${failed} failed`);
      process.exit(1);
    }
  }
  console.log(`${passed} passed, 0 failed`);
}

/** Whether each passed, up to the first that did not. */
async function inTurn(steps: readonly Step[]): Promise<readonly boolean[]> {
  const results: boolean[] = [];
  for (const step of steps) {
    const isPassed = await timed(step);
    results.push(isPassed);
    if (!isPassed) break;
  }
  return results;
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
