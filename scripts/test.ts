import { requireChromium } from './chromium.ts';
import { runSteps } from './run-steps.ts';
import { build, checks, tests } from './steps.ts';

// `--full`: the same suites with the large counts.
const env: Record<string, string> = process.argv.includes('--full') ? { TEST_FULL: '1' } : {};
env['CHROMIUM_PATH'] = await requireChromium();

const suites = [tests('unit'), build, tests('contracts'), tests('e2e')];
await runSteps([...checks, ...suites.map((step) => ({ ...step, env }))]);
