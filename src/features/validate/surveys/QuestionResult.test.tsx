import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { surveyResults } from '#domain/survey/survey-results.ts';
import { wordsOf } from '#drawing/survey/survey-document.ts';
import { en } from '#drawing/survey/texts/en.ts';
import { aQuestion, aResponse, yesNo } from '../../../../tests/fixtures/a-survey.ts';
import { wordsBeforeFolds } from '../../../../tests/fixtures/app-in-jsdom/shown-text.ts';
import { crossedRows } from './crossed-rows.ts';
import { QuestionResult } from './QuestionResult.tsx';

// The files of a worker share one window.
afterEach(cleanup);

test('a recommendation is one number with its interval and three groups; each number of points is in a fold', () => {
  const points = [10, 9, 9, 8, 3];
  const responses = points.map((each, n) => aResponse(n + 1, { choices: { q: each } }));
  const [result] = surveyResults([aQuestion('q', { kind: 'nps', title: 'Would you?' })], responses);
  if (!result) throw new Error('No result.');
  const given = { result, title: 'Would you?', way: '', image: undefined, words: wordsOf({ currency: 'USD' }, en) };
  render(<QuestionResult {...given} texts={null} crossed={null} />);
  const shown = wordsBeforeFolds(screen.getByRole('region', { name: 'Would you?' }));
  expect([
    shown.includes('Net Promoter Score 40 (-30.1 to 100)'),
    shown.includes('3 promoters (9 or 10), 1 passive (7 or 8), 1 detractor (0 to 6).'),
    shown.includes('95%'),
    shown.includes('leads with'),
    screen.getByText('Each number of points').closest('details')?.open,
  ]).toEqual([true, true, false, false, false]);
});

test('a recommendation that all gave alike has no margin of error, rather than one of nothing', () => {
  const responses = [4, 2].map((each, n) => aResponse(n + 1, { choices: { q: each } }));
  const [result] = surveyResults([aQuestion('q', { kind: 'nps', title: 'Would you?' })], responses);
  if (!result) throw new Error('No result.');
  const words = wordsOf({ currency: 'USD' }, en);
  const given = { result, title: 'Would you?', way: '', image: undefined, words };
  render(<QuestionResult {...given} texts={null} crossed={null} />);
  const shown = wordsBeforeFolds(screen.getByRole('region', { name: 'Would you?' }));
  expect([
    shown.includes('Net Promoter Score -100'),
    shown.includes('(-100 to -100)'),
    shown.includes('Everyone answered alike, so its margin of error isn’t known yet.'),
    crossedRows(result, [result], words),
  ]).toEqual([true, false, true, [{ label: 'Net Promoter Score', cells: ['-100'] }]]);
});

test('days are said from the first to the last in the words of the language, in UTC', () => {
  const shownOf = (...days: readonly string[]) => {
    const responses = days.map((each, n) => aResponse(n + 1, { choices: { q: each } }));
    const [result] = surveyResults([aQuestion('q', { kind: 'date', title: 'Since when?' })], responses);
    if (!result) throw new Error('No result.');
    const given = { result, title: 'Since when?', way: '', image: undefined, words: wordsOf({ currency: 'USD' }, en) };
    const { unmount } = render(<QuestionResult {...given} texts={null} crossed={null} />);
    const shown = screen.getByRole('region', { name: 'Since when?' }).textContent;
    unmount();
    return shown;
  };
  expect([shownOf('2026-05-01', '1999-12-31', '2025-01-01'), shownOf('2026-05-01')]).toEqual([
    'Since when?Date · 3 answeredFrom December 31, 1999 to May 1, 2026Half of the answers are on January 1, 2025 or earlier.',
    'Since when?Date · 1 answeredMay 1, 2026Half of the answers are on May 1, 2026 or earlier.',
  ]);
});

test('a matrix is shown row by row, each of who has answered it', () => {
  const rows = [
    { id: 'price', label: 'The price' },
    { id: 'taste', label: 'The taste' },
  ];
  const question = aQuestion('q', { kind: 'matrix', title: 'Which is good?', options: yesNo, rows });
  const answers = [{ price: 'no', taste: 'yes' }, { taste: 'yes' }];
  const [result] = surveyResults(
    [question],
    answers.map((each, n) => aResponse(n + 1, { choices: { q: { rows: each } } })),
  );
  if (!result) throw new Error('No result.');
  const given = { result, title: 'Which is good?', way: '', image: undefined, words: wordsOf({ currency: 'USD' }, en) };
  render(<QuestionResult {...given} texts={null} crossed={null} />);
  expect(screen.getAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent)).toEqual([
    'The price',
    'The taste',
  ]);
  screen.getByText(/^“No” leads with 1 of 1/);
  screen.getByText(/^“Yes” leads with 2 of 2/);
});

test('the image that a question asks about stands below its words, as soon as it has come', () => {
  const question = aQuestion('q', { kind: 'nps', title: 'Would you?', picture: 'asset', alt: 'A loaf on a scale' });
  const [result] = surveyResults([question], [aResponse(1, { choices: { q: 9 } })]);
  if (!result) throw new Error('No result.');
  const given = { result, title: 'Would you?', way: '', words: wordsOf({ currency: 'USD' }, en), texts: null };
  const { rerender } = render(<QuestionResult {...given} image={undefined} crossed={null} />);
  expect(screen.queryByRole('img', { name: 'A loaf on a scale' })).toBe(null);
  rerender(<QuestionResult {...given} image="blob:loaf" crossed={null} />);
  expect(screen.getByRole('img', { name: 'A loaf on a scale' }).getAttribute('src')).toBe('blob:loaf');
});
