import { join } from 'node:path';
import { installChromium, requireChromium } from './chromium.ts';
import { memoryFolder } from './memory-folder.ts';
import { runSteps, type Step } from './run-steps.ts';
import { build, checks, tests, types } from './steps.ts';

// `--full`: the same suites with the large counts.
const env: Record<string, string> = process.argv.includes('--full') ? { TEST_FULL: '1' } : {};
installChromium();
await requireChromium();
// What the tests start a hundred times need not be compiled each time.
env['NODE_COMPILE_CACHE'] = join(import.meta.dirname, '../node_modules/.cache/compiled');
const folder = memoryFolder();
if (folder) env['TMPDIR'] = folder;
// So that the folder goes too.
process.once('SIGINT', () => process.exit(130));
process.once('SIGTERM', () => process.exit(143));

// Of contracts many wait for what is killed or must come too late: with two workers a tenth of the time nobody works.
const contracts = tests('contracts', '--project', 'partitions', '--maxWorkers=3');
const withEnv = (step: Step): Step => ({ ...step, env });
// The types keep one core busy for longer than the other checks and the build do the other: the units need not wait for them.
const first = [[types('--singleThreaded')], [...checks, ...[build, tests('unit*')].map(withEnv)]];
const then = [tests('components*'), contracts, tests('e2e')].map(withEnv);
await runSteps([first, ...then]);
