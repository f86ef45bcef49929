import { describe, expect, test } from 'vitest';
import { Coverage, complete } from '../../tests/models/coverage.ts';
import { drivePath } from '../../tests/models/drive-path.ts';
import { pathsOf } from '../../tests/models/model.ts';
import { gatheringMachine, selectIsGathering } from './gathering.machine.ts';

const paths = pathsOf(gatheringMachine, { events: [{ type: 'gathering.toggled' }, { type: 'gathering.ended' }] });

describe(`selecting several, along ${paths.length} generated paths`, () => {
  const coverage = new Coverage(gatheringMachine);

  test.each(paths)('$description', async (path) => {
    await drivePath(gatheringMachine, path, {
      coverage,
      invariants: {
        off: (snapshot) => expect(selectIsGathering(snapshot)).toBe(false),
        on: (snapshot) => expect(selectIsGathering(snapshot)).toBe(true),
      },
    });
  });

  test('every state and transition ran', () => {
    expect(coverage.missing()).toEqual(complete);
  });
});
