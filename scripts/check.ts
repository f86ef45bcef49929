import { runSteps } from './run-steps.ts';
import { checks, rooms } from './steps.ts';

// The fast checks, before every commit.
await runSteps([checks('--checkers', '2'), rooms]);
