import { describe, expect, test } from 'vitest';
import { Coverage, complete } from '../../tests/models/coverage.ts';
import { drivePath } from '../../tests/models/drive-path.ts';
import { pathsOf } from '../../tests/models/model.ts';
import { vaultToolsMachine } from './vault-tools.machine.ts';

const events = [
  { type: 'criteria.asked' },
  { type: 'import.asked' },
  { type: 'fork.asked', id: 'a' },
  { type: 'comparison.asked', ids: ['a', 'b'] },
  { type: 'comparison.asked', ids: ['a', 'a'] },
  { type: 'tool.closed' },
];

describe('the tools of the vault', () => {
  const coverage = new Coverage(vaultToolsMachine);
  const counts = { none: 0, criteria: 0, importing: 0, forking: 1, comparing: 2 };

  test.each(pathsOf(vaultToolsMachine, { events, key: ({ context }) => context }))('$description', async (path) => {
    await drivePath(vaultToolsMachine, path, {
      coverage,
      invariants: Object.fromEntries(
        Object.entries(counts).map(([state, count]) => [
          state,
          ({ context }) => expect(context.ids).toHaveLength(count),
        ]),
      ),
    });
  });

  test('every state and transition ran', () => {
    expect(coverage.missing()).toEqual(complete);
  });
});
