import { describe, expect, test } from 'vitest';
import { type AnyMachineSnapshot, fromCallback } from 'xstate';
import { Coverage, complete } from '../../tests/models/coverage.ts';
import { drivePath } from '../../tests/models/drive-path.ts';
import { after, type ModelEvent, pathsOf } from '../../tests/models/model.ts';
import { inspectorMachine } from './inspector.machine.ts';

const events = [
  { type: 'journal.came', source: 'tab', count: 3, actor: 'app' },
  { type: 'journal.came', source: 'file', count: 2, actor: 'app' },
  { type: 'news.came', count: 5 },
  { type: 'file.refused', reason: 'This isn’t a Groundwork journal.' },
  { type: 'actor.chosen', actor: 'app/guard' },
  { type: 'time.set', count: 1 },
  { type: 'time.followed' },
  { type: 'filter.changed', text: 'session' },
  { type: 'stately.asked' },
  { type: 'stately.confirmed' },
  { type: 'stately.left' },
  { type: 'stately.blocked' },
  { type: 'stately.closed' },
  after('patience', 'inspector.time.waiting'),
];

/** Reduces the paths: events that are told apart in one place need not be told apart in all. */
const makesADifference = ({ value, context }: AnyMachineSnapshot, { type, count }: ModelEvent): boolean => {
  if (type.startsWith('stately.')) return context.count === 0 && context.filter === '' && context.refusal === null;
  if (value.sharing !== 'off') return false;
  if (['file.refused', 'actor.chosen', 'filter.changed'].includes(type)) return context.count === 0;
  return type !== 'news.came' || context.count < count;
};

describe('the inspector', () => {
  const coverage = new Coverage(inspectorMachine);
  const quiet = { link: fromCallback(() => {}), stately: fromCallback(() => {}) };

  for (const path of pathsOf(inspectorMachine, { events, key: ({ context }) => context, when: makesADifference })) {
    test(path.description, () =>
      drivePath(inspectorMachine, path, {
        coverage,
        actors: quiet,
        invariants: {
          '*': ({ context, children }) => {
            expect(context.at).toBeLessThanOrEqual(context.count);
            expect(Object.keys(children)).toContain('link');
          },
          'time.following': ({ context }) => {
            expect(context.at).toBe(context.count);
            expect(context.source).not.toBe(null);
          },
          'time.waiting': ({ context }) => expect(context.source).toBe(null),
          'time.alone': ({ context }) => expect(context.source).toBe(null),
          'sharing.off': ({ children }) => expect(children['stately']).toBeUndefined(),
          'sharing.asking': ({ children }) => expect(children['stately']).toBeUndefined(),
          'sharing.open': ({ children }) => expect(children['stately']).toBeDefined(),
        },
      }),
    );
  }

  test('every state and transition ran', () => {
    expect(coverage.missing()).toEqual(complete);
  });
});
