import type { ChartData } from '../chart/chart-data.ts';

const heights = [0, -0.4, 0.2, 0.8, 0.4, 1, 1.6, 1.2, 2.8, 2.4, 3.4];
const xOf = (week: number) => week * 8;
const yOf = (people: number) => 50 - people * 10;

/** A walk between two bounds. */
export const sampleWalk: ChartData = {
  finding: '9 yes of 11. 10 of 12 would settle it.',
  panels: [
    {
      height: 160,
      shapes: [
        { path: 'M40 0H100V13H40z', look: 'zone', tone: 'supports' },
        { path: 'M40 87H100V100H40z', look: 'zone', tone: 'refutes' },
        { path: 'M0 13H40', look: 'faint', tone: 'supports' },
        { path: 'M40 13H100', look: 'bound', tone: 'supports' },
        { path: 'M40 87H100', look: 'bound', tone: 'refutes' },
        { path: 'M0 50H100', look: 'base', tone: 'plain' },
        {
          path: `M${heights.map((height, week) => `${xOf(week)} ${yOf(height)}`).join('L')}`,
          look: 'walk',
          tone: 'plain',
        },
      ],
      signs: [
        { x: 0, y: 50, top: 0, sign: 'stake' },
        { x: xOf(10), y: yOf(3.4), sign: 'dot' },
      ],
      labels: [
        { x: 0, y: 0, dx: 24, dy: 10, anchor: 'start', text: '50%', tone: 'plain' },
        { x: 100, y: 13, dx: -6, dy: -6, anchor: 'end', text: 'supports', tone: 'supports' },
        { x: 100, y: 87, dx: -6, dy: 16, anchor: 'end', text: 'refutes', tone: 'refutes' },
        { x: 0, y: 100, dx: 0, dy: 16, anchor: 'start', text: '0', tone: 'plain' },
        { x: 100, y: 100, dx: 0, dy: 16, anchor: 'end', text: '12 weeks', tone: 'plain' },
      ],
    },
  ],
  points: heights.map((height, week) => ({
    panel: 0,
    x: xOf(week),
    y: yOf(height),
    name: `Week ${week}`,
    value: `${height} from pace`,
  })),
  table: { columns: ['Week', 'From pace'], rows: heights.map((height, week) => [String(week), String(height)]) },
};

/** Shares below each other. */
export const sampleBars: ChartData = {
  finding: '3 results: 1 supports, 1 refutes, 1 inconclusive.',
  panels: (['supports', 'refutes', 'inconclusive'] as const).map((verdict, row) => ({
    height: 40,
    title: ['Signed up after reading the whole page on a telephone', 'Paid', 'Came back'][row] ?? '',
    value: ['34% (30% to 38%)', '2% (0% to 6%)', '15% (7% to 26%)'][row] ?? '',
    tone: verdict,
    shapes: [
      { path: 'M0 75H100', look: 'base', tone: 'plain' },
      { path: `M${[60, 0, 14][row]} 55h${[16, 12, 38][row]}v40h-${[16, 12, 38][row]}z`, look: 'band', tone: verdict },
    ],
    signs: [
      { x: [68, 4, 30][row] ?? 0, y: 75, sign: verdict },
      { x: [40, 90, 20][row] ?? 0, y: 90, top: 0, sign: 'stake' },
    ],
    labels: [],
  })),
  points: [
    { panel: 0, x: 68, y: 75, name: 'Signed up', value: '34%' },
    { panel: 1, x: 4, y: 75, name: 'Paid', value: '2%' },
    { panel: 2, x: 30, y: 75, name: 'Came back', value: '15%' },
  ],
  table: {
    columns: ['Measured', 'Share', 'From', 'To'],
    rows: [
      ['Signed up', '34%', '30%', '38%'],
      ['Paid', '2%', '0%', '6%'],
      ['Came back', '15%', '7%', '26%'],
    ],
  },
};

/** The walk before its first step. */
export const sampleStart: ChartData = {
  finding: 'No weeks yet. 10 of 12 would settle it; the earliest is after the 6th.',
  panels: sampleWalk.panels.map((panel) => ({
    ...panel,
    shapes: panel.shapes.filter(({ look }) => look !== 'walk'),
    signs: panel.signs.filter(({ sign }) => sign === 'stake'),
  })),
  points: [],
  table: { columns: ['Week', 'From pace'], rows: [] },
};
