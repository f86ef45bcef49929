import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Step } from './run-steps.ts';

const packages = join(import.meta.dirname, '../node_modules');

/** The file behind a package's command, so that it runs on this very Node whatever the PATH says. */
function commandOf(packageName: string, command: string): string {
  const { bin } = JSON.parse(readFileSync(join(packages, packageName, 'package.json'), 'utf8')) as {
    bin: string | Record<string, string>;
  };
  const file = typeof bin === 'string' ? bin : bin[command];
  if (!file) throw new Error(`${packageName} has no command ${command}`);
  return join(packages, packageName, file);
}

const vitest = commandOf('vitest', 'vitest');
const knip = commandOf('knip', 'knip');

/**
 * Each checker of types works out shared types anew: 59 s of a core with `--singleThreaded`, 87 s with two, 169 s with
 * four, which is the default.
 */
export const types = (...checkers: readonly string[]): Step => ({
  name: 'types',
  args: [commandOf('typescript', 'tsc'), '-p', '.', ...checkers],
});

/** The other fast checks. */
export const checks: readonly Step[] = [
  { name: 'formatting and lint', args: [commandOf('@biomejs/biome', 'biome'), 'check', '--error-on-warnings', '.'] },
  { name: 'unused code', args: [knip, '--no-progress'] },
  // Nor may code live only because its own test, or the gallery, uses it.
  { name: 'code that only tests use', args: [knip, '--no-progress', '--production'] },
];

/** Checks that files are in their places, and that the drawn statecharts are up to date. */
export const rooms: Step = {
  name: 'rooms',
  args: [vitest, 'run', 'tests/architecture', 'tests/models/drawn-machines'],
};

/** One test project of vitest.config.ts, with further options of the runner. */
export const tests = (project: string, ...options: readonly string[]): Step => ({
  name: project,
  args: [vitest, 'run', '--project', project, ...options],
});

export const build: Step = { name: 'build', args: ['scripts/build.ts'] };
