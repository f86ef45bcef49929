import { runSteps } from './run-steps.ts';
import { checks, rooms, types } from './steps.ts';

// The fast checks, before every commit.
await runSteps([[types('--checkers', '2'), ...checks].map((step) => [step]), rooms]);
