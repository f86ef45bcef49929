import { expect, test } from 'vitest';
import { shownHeadline } from './shown-headline.ts';

const about = (title: string) => shownHeadline(`What problem does “${title}” solve?`, title);
const letters = (count: number) => 'a'.repeat(count);

test('a title of up to 60 characters is said as it is, and a longer one is cut', () => {
  expect([about(letters(60)).said, about(letters(61)).said]).toEqual([
    `What problem does “${letters(60)}” solve?`,
    `What problem does “${letters(59)}…” solve?`,
  ]);
});

test('a title is said letter by letter, also where it reads like a pattern of replacements', () => {
  const [short, long] = ['Save $& earn $$ (50 %)', `${'A $1 box of $& bread '.repeat(3)}for home`];
  expect([about(short).said, about(long).said]).toEqual([
    'What problem does “Save $& earn $$ (50 %)” solve?',
    'What problem does “A $1 box of $& bread A $1 box of $& bread A $1 box of $&…” solve?',
  ]);
});

test('a sentence is large up to 80 characters, counted as it is said', () => {
  expect([shownHeadline(letters(80), null), shownHeadline(letters(81), null)]).toEqual([
    { said: letters(80), size: 'large' },
    { said: letters(81), size: 'small' },
  ]);
  const cut = shownHeadline(`Test “${letters(100)}”.`, letters(100));
  expect(cut).toEqual({ said: `Test “${letters(59)}…”.`, size: 'large' });
});
