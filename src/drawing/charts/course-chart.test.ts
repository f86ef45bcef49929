import { expect, test } from 'vitest';
import { courseChart } from './course-chart.ts';

const at = (day: number): string => `2026-03-${String(day).padStart(2, '0')}T12:00:00.000Z`;
const course = (values: readonly number[], most: number | null = null) =>
  courseChart({ label: 'Score', most, points: values.map((value, n) => ({ at: at(1 + n * 2), value })) });

test('A course is told as a sentence, drawn over time, walked and listed', () => {
  const { finding, panels, points, table } = course([50, 60, 72], 100);
  expect([finding, points, table]).toEqual([
    'Score went from 50 to 72, Mar 1, 2026 to Mar 5, 2026.',
    [
      { panel: 0, x: 0, y: 62.5, name: 'Mar 1, 2026', value: '50' },
      { panel: 0, x: 50, y: 55, name: 'Mar 3, 2026', value: '60' },
      { panel: 0, x: 100, y: 46, name: 'Mar 5, 2026', value: '72' },
    ],
    {
      columns: ['#', 'Date', 'Score'],
      rows: [
        ['1', 'Mar 1, 2026', '50'],
        ['2', 'Mar 3, 2026', '60'],
        ['3', 'Mar 5, 2026', '72'],
      ],
    },
  ]);
  expect(panels[0]?.shapes.map(({ look, path }) => [look, path])).toEqual([
    ['base', 'M0,100L100,100'],
    ['faint', 'M0,62.5L100,62.5'],
    ['walk', 'M0,62.5L50,55L100,46'],
  ]);
  expect(panels[0]?.labels.map(({ text, anchor }) => [text, anchor])).toEqual([
    ['72', 'end'],
    ['50', 'start'],
    ['Mar 1, 2026', 'start'],
    ['Mar 5, 2026', 'end'],
  ]);
});

test('What can grow ends at its largest value, with room for it above', () => {
  expect(course([1, 2, 4]).points.map(({ y }) => y)).toEqual([81.25, 62.5, 25]);
});

test('Of nothing, of one value and of what all came at once something is said', () => {
  const same = courseChart({ label: 'Score', most: 100, points: [1, 2, 3].map((value) => ({ at: at(1), value })) });
  const findings = [course([]), course([7]), course([7, 7]), same].map(({ finding }) => finding);
  expect([...findings, same.points.map(({ x }) => x)]).toEqual([
    'Score: nothing yet.',
    'Score: 7 on Mar 1, 2026.',
    'Score stayed at 7, Mar 1, 2026 to Mar 3, 2026.',
    'Score went from 1 to 3 on Mar 1, 2026.',
    [0, 50, 100],
  ]);
  expect(course([]).panels[0]?.signs).toEqual([]);
});

test.each<[string, readonly number[], number | null, readonly number[]]>([
  ['grows, above both ends', [1, 20, 56], null, [-8, -8]],
  ['ends below the middle of its scale, not across it', [50, 29, 35], 100, [16, -8]],
  ['grows slowly at first, above its beginning and not upon the date', [0, 8, 40], null, [-8, -8]],
  ['ends far below the middle, above the line', [50, 5, 10], 100, [-8, -8]],
  ['falls at last, below the line', [90, 90, 90, 90, 90, 90, 90, 40], 100, [16, -8]],
  ['rises at once, below the line where it begins', [30, 90, 90, 90, 90, 90, 90, 90, 90, 95], 100, [-8, 16]],
])('The values of a course that %s', (_, values, most, sides) => {
  const labels = course(values, most).panels[0]?.labels ?? [];
  expect(labels.slice(0, 2).map(({ dy }) => dy)).toEqual(sides);
});

test('A long course is listed in a few lines, its end among them', () => {
  const { rows } = course(Array.from({ length: 15 }, (_, n) => n)).table;
  expect([rows.length, rows.at(-1)?.[0]]).toEqual([8, '15']);
});
