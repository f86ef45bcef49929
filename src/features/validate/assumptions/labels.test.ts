import { expect, test } from 'vitest';
import { weigh } from '#domain/ledger/score.ts';
import { decideLabels } from '../decide/labels.ts';
import { nextLabels, rowLabels } from './labels.ts';

const nothing = weigh([]);
const weightless = weigh([{ direction: 1, rung: 'anecdote', weight: 0 }]);
const neutral = weigh([{ direction: 0, rung: 'market', weight: 3 }]);

test('where nothing that has a weight counts, no score is said', () => {
  expect([nothing, weightless, neutral].map((each) => rowLabels.scoreFigure(each))).toEqual([
    'Untested',
    'Untested',
    '50',
  ]);
  const untested = 'Untested: there’s no evidence yet for or against “They pay”.';
  expect([nextLabels.idea(nothing, 'They pay'), decideLabels.score(weightless, 'They pay')]).toEqual([
    untested,
    untested,
  ]);
  expect([nextLabels.idea(neutral, 'They pay'), decideLabels.score(neutral, 'They pay')]).toEqual([
    'The idea’s score is 50, that of its weakest critical assumption: “They pay”.',
    'The idea’s score is 50. Its weakest critical assumption: “They pay”.',
  ]);
  expect([decideLabels.figures(nothing, 0), decideLabels.figures(neutral, 1)]).toEqual([
    'Untested',
    'Score 50, 1 piece of evidence',
  ]);
});
