import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { Coverage, complete } from '../../tests/models/coverage.ts';
import { drivePath } from '../../tests/models/drive-path.ts';
import { pathsOf } from '../../tests/models/model.ts';
import { type FindOnCanvasEvent, findOnCanvasMachine } from './find-on-canvas.machine.ts';

const asked = (query: string): FindOnCanvasEvent => ({ type: 'query.changed', query });
const came = (query: string, ...ids: readonly string[]): FindOnCanvasEvent => ({ type: 'results.came', query, ids });

const paths = pathsOf(findOnCanvasMachine, {
  events: [
    asked('tool'),
    asked(' '),
    came('tool', 'a', 'b'),
    came('tool', 'b'),
    came('tool'),
    came('to', 'c'),
    { type: 'next.asked' },
    { type: 'previous.asked' },
    { type: 'result.chosen', id: 'b' },
    { type: 'result.chosen', id: 'gone' },
  ],
  key: ({ context }) => context,
});

describe(`finding on the canvas, along ${paths.length} generated paths`, () => {
  const coverage = new Coverage(findOnCanvasMachine);

  test.each(paths)('$description', async (path) => {
    await drivePath(findOnCanvasMachine, path, {
      coverage,
      invariants: {
        blank: ({ context }) => expect(context).toEqual({ query: '', ids: [], at: null }),
        nothing: ({ context }) => expect([context.ids, context.at]).toEqual([[], null]),
        found: ({ context: { ids, at } }) => expect(at === null || ids.includes(at)).toBe(true),
      },
    });
  });

  test('every state and transition ran', () => {
    expect(coverage.missing()).toEqual(complete);
  });
});

test('results are gone through in both directions, without an end, and what is looked at stays when others come', () => {
  const shown: (string | null)[] = [];
  const machine = findOnCanvasMachine.provide({ actions: { reveal: (_, { id }) => shown.push(id) } });
  const finder = createActor(machine).start();
  const [next, previous] = [{ type: 'next.asked' }, { type: 'previous.asked' }] as const;
  for (const event of [
    asked('tool'),
    came('tool', 'a', 'b', 'c'),
    previous,
    next,
    next,
    came('tool', 'b', 'c'),
    next,
    next,
  ])
    finder.send(event);
  expect(shown).toEqual(['c', 'a', 'b', 'c', 'b']);
});
