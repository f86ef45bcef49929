import { expect, test } from 'vitest';
import { rangeTexts } from './range-texts.ts';

test('a judgement names the events it stands on, and interviews by their number', () => {
  const range = (stream: string, from: number, to: number) => ({ stream, from, to });
  expect(rangeTexts([range('experiment-a', 1, 3), range('intake-b', 1, 1200)])).toEqual([
    'events 1 to 3 of this experiment',
    'events 1 to 1,200 of its visitors',
  ]);
  expect(rangeTexts([range('experiment-a', 1, 3), range('intake-b', 1, 0)])).toEqual([
    'events 1 to 3 of this experiment',
  ]);
  expect(rangeTexts([range('interview-a', 1, 1), range('experiment-a', 1, 2), range('interview-b', 1, 1)])).toEqual([
    'events 1 to 2 of this experiment',
    '2 interviews',
  ]);
});
