import { describe, expect, test } from 'vitest';
import type { AnyActorRef } from 'xstate';
import { Coverage, complete } from '../../tests/models/coverage.ts';
import { drivePath } from '../../tests/models/drive-path.ts';
import { after, pathsOf } from '../../tests/models/model.ts';
import { shellKeysMachine } from './shell-keys.machine.ts';

const events = [
  ...['Mod+K', 'C', 'G'].flatMap((key) => [true, false].map((isTaken) => ({ type: 'key.pressed', key, isTaken }))),
  ...[true, false].map((on) => ({ type: 'single-keys.set', on })),
  after('pairPatience', 'shellKeys.on.paired'),
];
const walks = [true, false].flatMap((hasSingleKeys) => {
  const input = { hasSingleKeys };
  return pathsOf(shellKeysMachine, { events, input }).map((path) => ({ ...path, input }));
});

describe(`shortcuts, along ${walks.length} generated paths`, () => {
  const coverage = new Coverage(shellKeysMachine);

  test('no key is heard that was typed in a field, and none alone while the setting is off', async () => {
    for (const { input, ...path } of walks) {
      const heard: string[] = [];
      await drivePath(shellKeysMachine, path, {
        coverage,
        input,
        observe: (actor: AnyActorRef) => void actor.on('keys.completed', ({ keys }) => heard.push(keys)),
      });
      expect(heard).toEqual(
        expectedOf(
          input.hasSingleKeys,
          path.steps.map(({ event }) => event),
        ),
      );
    }
  });

  test('every state and transition ran', () => {
    expect(coverage.missing()).toEqual(complete);
  });
});

/** Computes the expected events a second time and in another way. */
function expectedOf(hasSingleKeys: boolean, presses: readonly { readonly type: string }[]): string[] {
  const heard: string[] = [];
  let isOn = hasSingleKeys;
  let isPair = false;
  for (const { type, key, isTaken, on } of presses as readonly (Record<string, unknown> & { type: string })[]) {
    if (type === 'single-keys.set') {
      isPair = isPair && on === true;
      isOn = on === true;
    }
    if (type.startsWith('xstate.after')) isPair = false;
    if (type !== 'key.pressed') continue;
    if (!isTaken && key === 'Mod+K') heard.push('Mod+K');
    else if (!isTaken && isOn && isPair) heard.push(`G ${key}`);
    else if (!isTaken && isOn && key === 'C') heard.push('C');
    isPair = isOn && !isPair && !isTaken && key === 'G';
  }
  return heard;
}
