import type {
  ReportClaim,
  ReportContent,
  ReportCount,
  ReportCover,
  ReportFigure,
  ReportNote,
  ReportPart,
  ReportSection,
  ReportSource,
  ReportTable,
} from '#domain/report/report-content.ts';
import { dayText } from '#domain/report/report-words.ts';
import { sharedCanvas } from '#domain/sharing/shared-canvas.ts';
import { figureOf } from '#domain/text/figures.ts';
import type { Verdict } from '#domain/verdict/verdict.ts';
import type { ChartTable } from '../charts/chart.ts';
import { drawSvg } from '../draw-svg.ts';
import { readableText } from '../readable-text.ts';
import { type ChartPaint, chartSvg, chartWidths } from './chart-svg.ts';
import { figureChart } from './figure-chart.ts';
import { Html, html } from './html.ts';
import { directionSigns, reportLabels as labels } from './report-labels.ts';
import { type ReportStyle, reportStyle } from './report-style.ts';
import { bodyOf, coverOf, coverWords, titleOfReport } from './report-title.ts';
import { sourceRuns } from './source-runs.ts';

export interface ReportLook extends ReportStyle {
  /** The address under which it is read, and its QR code; null if it is not shared. */
  readonly link: ReportLink | null;
}

export interface ReportLink {
  readonly url: string;
  /** The path of an SVG, one unit a module. */
  readonly qr: { readonly size: number; readonly path: string };
}

/** A whole HTML page that stands alone: no script, no address of another file. Its content policy allows `style` alone. */
export interface ReportDocument {
  readonly html: string;
  readonly style: string;
}

