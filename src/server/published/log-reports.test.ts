import { expect, test } from 'vitest';
import { logReports } from './log-reports.ts';

test('the operator is told of the first report, and of fewer and fewer after it', () => {
  const lines: unknown[] = [];
  const reported = logReports({ warn: (...line: unknown[]) => void lines.push(line) });
  for (let reports = 1; reports <= 210; reports++) reported('/p/crumb', reports);
  expect(lines).toEqual(
    [1, 2, 5, 10, 20, 50, 100, 200].map((reports) => [
      { address: '/p/crumb', reports },
      'A page or survey was reported.',
    ]),
  );
});
