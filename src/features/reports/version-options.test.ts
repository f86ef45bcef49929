import { expect, test } from 'vitest';
import type { FrozenReport } from '#domain/report/report.ts';
import { freezeOfVersion, momentOfVersion, versionOptions } from './version-options.ts';

const frozen = [1, 2, 3, 4, 5, 6].map(
  (freeze): FrozenReport => ({
    ...{ freeze, position: freeze, formulas: [], title: 'March', blocks: [] },
    at: `2026-11-2${freeze}T12:00:00.000Z`,
  }),
);
const labelsOf = (...given: Parameters<typeof versionOptions>) => versionOptions(...given).map(({ label }) => label);

test('A link or a PDF shows the last freeze unless another version is chosen, and the live report comes last', () => {
  expect([
    labelsOf(frozen.slice(0, 2), { kind: 'live' }),
    labelsOf([], { kind: 'live' }),
    // An older one that is looked at comes first.
    labelsOf(frozen, { kind: 'frozen', freeze: 1 }),
  ]).toEqual([
    ['No. 2, as of Nov 22, 2026', 'No. 1, as of Nov 21, 2026', 'Live'],
    ['Live'],
    [
      'No. 1, as of Nov 21, 2026',
      'No. 6, as of Nov 26, 2026',
      'No. 5, as of Nov 25, 2026',
      'No. 4, as of Nov 24, 2026',
      'No. 3, as of Nov 23, 2026',
      'Live',
    ],
  ]);
});

test('A version is a freeze, or the report as it reads now', () => {
  expect([freezeOfVersion('3'), freezeOfVersion('live'), momentOfVersion('3'), momentOfVersion('live')]).toEqual([
    3,
    null,
    { kind: 'frozen', freeze: 3 },
    { kind: 'live' },
  ]);
});
