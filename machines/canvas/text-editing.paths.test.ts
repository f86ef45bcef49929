import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { mergeText } from '../../src/domain/text/merge-text.ts';
import { Coverage, complete } from '../../tests/models/coverage.ts';
import { drivePath } from '../../tests/models/drive-path.ts';
import { pathsOf } from '../../tests/models/model.ts';
import { testPaths } from '../../tests/models/test-paths.ts';
import { type TextEditingEvent, type TextEditingInput, textEditingMachine } from './text-editing.machine.ts';

const long = 'x'.repeat(10_001);
const ended = { type: 'editing.ended' } as const;
const typed = (text: string): TextEditingEvent => ({ type: 'text.typed', text });
const came = (text: string): TextEditingEvent => ({ type: 'text.came', text });

const inputs: readonly TextEditingInput[] = [
  { id: 'n', text: 'Few own tools' },
  { id: 'n', text: '', isForText: true },
  { id: 'n', text: 'Few own tools', isForText: true },
];
const coverage = new Coverage(textEditingMachine);

describe.each(inputs)('writing upon "$text", for its text alone: $isForText', (input) => {
  const paths = pathsOf(textEditingMachine, {
    input,
    events: [
      typed('Few own good tools'),
      typed('  '),
      typed(long),
      typed('a'.repeat(6000)),
      came('Few own sharp tools'),
      came('b'.repeat(6000)),
      { type: 'part.gone' },
      { type: 'part.returned' },
      ended,
      { type: 'conflict.settled', keep: 'mine' },
      { type: 'conflict.settled', keep: 'theirs' },
      { type: 'conflict.settled', keep: 'both' },
      { type: 'draft.discarded' },
    ],
    key: ({ context }) => context,
    // Each is written upon once by the founder and once by somebody else; more would be more of the same.
    when: ({ context: { draft, base, theirs }, value }, { type }) =>
      (type !== 'text.came' || theirs === input.text) &&
      (type !== 'text.typed' || draft === base || draft === long || value === 'conflicting'),
  });

  testPaths(paths, async (path) => {
    await drivePath(textEditingMachine, path, {
      coverage,
      input,
      invariants: {
        worded: ({ context, output }) => {
          expect(output).toEqual({ kind: 'worded', id: 'n', text: context.draft, base: context.base });
          expect(context.draft.length).toBeLessThanOrEqual(10_000);
          expect(input.isForText && context.theirs === context.base && context.draft.trim() === '').not.toBe(true);
        },
        unchanged: ({ context: { draft, base, theirs } }) =>
          expect(
            draft === base ||
              draft === theirs ||
              path.steps.at(-1)?.event.type === 'draft.discarded' ||
              (input.isForText && draft.trim() === '' && path.steps.some(({ event }) => event.type === 'part.gone')),
          ).toBe(true),
        empty: ({ context: { draft, base, theirs } }) => {
          expect(input.isForText).toBe(true);
          expect(mergeText(base, theirs, draft)?.trim()).toBe('');
        },
        revived: ({ context: { draft, base, theirs } }) => {
          expect(draft.length).toBeLessThanOrEqual(10_000);
          expect(input.isForText === true && mergeText(base, theirs, draft)?.trim() === '').toBe(false);
        },
      },
    });
  });
});

test('every state and transition ran', () => {
  expect(coverage.missing()).toEqual(complete);
});

describe('what is typed is never lost', () => {
  function write(events: readonly TextEditingEvent[], input: TextEditingInput = { id: 'n', text: 'Few own tools' }) {
    const editor = createActor(textEditingMachine, { input }).start();
    for (const event of events) editor.send(event);
    return editor.getSnapshot();
  }
  const outcome = (kind: string, text: string, base: string) => ({ kind, id: 'n', text, base });

  test.each<[string, readonly TextEditingEvent[], object]>([
    ['Escape keeps it', [typed('Tools'), ended], outcome('worded', 'Tools', 'Few own tools')],
    [
      'a change elsewhere is joined where it does not meet',
      [typed('Few own tools today'), came('Very few own tools'), ended],
      outcome('worded', 'Few own tools today', 'Few own tools'),
    ],
    [
      'mine, knowingly over theirs',
      [typed('Few own good tools'), came('Few own sharp tools'), ended, { type: 'conflict.settled', keep: 'mine' }],
      outcome('worded', 'Few own good tools', 'Few own sharp tools'),
    ],
    [
      'both, one below the other',
      [typed('Few own good tools'), came('Few own sharp tools'), ended, { type: 'conflict.settled', keep: 'both' }],
      outcome('worded', 'Few own sharp tools\nFew own good tools', 'Few own sharp tools'),
    ],
    [
      'theirs',
      [typed('Few own good tools'), came('Few own sharp tools'), ended, { type: 'conflict.settled', keep: 'theirs' }],
      outcome('unchanged', 'Few own sharp tools', 'Few own sharp tools'),
    ],
    [
      'a removed part comes back with it',
      [typed('Tools'), { type: 'part.gone' }, ended],
      outcome('revived', 'Tools', 'Few own tools'),
    ],
    [
      'also where they are what stood there before',
      [typed('Tools'), { type: 'part.gone' }, typed('Few own tools'), ended],
      outcome('revived', 'Few own tools', 'Few own tools'),
    ],
    [
      'a part that is removed before anything is typed stays removed',
      [{ type: 'part.gone' }],
      outcome('unchanged', 'Few own tools', 'Few own tools'),
    ],
    [
      'an untouched text follows',
      [came('Many own tools'), ended],
      outcome('unchanged', 'Many own tools', 'Many own tools'),
    ],
  ])('%s', (_, events, output) => {
    expect(write(events).output).toEqual(output);
  });

  test.each<[string, readonly TextEditingEvent[], object]>([
    ['without words it goes', [typed(' '), ended], outcome('empty', ' ', 'Few own tools')],
    [
      'with the words of somebody else it stays',
      [typed(''), came('Few own sharp tools'), ended, { type: 'conflict.settled', keep: 'theirs' }],
      outcome('unchanged', 'Few own sharp tools', 'Few own sharp tools'),
    ],
    [
      'without words, knowingly over those of somebody else, it goes',
      [typed(''), came('Few own sharp tools'), ended, { type: 'conflict.settled', keep: 'mine' }],
      outcome('empty', '', 'Few own sharp tools'),
    ],
    [
      'removed meanwhile and without words it does not come back',
      [typed(''), { type: 'part.gone' }, ended],
      outcome('unchanged', '', 'Few own tools'),
    ],
  ])('a free text: %s', (_, events, output) => {
    expect(write(events, { id: 'n', text: 'Few own tools', isForText: true }).output).toEqual(output);
  });

  test('a text that is too long waits to be shortened', () => {
    expect(write([typed(long), ended])).toMatchObject({ value: 'tooLong', context: { draft: long } });
    expect(write([typed(long), ended, typed('Short'), ended]).output).toEqual(
      outcome('worded', 'Short', 'Few own tools'),
    );
  });

  test('a refused text is gone on with', () => {
    const input = { id: 'n', text: 'Few own sharp tools', base: 'Few own tools', draft: 'Few own good tools' };
    expect(write([ended], input)).toMatchObject({ value: 'conflicting', context: { draft: 'Few own good tools' } });
  });
});
