import { test } from 'vitest';

/** A test that only `npm run test:full` runs; `docs/testing.md` says where its claim is held otherwise. */
export const inFullRun = test.runIf(process.env['TEST_FULL']);
