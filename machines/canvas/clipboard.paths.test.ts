import { describe, expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { Coverage, complete } from '../../tests/models/coverage.ts';
import { drivePath } from '../../tests/models/drive-path.ts';
import { done, failed, pathsOf } from '../../tests/models/model.ts';
import { testPaths } from '../../tests/models/test-paths.ts';
import { type ClipboardEvent, type CopyInput, clipboardMachine } from './clipboard.machine.ts';

const paths = pathsOf(clipboardMachine, {
  events: [
    { type: 'copy.asked', ids: ['a', 'b'], form: 'own' },
    { type: 'copy.asked', ids: [], form: 'own' },
    { type: 'cut.asked', ids: ['a'] },
    { type: 'paste.asked' },
    done('write'),
    failed('write', 'refused'),
    done('paste'),
    failed('paste', 'empty'),
    failed('paste', new Error('gone')),
  ],
  key: ({ context }) => context,
  when: ({ context }, { type }) => context.waiting.length < 2 || !type.endsWith('.asked'),
});

/** Returns the clipboard requests of a path. */
const askedOn = ({ steps }: (typeof paths)[number]) =>
  steps.map(({ event }) => event as ClipboardEvent).filter(({ type }) => type.endsWith('.asked'));

describe(`the clipboard, along ${paths.length} generated paths`, () => {
  const coverage = new Coverage(clipboardMachine);

  testPaths(paths, async (path) => {
    const told = { copied: 0, failed: 0, removed: 0 };
    await drivePath(clipboardMachine, path, {
      coverage,
      actions: {
        remove: () => (told.removed += 1),
        tellCopied: () => (told.copied += 1),
        tellFailure: () => (told.failed += 1),
      },
      invariants: {
        ready: ({ context }) => expect(context).toEqual({ ids: [], form: context.form, waiting: [] }),
        copying: ({ context }, { running }) => expect([context.ids, running('write')]).toEqual([['a', 'b'], 1]),
        cutting: ({ context }, { running }) => expect([context.ids, running('write')]).toEqual([['a'], 1]),
        pasting: ({ context }, { running }) => expect([context.ids, running('paste')]).toEqual([[], 1]),
        // Nothing that was asked is lost, and nothing is done twice.
        '*': ({ context, value }, { started }) => {
          expect(started('write') + started('paste') + context.waiting.length).toBeLessThanOrEqual(
            askedOn(path).length,
          );
          expect(value === 'ready' && context.waiting.length > 0).toBe(false);
        },
      },
    });
    const before = path.steps.map(({ event }, index) => [event.type, path.steps[index - 1]?.state.value].join(' in '));
    const times = (...wanted: readonly string[]): number => before.filter((each) => wanted.includes(each)).length;
    expect(told).toEqual({
      copied: times('xstate.done.actor.write in copying', 'xstate.done.actor.write in cutting'),
      failed: before.filter((each) => each.startsWith('xstate.error')).length,
      removed: times('xstate.done.actor.write in cutting'),
    });
  });

  test('every state and transition ran', () => {
    expect(coverage.missing()).toEqual(complete);
  });
});

test('what is asked while the clipboard is busy is done in its turn, also after what failed', async () => {
  const log: unknown[] = [];
  const answers = [Promise.withResolvers<void>(), Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const [first, second, third] = answers;
  let turn = 0;
  const act = (what: unknown): Promise<void> => {
    log.push(what);
    return answers[turn++]?.promise ?? Promise.reject(new Error('nothing else was asked'));
  };
  const actor = createActor(
    clipboardMachine.provide({
      actors: {
        write: fromPromise<void, CopyInput>(({ input }) => act(input)),
        paste: fromPromise<void>(() => act('paste')),
      },
      actions: {
        remove: (_, { ids }) => log.push({ removed: ids }),
        tellCopied: (_, { ids }) => log.push({ copied: ids }),
        tellFailure: (_, params) => log.push(params),
      },
    }),
  ).start();
  actor.send({ type: 'copy.asked', ids: ['a'], form: 'png' });
  actor.send({ type: 'cut.asked', ids: ['b', 'c'] });
  actor.send({ type: 'paste.asked' });
  expect(log).toEqual([{ ids: ['a'], form: 'png' }]);
  first?.reject('refused');
  await expect.poll(() => log.length).toBe(3);
  second?.resolve();
  await expect.poll(() => log.length).toBe(6);
  third?.resolve();
  await expect.poll(() => actor.getSnapshot().value).toBe('ready');
  expect(log).toEqual([
    { ids: ['a'], form: 'png' },
    { failure: 'refused' },
    { ids: ['b', 'c'], form: 'own' },
    { removed: ['b', 'c'] },
    { copied: ['b', 'c'] },
    'paste',
  ]);
});
