import { expect, test } from 'vitest';
import { courseChart } from './course-chart.ts';

const at = (day: number): string => `2026-03-${String(day).padStart(2, '0')}T12:00:00.000Z`;
const course = (values: readonly number[], most: number | null = null) =>
  courseChart({ label: 'Score', most, points: values.map((value, n) => ({ at: at(1 + n * 2), value })) });

test('A course is told as a sentence, drawn over time, walked and listed', () => {
  const { finding, panels, points, table } = course([50, 60, 71.4], 100);
  expect([finding, points, table]).toEqual([
    'Score went from 50 to 71, Mar 1, 2026 to Mar 5, 2026.',
    [
      { panel: 0, x: 0, y: 50, name: 'Mar 1, 2026', value: '50' },
      { panel: 0, x: 50, y: 40, name: 'Mar 3, 2026', value: '60' },
      { panel: 0, x: 100, y: 100 - 71.4, name: 'Mar 5, 2026', value: '71' },
    ],
    {
      columns: ['#', 'Date', 'Score'],
      rows: [
        ['1', 'Mar 1, 2026', '50'],
        ['2', 'Mar 3, 2026', '60'],
        ['3', 'Mar 5, 2026', '71'],
      ],
    },
  ]);
  expect(panels[0]?.shapes.map(({ look, path }) => [look, path])).toEqual([
    ['base', 'M0,100L100,100'],
    ['faint', 'M0,50L100,50'],
    ['walk', 'M0,50L50,40L100,28.6'],
  ]);
  expect(panels[0]?.labels.map(({ text, anchor }) => [text, anchor])).toEqual([
    ['71', 'end'],
    ['50', 'start'],
    ['Mar 1, 2026', 'start'],
    ['Mar 5, 2026', 'end'],
  ]);
});

test('What can grow ends at its largest value', () => {
  expect(course([1, 2, 4]).points.map(({ y }) => y)).toEqual([75, 50, 0]);
});

test('Of nothing, of one value and of what all came at once something is said', () => {
  const same = courseChart({ label: 'Score', most: 100, points: [1, 2, 3].map((value) => ({ at: at(1), value })) });
  expect([course([]).finding, course([7]).finding, course([7, 7]).finding, same.points.map(({ x }) => x)]).toEqual([
    'Score: nothing yet.',
    'Score: 7 on Mar 1, 2026.',
    'Score stayed at 7, Mar 1, 2026 to Mar 3, 2026.',
    [0, 50, 100],
  ]);
  expect(course([]).panels[0]?.signs).toEqual([]);
});

test('A long course is listed in a few lines, its end among them', () => {
  const { rows } = course(Array.from({ length: 15 }, (_, n) => n)).table;
  expect([rows.length, rows.at(-1)?.[0]]).toEqual([8, '15']);
});