export function reportDocument(report: ReportContent, look: ReportLook): ReportDocument {
  const style = reportStyle(look);
  const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${report.title} · ${report.idea}</title>
<style>${new Html(style)}</style>
</head>
<body>
<main>
${firstPage(report, look)}
${bodyOf(report).map((section) => drawSection(section, look))}
${howToCheck(report)}
</main>
<footer><p>${labels.made}</p></footer>
</body>
</html>
`;
  return { html: page.text, style };
}

/** Subject and moment of the report and, with a cover, all that a reader needs who sees nothing else. */
function firstPage(report: ReportContent, look: ReportLook): Html {
  const { above, title } = titleOfReport(report);
  const cover = coverOf(report);
  return html`<header>
<p class="above"><span dir="auto">${above}</span><span>${labels.stateOf(report)}</span></p>
<div class="title">
<div>
<h1>${title}</h1>
${cover && cover.texts.pitch !== '' ? html`<p class="pitch" dir="auto">${cover.texts.pitch}</p>` : null}
${cover?.founder ? html`<p class="by">${labels.by(cover.founder)}</p>` : null}
${cover?.origin ? html`<p class="by" dir="auto">${cover.origin}</p>` : null}
</div>
${look.link && qrCode(look.link)}
</div>
${paragraphsOf(coverWords(report))}
${cover && drawCover(cover)}
</header>`;
}

const qrCode = ({ url, qr: { size, path } }: ReportLink): Html =>
  html`<a class="qr" href="${url}"><svg role="img" aria-label="${labels.qr}" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path d="${path}"/></svg>${labels.online}</a>`;

const drawCover = ({ standing, counts, texts, tested, next }: ReportCover): Html => html`
<p class="standing" dir="auto">${standing.text}${cited(standing.note)}</p>
${drawCounts(counts)}
${drawAbout(texts)}
${tested && drawTable(tested)}
${next.length === 0 ? null : html`<div class="next"><p class="term">${labels.next}</p>${drawSteps(next)}</div>`}
`;

const drawAbout = ({ problem, audience }: ReportCover['texts']): Html | null =>
  problem === '' && audience === ''
    ? null
    : html`<dl class="about">${problem === '' ? null : fact(labels.problem, problem)}${audience === '' ? null : fact(labels.audience, audience)}</dl>\n`;

const drawCounts = (counts: readonly ReportCount[]): Html | null =>
  counts.length === 0
    ? null
    : html`<dl class="counts">${counts.map(({ count, label }) => html`<div><dt>${label}</dt><dd>${figureOf(count)}</dd></div>`)}</dl>\n`;

const drawSteps = (steps: readonly string[]): Html =>
  html`<ul class="steps">${steps.map((step) => html`<li dir="auto">${step}</li>`)}</ul>\n`;

const fact = (term: string, text: string, name = ''): Html =>
  html`<div${name === '' ? null : html` class="${name}"`}><dt>${term}</dt><dd dir="auto">${text}</dd></div>`;

const drawSection = (section: ReportSection, look: ReportLook): Html =>
  html`<section aria-labelledby="h-${section.id}">
<h2 id="h-${section.id}">${section.heading}</h2>
${section.parts.map((part) => drawPart(part, look))}
</section>
`;

function drawPart(part: ReportPart, look: ReportLook): Html {
  switch (part.kind) {
    case 'cover':
      return html``;
    case 'counts':
      return html`${drawCounts(part.counts)}`;
    case 'steps':
      return drawSteps(part.steps);
    case 'words':
      return paragraphs(part.text);
    case 'claim':
      return drawClaim(part);
    case 'table':
      return drawTable(part);
    case 'quote':
      return html`<blockquote><p dir="auto">“${part.text}”${cited(part.note)}</p><p class="small">${part.mark}</p></blockquote>\n`;
    case 'missing':
      return html`<p class="missing">${part.text}</p>\n`;
    case 'figure':
      return drawFigure(part.name, part.figure, look);
  }
}

const paragraphsOf = (text: string | undefined): Html | null => (text === undefined ? null : paragraphs(text));

const paragraphs = (text: string): Html =>
  html`${readableText(text)
    .split(/\n{2,}/)
    .map((each) => html`<p class="lines" dir="auto">${each}</p>\n`)}`;

const drawClaim = ({ lead, text, verdict, note }: ReportClaim): Html =>
  html`<p class="claim" dir="auto">${signed(verdict)}${lead === undefined ? null : html`<strong>${lead}</strong> `}${text}${cited(note)}</p>\n`;

/** Leads to the footnote of a claim, on the last page. No line begins with it. */
const cited = (note: number | null): Html | null =>
  note === null ? null : html`\u2060<sup><a href="#n${note}" aria-label="${labels.note(note)}">${note}</a></sup>`;

/** On a phone the cells of more columns stand below each other, which takes a table's own roles from it. */
function drawTable({ caption, columns, rows }: ReportTable): Html {
  const isWide = columns.length > 2;
  const role = (name: string): Html | null => (isWide ? html` role="${name}"` : null);
  const row = ({ cells: [first = '', ...others], verdict = null, note }: ReportTable['rows'][number]): Html =>
    html`<tr${role('row')}><th scope="row"${role('rowheader')} dir="auto">${first}${cited(note)}</th>${others.map((cell, n) => html`<td${role('cell')} dir="auto" data-column="${columns[n + 1]}">${n === others.length - 1 ? signed(verdict) : null}${cell}</td>`)}</tr>\n`;
  return html`<table${isWide ? html` class="wide" role="table"` : null}>
${caption === '' ? null : html`<caption>${caption}</caption>`}
<thead${role('rowgroup')}><tr${role('row')}>${columns.map((column) => html`<th scope="col"${role('columnheader')}>${column}</th>`)}</tr></thead>
<tbody${role('rowgroup')}>
${rows.map(row)}
</tbody>
</table>
`;
}

/** For those who see no colors, and for all at a glance. */
const signed = (verdict: Verdict | null): Html | null =>
  verdict && html`<span class="${verdict}" aria-hidden="true">${directionSigns[verdict]} </span>`;

/** Colors that the style sheet gives for each theme. */
const ink: ChartPaint = {
  ink: 'var(--ink)',
  muted: 'var(--muted)',
  strongLine: 'var(--strong)',
  supports: 'var(--supports)',
  inconclusive: 'var(--inconclusive)',
  refutes: 'var(--refutes)',
  surface: 'var(--surface)',
};

function drawFigure(name: string, figure: ReportFigure, { themes }: ReportLook): Html {
  if (figure.kind === 'canvas') {
    const { nodes, edges, words } = figure;
    const svg = drawSvg(sharedCanvas({ nodes, edges }), undefined, { theme: themes.light, title: name });
    return html`<figure class="canvas">${new Html(svg)}<details><summary>${labels.canvasWords}</summary><ul>${words.map((each) => html`<li dir="auto">${each}</li>`)}</ul></details></figure>\n`;
  }
  const chart = figureChart(figure);
  if (!chart) return html``;
  return html`<figure>
<figcaption>${chart.finding}</figcaption>
${new Html(chartSvg(chart, ink))}
<div class="narrow">${new Html(chartSvg(chart, ink, chartWidths.narrow))}</div>
<details><summary>${labels.table}</summary>${chartTable(name, chart.table)}</details>
</figure>
`;
}

const chartTable = (name: string, { columns, rows }: ChartTable): Html => html`<table>
<caption>${name}</caption>
<thead><tr>${columns.map((column) => html`<th scope="col">${column}</th>`)}</tr></thead>
<tbody>${rows.map(([first = '', ...others]) => html`<tr><th scope="row">${first}</th>${others.map((cell) => html`<td>${cell}</td>`)}</tr>`)}</tbody>
</table>`;

/** The last page: where the log stood, what stands behind each claim, and the formulas. */
const howToCheck = (report: ReportContent): Html => html`<section class="check" aria-labelledby="check">
<h2 id="check">${labels.check}</h2>
<p>${labels.checkLead}</p>
<dl class="facts">
${fact(labels.at, dayText(report.at))}
${fact(labels.position, figureOf(report.position))}
${report.hash === null ? null : fact(labels.hash, report.hash, 'hash')}
</dl>
${report.notes.length === 0 ? null : html`<h3>${labels.notes}</h3>\n<ol class="notes">\n${report.notes.map(drawNote)}</ol>`}
<h3 id="evidence">${labels.evidence}</h3>
${report.sources.length === 0 ? html`<p class="missing">${labels.noEvidence}</p>` : html`<ol class="evidence">\n${report.sources.map(drawSource)}</ol>`}
<h3>${labels.formulas}</h3>
<dl class="formulas">
${report.formulas.map(({ name, text }) => html`<div><dt>${name}</dt><dd>${text}</dd></div>\n`)}
</dl>
</section>
`;

const drawNote = ({ number, text, sources }: ReportNote): Html =>
  html`<li id="n${number}" value="${number}">${text === '' ? null : html`${text} `}${sources.length === 0 ? null : html`${labels.evidence} ${sourceRuns(sources).map(({ from, text: run }, n) => html`${n === 0 ? null : ', '}<a href="#e${from}">${labels.evidenceNumber(run)}</a>`)}.`}</li>\n`;

const drawSource = ({ number, about, direction, text, basis, url, position, at }: ReportSource): Html =>
  html`<li id="e${number}"><p dir="auto"><span class="number">${labels.evidenceNumber(`${number}`)}</span> <span class="${direction}"><span aria-hidden="true">${directionSigns[direction]} </span>${direction}</span>: ${text === '' ? labels.erased : text}</p><p class="small" dir="auto">${about === '' ? null : html`${labels.about(about)}. `}${basis}. ${labels.source(position, at)}.${url === null ? null : html` ${linked(url)}`}</p></li>\n`;

const linked = (url: string): Html =>
  /^https?:\/\//i.test(url)
    ? html`<a href="${url}" rel="nofollow ugc noopener noreferrer">${labels.address(url)}</a>`
    : html`${url}`;
