import { describe, expect, test } from 'vitest';
import { Coverage, complete } from '../../tests/models/coverage.ts';
import { drivePath } from '../../tests/models/drive-path.ts';
import { pathsOf } from '../../tests/models/model.ts';
import { shellMachine } from './shell.machine.ts';

const events = [
  { type: 'rail.toggled' },
  { type: 'overlay.opened', overlay: 'places' },
  { type: 'overlay.opened', overlay: 'sync' },
  { type: 'overlay.closed' },
];
const walks = [true, false].flatMap((isRailCollapsed) => {
  const input = { isRailCollapsed };
  return pathsOf(shellMachine, { events, input, key: ({ context }) => context.overlay }).map((path) => ({
    ...path,
    input,
  }));
});

describe(`the shell, along ${walks.length} generated paths`, () => {
  const coverage = new Coverage(shellMachine);

  test('what is open has a name, and the rail starts as it was left', async () => {
    for (const { input, ...path } of walks) {
      const toggles = path.steps.filter(({ event }) => event.type === 'rail.toggled').length;
      let isCollapsed = false;
      await drivePath(shellMachine, path, {
        coverage,
        input,
        invariants: {
          'overlay.closed': ({ context }) => expect(context.overlay).toBe(null),
          'overlay.open': ({ context }) => expect(context.overlay).not.toBe(null),
          '*': (snapshot) => {
            isCollapsed = snapshot.hasTag('collapsed');
          },
        },
      });
      expect(isCollapsed).toBe(input.isRailCollapsed === (toggles % 2 === 0));
    }
  });

  test('every state and transition ran', () => {
    expect(coverage.missing()).toEqual(complete);
  });
});
