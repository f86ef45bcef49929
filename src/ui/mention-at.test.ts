import { expect, test } from 'vitest';
import { mentionAt, peopleFor } from './mention-at.ts';

const at = (text: string) => {
  const caret = text.indexOf('|');
  return mentionAt(text.replace('|', ''), caret);
};

test('a name is typed after an @ that begins a word', () => {
  expect([at('@|'), at('Ask @Jo|nas'), at('(@Mira|'), at('@Jonas M|'), at('See\n@|')]).toEqual([
    { start: 0, query: '' },
    { start: 4, query: 'Jo' },
    { start: 1, query: 'Mira' },
    { start: 0, query: 'Jonas M' },
    { start: 4, query: '' },
  ]);
});

test('no name is typed in an address, in another line, after a space or after two', () => {
  expect([at('a@b|'), at('@Jo\nnas|'), at('@ Jo|'), at('@Jo  |'), at('Jo|'), at(`@${'x'.repeat(41)}|`)]).toEqual([
    ...[undefined, undefined, undefined, undefined, undefined, undefined],
  ]);
});

test('people are found by the beginnings of their names’ words, and no longer once a name is complete', () => {
  const people = ['Jonas Meyer', 'Mira', 'Jo'].map((name) => ({ name }));
  const names = (query: string) => peopleFor(people, query).map(({ name }) => name);
  expect([names(''), names('jo'), names('mey'), names('Jonas m'), names('Mira '), names('onas')]).toEqual([
    ['Jonas Meyer', 'Mira', 'Jo'],
    ['Jonas Meyer', 'Jo'],
    ['Jonas Meyer'],
    ['Jonas Meyer'],
    [],
    [],
  ]);
  expect(
    peopleFor(
      Array.from({ length: 9 }, () => ({ name: 'Ann' })),
      'a',
    ),
  ).toHaveLength(8);
});
