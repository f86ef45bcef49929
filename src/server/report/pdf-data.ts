import type { Paper } from '#domain/report/paper.ts';
import type {
  ReportContent,
  ReportCount,
  ReportCover,
  ReportFigure,
  ReportPart,
  ReportTable,
} from '#domain/report/report-content.ts';
import { dayText } from '#domain/report/report-words.ts';
import { sharedCanvas } from '#domain/sharing/shared-canvas.ts';
import { figureOf } from '#domain/text/figures.ts';
import { drawSvg } from '#drawing/draw-svg.ts';
import type { DrawingTheme } from '#drawing/drawing-theme.ts';
import { readableText } from '#drawing/readable-text.ts';
import { chartSvg, chartWidths } from '#drawing/report/chart-svg.ts';
import { figureChart } from '#drawing/report/figure-chart.ts';
import type { ReportLink } from '#drawing/report/report-document.ts';
import { reportLabels as labels } from '#drawing/report/report-labels.ts';
import { bodyOf, coverOf, coverWords, titleOfReport } from '#drawing/report/report-title.ts';
import { sourceRuns } from '#drawing/report/source-runs.ts';

/** Whatever holds a link is set twice: where there are more footnotes, their evidence is found by its number. */
const linkedNotesAtMost = 100;

/** Most characters of a chart's text alternative, in UTF-16 units. */
const altAtMost = 2000;

/** Returns the data from which a PDF is set: plain JSON, in which texts are texts. */
export const pdfData = (report: ReportContent, theme: DrawingTheme, link: ReportLink | null, paper: Paper) => ({
  paper,
  title: plain(report.title),
  foot: { left: plain(`${report.title} · ${labels.stateOf(report)}`), right: labels.made },
  colors: colorsOf(theme),
  first: firstData(report),
  'is-sheet': isSheet(report),
  qr: link && { svg: qrSvg(link), alt: labels.qr, url: link.url, text: labels.online },
  sections: bodyOf(report).map(({ heading, parts }) => ({
    heading: plain(heading),
    parts: parts.flatMap((part) => dataOf(part, theme)),
  })),
  check: {
    heading: labels.check,
    lead: labels.checkLead,
    facts: [
      { term: labels.at, text: dayText(report.at), mono: false },
      { term: labels.position, text: figureOf(report.position), mono: false },
      ...(report.hash === null ? [] : [{ term: labels.hash, text: broken(report.hash), mono: true }]),
    ],
    notes: {
      heading: labels.notes,
      cites: labels.evidence,
      'are-links': report.notes.length <= linkedNotesAtMost,
      list: report.notes.map(({ number, text, sources }) => ({
        number,
        text: plain(text),
        sources: sourceRuns(sources).map((run) => ({ from: run.from, text: labels.evidenceNumber(run.text) })),
      })),
    },
    evidence: {
      heading: labels.evidence,
      nothing: labels.noEvidence,
      sources: report.sources.map(({ number, direction, text, about, basis, url, position, at }) => ({
        number: labels.evidenceNumber(`${number}`),
        label: `e${number}`,
        direction,
        text: plain(`${direction}: ${text === '' ? labels.erased : text}`),
        basis: plain(`${about === '' ? '' : `${labels.about(about)}. `}${basis}. ${labels.source(position, at)}.`),
        link: url !== null && /^https?:\/\//i.test(url) ? { url, text: plain(labels.address(url)) } : null,
      })),
    },
    formulas: {
      heading: labels.formulas,
      list: report.formulas.map(({ name, text }) => ({ name, text: plain(text) })),
    },
  },
});

const colorsOf = ({ ink, muted, line, strongLine, brand, supports, inconclusive, refutes }: DrawingTheme) => ({
  ...{ ink, muted, line, brand, supports, inconclusive, refutes },
  ...{ strong: strongLine, neutral: inconclusive },
});

/** A short cover is that of a report which is to be one sheet. */
const isSheet = (report: ReportContent): boolean => {
  const cover = coverOf(report);
  return cover !== undefined && cover.tested === null && cover.next.length === 0;
};

