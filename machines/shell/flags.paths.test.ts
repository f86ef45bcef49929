import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { Coverage, complete } from '../../tests/models/coverage.ts';
import { drivePath } from '../../tests/models/drive-path.ts';
import { pathsOf } from '../../tests/models/model.ts';
import { flagsMachine, selectFlags } from './flags.machine.ts';

const kept = { preRelease: true, appTheme: false };
const fresh = { preRelease: false, appTheme: false };
const walks = [{ flags: null }, { flags: kept }].flatMap((input) =>
  pathsOf(flagsMachine, { events: [{ type: 'flags.read', flags: fresh }], input, key: ({ context }) => context }).map(
    (path) => ({ ...path, input }),
  ),
);

describe('the flags', () => {
  test('along generated paths every state and transition ran', async () => {
    const coverage = new Coverage(flagsMachine);
    for (const { input, ...path } of walks) {
      await drivePath(flagsMachine, path, {
        coverage,
        input,
        invariants: { assumed: ({ context }) => expect(context.flags).toEqual({ preRelease: false, appTheme: true }) },
      });
    }
    expect(coverage.missing()).toEqual(complete);
  });

  test('kept flags hold until fresh ones come', () => {
    const flags = createActor(flagsMachine, { input: { flags: kept } }).start();
    expect(selectFlags(flags.getSnapshot())).toEqual(kept);
    flags.send({ type: 'flags.read', flags: fresh });
    expect(selectFlags(flags.getSnapshot())).toEqual(fresh);
  });
});
