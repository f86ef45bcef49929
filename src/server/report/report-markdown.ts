import type {
  ReportClaim,
  ReportContent,
  ReportCover,
  ReportPart,
  ReportSource,
  ReportTable,
} from '#domain/report/report-content.ts';
import { dayText } from '#domain/report/report-words.ts';
import { figureOf } from '#domain/text/figures.ts';
import { oneLine } from '#domain/text/one-line.ts';
import { figureChart } from '#drawing/report/figure-chart.ts';
import { reportLabels as labels } from '#drawing/report/report-labels.ts';
import { bodyOf, coverOf, coverWords } from '#drawing/report/report-title.ts';
import { sourceRuns } from '#drawing/report/source-runs.ts';
import { quotedLine } from './quoted-line.ts';
import { hiddenWords } from './without-words.ts';

/**
 * A report in Markdown: its sections, then the evidence behind each claim. Words that people have said, and evidence that
 * may repeat them, are quoted lines.
 */
export function reportMarkdown(report: ReportContent, seesPeople: boolean): string {
  const cover = coverOf(report);
  const words = coverWords(report);
  const sections = bodyOf(report).map(({ heading, parts }) => [
    `## ${oneLine(heading)}`,
    ...parts.flatMap((part) => linesOf(part, seesPeople)),
  ]);
  const blocks = [
    `# ${oneLine(report.title)}`,
    ...(report.idea === '' ? [] : [`About the idea: ${oneLine(report.idea)}. ${labels.stateOf(report)}.`]),
    ...(words === undefined ? [] : [words]),
    ...(cover ? coverLines(cover) : []),
    ...sections.flat(),
    `## ${labels.check}`,
    `${labels.position} ${figureOf(report.position)}${report.hash === null ? '' : `, ${labels.hash.toLowerCase()} ${report.hash}`}.`,
    ...report.notes.map(
      ({ number, text, sources }) =>
        `[${number}] ${oneLine(text)}${
          sources.length === 0
            ? ''
            : ` ${labels.evidence} ${sourceRuns(sources)
                .map((run) => labels.evidenceNumber(run.text))
                .join(', ')}.`
        }`,
    ),
    ...report.sources.flatMap((source) => sourceLines(source, seesPeople)),
    ...report.formulas.map(({ name, text }) => `\`${name}\`: ${oneLine(text)}`),
  ];
  return blocks.filter((block) => block !== '').join('\n\n');
}

function coverLines({ standing, counts, texts, tested, next }: ReportCover): readonly string[] {
  return [
    oneLine(texts.pitch),
    claimLine(standing),
    ...(texts.problem === '' ? [] : [`${labels.problem}: ${oneLine(texts.problem)}`]),
    ...(texts.audience === '' ? [] : [`${labels.audience}: ${oneLine(texts.audience)}`]),
    counts.map(({ count, label }) => `${figureOf(count)} ${label}`).join(', '),
    ...(tested ? [tableLines(tested)] : []),
    ...(next.length === 0 ? [] : [`${labels.next}:`, listLines(next)]),
  ];
}

function linesOf(part: ReportPart, seesPeople: boolean): readonly string[] {
  switch (part.kind) {
    case 'cover':
      return [];
    case 'words':
      return [part.text];
    case 'claim':
      return [claimLine(part)];
    case 'table':
      return [tableLines(part)];
    case 'counts':
      return [part.counts.map(({ count, label }) => `${figureOf(count)} ${label}`).join(', ')];
    case 'steps':
      return [listLines(part.steps)];
    case 'quote':
      return [`${seesPeople ? quotedLine(part.text) : hiddenWords}${cited(part.note)} (${part.mark})`];
    case 'missing':
      return [`*${oneLine(part.text)}*`];
    case 'figure': {
      if (part.figure.kind === 'canvas') return [listLines(part.figure.words)];
      const chart = figureChart(part.figure);
      if (!chart) return [];
      return [chart.finding, table(chart.table.columns, chart.table.rows)];
    }
  }
}

const cited = (note: number | null): string => (note === null ? '' : ` [${note}]`);

const claimLine = ({ lead, text, verdict, note }: ReportClaim): string =>
  `${lead === undefined ? '' : `**${oneLine(lead)}** `}${oneLine(text)}${verdict === null ? '' : ` (${verdict})`}${cited(note)}`;

const listLines = (lines: readonly string[]): string => lines.map((line) => `- ${oneLine(line)}`).join('\n');

const tableLines = ({ caption, columns, rows }: ReportTable): string =>
  `${caption === '' ? '' : `${oneLine(caption)}\n\n`}${table(
    columns,
    rows.map(({ cells, note }) => cells.map((cell, n) => (n === 0 ? `${cell}${cited(note)}` : cell))),
  )}`;

function table(columns: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => oneLine(cell).replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(columns), line(columns.map(() => '---')), ...rows.map(line)].join('\n');
}

function sourceLines(source: ReportSource, seesPeople: boolean): readonly string[] {
  const { number, about, direction, text, basis, url, position, at } = source;
  const head = `${labels.evidenceNumber(`${number}`)} ${direction}, ${basis}. ${labels.about(oneLine(about))}. ${labels.source(position, dayText(at))}${url === null ? '' : ` ${url}`}`;
  return [head, text === '' ? labels.erased : seesPeople ? quotedLine(text) : hiddenWords];
}