/** Returns the data of the first page before the first section. */
function firstData(report: ReportContent) {
  const { above, title } = titleOfReport(report);
  const cover = coverOf(report);
  const words = coverWords(report);
  return {
    above: plain(above),
    title: plain(title),
    state: labels.stateOf(report),
    words: words === undefined ? [] : plain(words).split(/\n{2,}/),
    cover: cover ? coverData(cover) : null,
  };
}

const coverData = ({ texts, founder, origin, standing, counts, tested, next }: ReportCover) => ({
  pitch: plain(texts.pitch),
  by: [...(founder === null ? [] : [labels.by(founder)]), ...(origin === null ? [] : [origin])].map(plain),
  standing: { text: plain(standing.text), note: standing.note },
  counts: counts.map(countData),
  about: [
    { term: labels.problem, text: plain(texts.problem) },
    { term: labels.audience, text: plain(texts.audience) },
  ].filter(({ text }) => text !== ''),
  tested: tested && tableData(tested),
  next: { term: labels.next, steps: next.map(plain) },
});

const countData = ({ count, label }: ReportCount) => ({ count: figureOf(count), label });

const tableData = ({ caption, columns, rows }: ReportTable) => ({
  kind: 'table',
  caption: plain(caption),
  columns: columns.map(plain),
  rows: rows.map(({ cells, verdict = null, note }) => ({ cells: cells.map(plain), verdict, note })),
});

function dataOf(part: ReportPart, theme: DrawingTheme): readonly object[] {
  switch (part.kind) {
    case 'cover':
      return [];
    case 'counts':
      return [{ kind: part.kind, counts: part.counts.map(countData) }];
    case 'steps':
      return [{ kind: part.kind, steps: part.steps.map(plain) }];
    case 'words':
      return [{ kind: part.kind, paragraphs: plain(part.text).split(/\n{2,}/) }];
    case 'claim':
      return [
        {
          kind: part.kind,
          lead: plain(part.lead ?? ''),
          text: plain(part.text),
          verdict: part.verdict,
          note: part.note,
        },
      ];
    case 'quote':
      return [{ kind: part.kind, text: plain(part.text), mark: part.mark, note: part.note }];
    case 'missing':
      return [{ kind: part.kind, text: plain(part.text) }];
    case 'table':
      return [tableData(part)];
    case 'figure':
      return figureData(part.name, part.figure, theme);
  }
}

function figureData(name: string, figure: ReportFigure, theme: DrawingTheme): readonly object[] {
  if (figure.kind === 'canvas') {
    const { nodes, edges, words } = figure;
    const svg = drawSvg(sharedCanvas({ nodes, edges }), undefined, { theme, title: name });
    return [{ kind: 'figure', svg, finding: name, alt: altOf(`${name}: ${words.join('; ')}`) }];
  }
  const chart = figureChart(figure);
  if (!chart) return [];
  const { columns, rows } = chart.table;
  const numbers = rows.map((cells) => cells.map((cell, n) => `${columns[n] ?? ''} ${cell}`).join(', ')).join('; ');
  const finding = plain(chart.finding);
  return [
    { kind: 'figure', svg: chartSvg(chart, theme, chartWidths.paper), finding, alt: altOf(`${finding} ${numbers}`) },
  ];
}

const altOf = (text: string): string => plain(text).slice(0, altAtMost);

/** Where a line may be broken, for what has no spaces. */
const broken = (text: string): string => text.replace(/.{8}/g, (part) => `${part}\u200b`);

/** Long words without a place to break would run out of the page. */
const longWord = /[^\s\u200b]{40,}/g;

/**
 * Signs to remove: they have no glyph and don't change what is read, such as marks of direction, and joiners on their
 * own.
 */
const unseen = /[\u200e\u200f\u2060-\u206f\ufeff\u{e0000}-\u{e0fff}]/gu;

const plain = (text: string): string =>
  readableText(text)
    .replace(unseen, '')
    .replace(longWord, (word) =>
      Array.from(word)
        .map((sign, n) => (n > 0 && n % 20 === 0 ? `\u200b${sign}` : sign))
        .join(''),
    );

const qrSvg = ({ qr: { size, path } }: ReportLink): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size * 4}" height="${size * 4}"><rect width="${size}" height="${size}" fill="#fff"/><path d="${path}" fill="#000"/></svg>`;
