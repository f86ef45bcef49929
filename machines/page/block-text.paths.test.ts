import { describe, expect, test } from 'vitest';
import { createActor, type EventFromLogic, SimulatedClock } from 'xstate';
import type { CommandDraft } from '#domain/log/command-draft.ts';
import { Coverage, complete } from '../../tests/models/coverage.ts';
import { drivePath } from '../../tests/models/drive-path.ts';
import { after, pathsOf } from '../../tests/models/model.ts';
import { testPaths } from '../../tests/models/test-paths.ts';
import { blockTextMachine } from './block-text.machine.ts';

const pageId = '0198f0a0-0000-4000-8000-000000000001';
const place = { block: 'hero', kind: 'hero', field: 'heading' } as const;
const begun = { type: 'text.begun', place, text: 'Know the cost' } as const;
const typed = (text: string) => ({ type: 'text.typed', text }) as const;
const came = (text: string) => ({ type: 'text.came', text }) as const;

const events = [
  begun,
  typed('Know the price'),
  typed('x'.repeat(141)),
  typed(begun.text),
  came('Bake at a profit'),
  came(begun.text),
  { type: 'composition.begun' },
  { type: 'composition.ended' },
  { type: 'text.stored' },
  { type: 'text.left' },
  { type: 'part.gone' },
  { type: 'part.returned' },
  { type: 'conflict.settled', keep: 'mine' },
  { type: 'conflict.settled', keep: 'theirs' },
  { type: 'draft.discarded' },
  after('restMs', 'blockText.open.writing.typing'),
] as const;

describe('typing into a page', () => {
  const input = { documentId: pageId };
  const coverage = new Coverage(blockTextMachine);
  const paths = pathsOf(blockTextMachine, {
    input,
    events,
    key: ({ context: { base, draft, theirs } }) => [base, draft.length, theirs],
  });

  testPaths(paths, async (path) => {
    await drivePath(blockTextMachine, path, {
      coverage,
      input,
      invariants: {
        resting: ({ context }) =>
          expect(context).toEqual({ documentId: pageId, place: null, base: '', draft: '', theirs: '' }),
        open: ({ context }) => expect(context.place).toEqual(place),
        'open.tooLong': ({ context }) => expect(context.draft.length).toBeGreaterThan(140),
        'open.writing.still': ({ context }) => expect(context.draft).toBe(context.base),
      },
    });
  });

  test('every state and transition ran', () => {
    expect(coverage.missing()).toEqual(complete);
  });
});

/** Runs the steps and returns the texts that were issued; a number is a pause in milliseconds. */
function run(...steps: readonly (EventFromLogic<typeof blockTextMachine> | number)[]) {
  const issued: (readonly [base: unknown, text: unknown])[] = [];
  const clock = new SimulatedClock();
  const issue = (_: unknown, { drafts }: { readonly drafts: readonly CommandDraft[] }) => {
    for (const { type, stream, data } of drafts) {
      expect([type, stream]).toEqual(['EditBlockText', `page-${pageId}`]);
      const { block, field, base, text } = data as Readonly<Record<string, unknown>>;
      expect([block, field]).toEqual(['hero', 'heading']);
      issued.push([base, text]);
    }
  };
  const actor = createActor(blockTextMachine.provide({ actions: { issue } }), {
    input: { documentId: pageId },
    clock,
  }).start();
  for (const step of steps) {
    if (typeof step === 'number') clock.increment(step);
    else actor.send(step);
  }
  return { issued, ...actor.getSnapshot() };
}

describe('what becomes of what is typed', () => {
  test('a rest of a second makes a change of each burst', () => {
    const { issued, value } = run(begun, typed('a'), 900, typed('ab'), 999, typed('abc'), 1_000, typed('abcd'), 1_000);
    expect([issued, value]).toEqual([
      [
        [begun.text, 'abc'],
        ['abc', 'abcd'],
      ],
      { open: { writing: 'still' } },
    ]);
  });

  test('leaving stores the rest, and nothing where nothing was changed', () => {
    expect(run(begun, typed('a'), { type: 'text.left' }).issued).toEqual([[begun.text, 'a']]);
    expect(run(begun, { type: 'text.left' }).issued).toEqual([]);
    expect(run(begun, typed(` ${begun.text} `), { type: 'text.left' }).issued).toEqual([]);
  });

  test('a space at the end stays under the caret while the page keeps the text without it', () => {
    const { context } = run(begun, typed('Know '), 1_000, came('Know'));
    expect([context.draft, context.base]).toEqual(['Know ', 'Know']);
  });

  test('nothing is stored while a word is put together, not even before an undo', () => {
    const composing = [begun, { type: 'composition.begun' }, typed('か')] as const;
    expect(run(...composing, { type: 'text.stored' }, 5_000).issued).toEqual([]);
    expect(run(...composing, { type: 'composition.ended' }, 1_000).issued).toEqual([[begun.text, 'か']]);
  });

  test('an undo elsewhere is followed while nothing is typed', () => {
    expect(run(begun, typed('a'), 1_000, came('a'), came(begun.text)).context).toMatchObject({
      base: begun.text,
      draft: begun.text,
    });
  });

  test('where two changed the same words, the founder’s choice is stored upon theirs', () => {
    const meeting = [begun, typed('Know the price'), came('Bake at a profit'), { type: 'text.left' }] as const;
    expect(run(...meeting)).toMatchObject({
      issued: [],
      value: { open: 'conflicting' },
      context: { draft: 'Know the price' },
    });
    expect(run(...meeting, { type: 'conflict.settled', keep: 'mine' }).issued).toEqual([
      ['Bake at a profit', 'Know the price'],
    ]);
    expect(run(...meeting, { type: 'conflict.settled', keep: 'theirs' }).issued).toEqual([]);
  });

  test('what was typed upon a block that was removed waits for it', () => {
    const gone = [begun, typed('a'), { type: 'part.gone' }] as const;
    expect(run(...gone)).toMatchObject({ value: { open: 'orphaned' }, context: { draft: 'a' } });
    expect(run(...gone, { type: 'part.returned' }, 1_000).issued).toEqual([[begun.text, 'a']]);
  });
});
