import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { Coverage, complete } from '../../tests/models/coverage.ts';
import { drivePath } from '../../tests/models/drive-path.ts';
import { pathsOf } from '../../tests/models/model.ts';
import { type PresentationEvent, presentationMachine } from './presentation.machine.ts';

const events: readonly PresentationEvent[] = [
  { type: 'next.asked' },
  { type: 'previous.asked' },
  { type: 'first.asked' },
  { type: 'last.asked' },
  { type: 'stop.chosen', id: 'b' },
  { type: 'stops.changed', stops: ['b', 'c'] },
  { type: 'stops.changed', stops: [] },
  { type: 'presentation.left' },
];
const coverage = new Coverage(presentationMachine);

describe.each([{ stops: [] }, { stops: ['a', 'b', 'c'] }])('presenting $stops', (input) => {
  test.each(pathsOf(presentationMachine, { input, events, key: ({ context }) => context }))(
    '$description',
    async (path) => {
      await drivePath(presentationMachine, path, {
        coverage,
        input,
        invariants: {
          showing: ({ context }) => expect(context.stops).toContain(context.at),
          empty: ({ context }) => expect(context).toEqual({ stops: [], at: null }),
        },
      });
    },
  );
});

test('every state and transition ran', () => {
  expect(coverage.missing()).toEqual(complete);
});

test('it goes from end to end and not beyond, and on with what is left', () => {
  const shown: (string | null)[] = [];
  const machine = presentationMachine.provide({ actions: { show: (_, { at }) => shown.push(at) } });
  const show = createActor(machine, { input: { stops: ['a', 'b', 'c'] } }).start();
  const next = { type: 'next.asked' } as const;
  for (const event of [{ type: 'previous.asked' } as const, next, next, next]) show.send(event);
  show.send({ type: 'stops.changed', stops: ['a', 'b'] });
  expect(shown).toEqual(['a', 'a', 'b', 'c', 'c', 'b']);
});
