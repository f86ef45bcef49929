import { join } from 'node:path';
import { installChromium, requireChromium } from './chromium.ts';
import { runSteps } from './run-steps.ts';
import { build, checks, tests } from './steps.ts';

// `--full`: the same suites with the large counts.
const env: Record<string, string> = process.argv.includes('--full') ? { TEST_FULL: '1' } : {};
installChromium();
await requireChromium();
// What the tests start a hundred times need not be compiled each time.
env['NODE_COMPILE_CACHE'] = join(import.meta.dirname, '../node_modules/.cache/compiled');

const suites = [tests('unit'), build, tests('contracts'), tests('partitions'), tests('e2e')];
await runSteps([checks, ...suites.map((step) => ({ ...step, env }))]);
