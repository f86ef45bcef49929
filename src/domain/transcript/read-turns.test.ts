import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { turnsOfText } from './read-turns.ts';
import { splitSentences } from './split-sentences.ts';

const isFull = process.env['TEST_FULL'] !== undefined;

type Style = (turns: readonly { readonly speaker: string; readonly text: string }[]) => string;
const clock = (n: number): string => `0:${String(n + 10)}`;

/** How the tools write turns. */
const styles: Readonly<Record<string, Style>> = {
  'the name before a colon': (turns) => turns.map(({ speaker, text }) => `${speaker}: ${text}`).join('\n'),
  'a full-width colon': (turns) => turns.map(({ speaker, text }) => `${speaker}：${text}`).join('\n'),
  'the time after the name': (turns) =>
    turns.map(({ speaker, text }, n) => `${speaker}  ${clock(n)}\n${text}\n`).join('\n'),
  'the time in brackets': (turns) =>
    turns.map(({ speaker, text }, n) => `${speaker} (${clock(n)}):\n${text}`).join('\n\n'),
  'a dash before the time': (turns) =>
    turns.map(({ speaker, text }, n) => `${speaker} - ${clock(n)}\n${text}`).join('\n\n'),
  'the time before the name': (turns) =>
    turns.map(({ speaker, text }, n) => `[0${clock(n)}] ${speaker}:\n${text}`).join('\n\n'),
  'the time above the name': (turns) =>
    turns.map(({ speaker, text }, n) => `${clock(n)}\n\n${speaker}\n${text}`).join('\n\n'),
  'the time under the name': (turns) =>
    turns.map(({ speaker, text }, n) => `${speaker}\n${clock(n)}\n${text}`).join('\n\n'),
};

const speakers = [
  'Mira Novak',
  'Speaker 1',
  'Jonas van der Berg',
  'ANNA',
  'O’Neill',
  '张伟',
  'أحمد الحسن',
  'Ольга',
  'नेहा शर्मा',
];
const texts = [
  'we lost two slots.',
  'at 10:30 it was full.',
  'no. 5 of them: closed',
  'it’s 0:30 long, isn’t it?',
  '是的。',
];

test('every style that tools write gives the same turns', () => {
  const turns = fc.array(fc.record({ speaker: fc.constantFrom(...speakers), text: fc.constantFrom(...texts) }), {
    minLength: 1,
    maxLength: 8,
  });
  fc.assert(
    fc.property(fc.constantFrom(...Object.keys(styles)), turns, (style, said) => {
      expect(turnsOfText(styles[style]?.(said) ?? '')).toEqual(said);
    }),
    { numRuns: isFull ? 10_000 : 300 },
  );
});

const pieces = fc.constantFrom(
  ...[
    'Mira',
    ' ',
    'Novak',
    ':',
    '：',
    '\n',
    '\n\n',
    '0:07',
    '[',
    ']',
    '(',
    ')',
    '-->',
    '-',
    'von',
    '张',
    'Dr.',
    '**',
    '\v',
    'a',
  ],
);

test('no text makes it throw or loses what is said last', () => {
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 60 }), (parts) => {
      const turns = turnsOfText(parts.join(''));
      const words = (text: string) => text.split('word').length;
      const marked = turnsOfText(`${parts.join('')}\n\nlast word.`);
      expect(words(marked.map(({ text }) => text).join(' '))).toBe(2);
      splitSentences(turns);
    }),
    { numRuns: isFull ? 10_000 : 300 },
  );
});

const sentences = (text: string) => splitSentences([{ speaker: null, text }]).map((each) => each.text);

test.each([
  ['Dr. Lind wrote it. Then she left.', ['Dr. Lind wrote it.', 'Then she left.']],
  ['It took approx. Two days, said J. Weber.', ['It took approx. Two days, said J. Weber.']],
  ['No. 5 is closed.', ['No. 5 is closed.']],
  ['No. Nobody came.', ['No.', 'Nobody came.']],
  ['Das ist z. B. Papier. Hr. Huber druckt es.', ['Das ist z. B. Papier.', 'Hr. Huber druckt es.']],
  ['We met Mrs.', ['We met Mrs.']],
])('%s', (text, wanted) => {
  expect(sentences(text)).toEqual(wanted);
});

test('a blank line may come between a name with its time and the words, which go on over lines', () => {
  expect(turnsOfText('Mira Novak  0:07\n\nWe lost\ntwo slots.\n\nThat day.')).toEqual([
    { speaker: 'Mira Novak', text: 'We lost two slots.' },
    { speaker: null, text: 'That day.' },
  ]);
});

test('where most lines begin with a time, it is none of the words', () => {
  const lines = ['0:01 we lost two', '0:05 slots that day', '0:09 and called six people', 'Mira: why?'];
  expect(turnsOfText(lines.join('\n')).map(({ text }) => text)).toEqual([
    'we lost two',
    'slots that day',
    'and called six people',
    'why?',
  ]);
  expect(turnsOfText('10:30 is when we open.\nOn Sundays too.')[0]?.text).toBe('10:30 is when we open.');
});
