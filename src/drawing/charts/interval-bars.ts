import { shareText } from '#domain/verdict/share-text.ts';
import type { Verdict } from '#domain/verdict/verdict.ts';
import type { Chart, ChartLabel, ChartPanel } from './chart.ts';
import { boxPath, linePath } from './line-path.ts';

/** A share that was measured, with what it leaves open; all between 0 and 1. */
export interface IntervalRow {
  readonly label: string;
  readonly value: number;
  readonly low: number;
  readonly high: number;
  /** Target that was locked before; null if none was. */
  readonly criterion: number | null;
  readonly verdict: Verdict | null;
}

/** Ends of an axis that can be read at a glance. */
const ends = [0.1, 0.2, 0.25, 0.5, 1];

/** Shares with their intervals below each other, on one axis from 0; `end` where it must not move. */
export function intervalBars(rows: readonly IntervalRow[], end = endFor(rows)): Chart {
  return {
    finding: findingOf(rows),
    panels: rows.map((row, index) =>
      panelOf(row, end, { isOnly: rows.length === 1, isLast: index === rows.length - 1 }),
    ),
    points: rows.map((row, panel) => ({
      panel,
      x: at(row.value, end),
      y: 75,
      name: row.label,
      value: pointText(row),
    })),
    table: {
      columns: ['Measured', 'Share', 'From', 'To', 'Target', 'Verdict'],
      rows: rows.map(({ label, value, low, high, criterion, verdict }) => {
        const text = (share: number) => shareText(share, criterion ?? share);
        return [
          label,
          text(value),
          text(low),
          text(high),
          criterion === null ? '' : shareText(criterion),
          verdict ?? '',
        ];
      }),
    },
  };
}

const at = (share: number, end: number): number => Math.min(100, Math.max(0, (share / end) * 100));

function endFor(rows: readonly IntervalRow[]): number {
  const most = Math.max(...rows.map(({ high, criterion }) => Math.max(high, criterion ?? 0)), 0);
  return ends.find((end) => end >= most) ?? 1;
}

function panelOf(row: IntervalRow, end: number, { isOnly, isLast }: { isOnly: boolean; isLast: boolean }): ChartPanel {
  const { label, value, low, high, criterion, verdict } = row;
  const tone = verdict ?? 'plain';
  const below = { y: 100, dx: 0, dy: 12, tone: 'plain' } as const;
  return {
    height: 40,
    // Of one alone the finding says it.
    ...(!isOnly && { title: label, value: valueText(row), tone }),
    shapes: [
      {
        path: linePath([
          [0, 75],
          [100, 75],
        ]),
        look: 'base',
        tone: 'plain',
      },
      ...[0, 25, 50, 75, 100].map(
        (tick) =>
          ({
            path: linePath([
              [tick, 75],
              [tick, 90],
            ]),
            look: 'base',
            tone: 'plain',
          }) as const,
      ),
      { path: boxPath([at(low, end), 55], [at(high, end), 95]), look: 'band', tone },
    ],
    signs: [
      { x: at(value, end), y: 75, sign: verdict ?? 'dot' },
      ...(criterion === null ? [] : [{ x: at(criterion, end), y: 90, top: 0, sign: 'stake' } as const]),
    ],
    labels: [
      ...(criterion === null ? [] : [flagLabel(criterion, end)]),
      ...(isLast
        ? [
            { ...below, x: 0, anchor: 'start', text: '0%' } as const,
            { ...below, x: 100, anchor: 'end', text: shareText(end) } as const,
          ]
        : []),
    ],
  };
}

/** Beside the flag, which blows the other way where there is no room. */
function flagLabel(criterion: number, end: number): ChartLabel {
  const x = at(criterion, end);
  const isFarOut = x > 80;
  const text = `${shareText(criterion)} target`;
  return { x, y: 0, dx: isFarOut ? -24 : 24, dy: 10, anchor: isFarOut ? 'end' : 'start', text, tone: 'plain' };
}

function valueText({ value, low, high, criterion }: IntervalRow): string {
  const text = (share: number) => shareText(share, criterion ?? share);
  return `${text(value)} (${text(low)} to ${text(high)})`;
}

const pointText = (row: IntervalRow): string =>
  `${valueText(row)}${row.criterion === null ? '' : `, target ${shareText(row.criterion)}`}`;

/** Sentence of the chart: the result of a single row, or the number of rows by verdict. */
function findingOf(rows: readonly IntervalRow[]): string {
  const [row] = rows;
  if (!row) return 'Nothing was measured yet.';
  if (rows.length === 1) return `${row.label}: ${pointText(row)}${row.verdict === null ? '' : `: ${row.verdict}`}.`;
  const count = (verdict: Verdict | null) => rows.filter((each) => each.verdict === verdict).length;
  const said = [
    ...(count('supports') > 0 ? [`${count('supports')} ${count('supports') === 1 ? 'supports' : 'support'}`] : []),
    ...(count('refutes') > 0 ? [`${count('refutes')} ${count('refutes') === 1 ? 'refutes' : 'refute'}`] : []),
    ...(count('inconclusive') > 0 ? [`${count('inconclusive')} inconclusive`] : []),
    ...(count(null) > 0 ? [`${count(null)} not judged`] : []),
  ];
  return `${rows.length} results: ${said.join(', ')}.`;
}
