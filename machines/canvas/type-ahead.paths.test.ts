import { describe, expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { Coverage, complete } from '../../tests/models/coverage.ts';
import { drivePath } from '../../tests/models/drive-path.ts';
import { after, pathsOf } from '../../tests/models/model.ts';
import { testPaths } from '../../tests/models/test-paths.ts';
import { type TypeAheadEvent, typeAheadMachine, type WordsBegun } from './type-ahead.machine.ts';

const letter = (typed: string, isKey: boolean, upon: string | null = 'n'): TypeAheadEvent => ({
  type: 'letter.pressed',
  letter: typed,
  isKey,
  upon,
});

const paths = pathsOf(typeAheadMachine, {
  events: [
    letter('e', false),
    letter('n', true),
    letter('n', true, 'm'),
    letter('n', true, null),
    { type: 'other.pressed' },
    after('typingPace', 'typeAhead.lettered'),
  ],
});

describe(`telling words from keys, along ${paths.length} generated paths`, () => {
  const coverage = new Coverage(typeAheadMachine);

  testPaths(paths, async (path) => {
    await drivePath(typeAheadMachine, path, {
      coverage,
      invariants: {
        quiet: ({ context }) => expect(context).toEqual({ letter: '', upon: '' }),
        lettered: ({ context }) => expect([context.letter, context.upon].includes('')).toBe(false),
      },
    });
  });

  test('every state and transition ran', () => {
    expect(coverage.missing()).toEqual(complete);
  });
});

describe('letters while one part is selected', () => {
  function typed(...events: readonly (TypeAheadEvent | number)[]): readonly Omit<WordsBegun, 'type'>[] {
    const clock = new SimulatedClock();
    const actor = createActor(typeAheadMachine, { clock });
    const begun: Omit<WordsBegun, 'type'>[] = [];
    actor.on('words.begun', ({ upon, letters }) => begun.push({ upon, letters }));
    actor.start();
    for (const event of events) typeof event === 'number' ? clock.increment(event) : actor.send(event);
    return begun;
  }

  test.each<[string, readonly (TypeAheadEvent | number)[], ReturnType<typeof typed>]>([
    ['that are no key write upon it', [letter('e', false)], [{ upon: 'n', letters: 'e' }]],
    ['a key alone stays a key', [letter('n', true), 5000], []],
    [
      'a key with a letter right after it is a word',
      [letter('n', true), 999, letter('e', false)],
      [{ upon: 'n', letters: 'ne' }],
    ],
    ['two keys one after the other are a word', [letter('n', true), letter('o', true)], [{ upon: 'n', letters: 'no' }]],
    ['two keys with a pause between stay keys', [letter('n', true), 1000, letter('o', true)], []],
    [
      'a key, then the pointer or another key, then a key',
      [letter('n', true), { type: 'other.pressed' }, letter('o', true)],
      [],
    ],
    ['a key, and then something else is selected', [letter('n', true), letter('o', true, 'm')], []],
    ['nothing selected', [letter('n', true, null), letter('e', false, null)], []],
  ])('%s', (_, events, expected) => {
    expect(typed(...events)).toEqual(expected);
  });
});
