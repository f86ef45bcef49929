import { describe, expect, test } from 'vitest';
import { Coverage, complete } from '../../tests/models/coverage.ts';
import { drivePath } from '../../tests/models/drive-path.ts';
import { pathsOf } from '../../tests/models/model.ts';
import { themeMachine } from './theme.machine.ts';

const events = [
  ...['light', 'dark', 'system'].map((choice) => ({ type: 'theme.chosen', choice })),
  ...['light', 'system'].map((choice) => ({ type: 'theme.read', choice })),
  ...[true, false].map((dark) => ({ type: 'system-dark.changed', dark })),
  ...[true, false].map((enabled) => ({ type: 'theme.enabled', enabled })),
];
const inputs = [
  { enabled: true, choice: 'system', systemDark: false },
  { enabled: true, choice: 'dark', systemDark: false },
  { enabled: false, choice: 'dark', systemDark: true },
];
const walks = inputs.flatMap((input) =>
  pathsOf(themeMachine, { events, input, key: ({ context }) => context }).map((path) => ({ ...path, input })),
);

describe(`the theme, along ${walks.length} generated paths`, () => {
  const coverage = new Coverage(themeMachine);

  test('each path leads where the model says, and dark only where it was wanted', async () => {
    for (const { input, ...path } of walks) {
      await drivePath(themeMachine, path, {
        coverage,
        input,
        invariants: {
          forced: (snapshot) => expect(snapshot.hasTag('dark')).toBe(false),
          following: (snapshot) => {
            const { choice, systemDark } = snapshot.context;
            expect(snapshot.hasTag('dark')).toBe(choice === 'dark' || (choice === 'system' && systemDark));
          },
        },
      });
    }
  });

  test('every state and transition ran', () => {
    expect(coverage.missing()).toEqual(complete);
  });
});
