import type {
  ReportClaim,
  ReportContent,
  ReportFigure,
  ReportPart,
  ReportSection,
  ReportSource,
  ReportTable,
} from '#domain/report/report-content.ts';
import { dayText } from '#domain/report/report-words.ts';
import { sharedCanvas } from '#domain/sharing/shared-canvas.ts';
import { figureOf } from '#domain/text/figures.ts';
import type { ChartTable } from '../charts/chart.ts';
import { drawSvg } from '../draw-svg.ts';
import type { DrawingTheme } from '../drawing-theme.ts';
import { readableText } from '../readable-text.ts';
import { chartSvg } from './chart-svg.ts';
import { figureChart } from './figure-chart.ts';
import { Html, html } from './html.ts';
import { directionSigns, reportLabels as labels } from './report-labels.ts';
import { reportStyle } from './report-style.ts';
import { sourceRuns } from './source-runs.ts';

export interface ReportLook {
  readonly theme: DrawingTheme;
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
  const style = reportStyle(look.theme);
  const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${report.title} · ${report.idea}</title>
<style>${new Html(style)}</style>
</head>
<body>
<main>
${titleBlock(report, look)}
${report.sections.map((section) => drawSection(section, report, look))}
${evidenceList(report.sources)}
${formulaList(report)}
</main>
<footer><p>${labels.made}</p></footer>
</body>
</html>
`;
  return { html: page.text, style };
}

/** Who says what, as of when, and how it can be checked: as on a surveyor's sheet. */
const titleBlock = (report: ReportContent, { link }: ReportLook): Html => html`<header>
<h1>${report.title}</h1>
<dl>
${fact(labels.idea, report.idea)}
${fact(labels.state, labels.stateOf(report))}
${fact(labels.at, dayText(report.at))}
${fact(labels.position, figureOf(report.position))}
${report.hash === null ? null : fact(labels.hash, report.hash, 'hash')}
${fact(labels.formulaNames, formulaNames(report), 'names')}
${link && fact(labels.link, link.url, 'hash')}
</dl>
${link && html`<svg class="qr" role="img" aria-label="${labels.qr}" viewBox="0 0 ${link.qr.size} ${link.qr.size}" shape-rendering="crispEdges"><path d="${link.qr.path}"/></svg>`}
</header>`;

/** A name stays on its line, though it has a hyphen. */
const formulaNames = ({ formulas }: ReportContent): readonly Html[] =>
  formulas.map(({ name }, n) => html`${n === 0 ? null : ', '}<span>${name}</span>`);

const fact = (term: string, text: string | readonly Html[], name = ''): Html =>
  html`<div${name === '' ? null : html` class="${name}"`}><dt>${term}</dt><dd>${text}</dd></div>`;

/** A block; the margin says as of when, and by which formulas. */
const drawSection = (section: ReportSection, report: ReportContent, look: ReportLook): Html =>
  html`<section aria-labelledby="h-${section.id}">
<h2 id="h-${section.id}">${section.heading}</h2>
<p class="margin">${labels.margin(report, section.formulas)}</p>
${section.parts.map((part) => drawPart(part, look))}
</section>
`;

function drawPart(part: ReportPart, look: ReportLook): Html {
  switch (part.kind) {
    case 'words':
      return paragraphs(part.text);
    case 'claim':
      return drawClaim(part);
    case 'table':
      return drawTable(part);
    case 'quote':
      return html`<blockquote><p dir="auto">“${part.text}”${cited(part.sources)}</p><p class="small">${part.mark}</p></blockquote>\n`;
    case 'missing':
      return html`<p class="missing">${part.text}</p>\n`;
    case 'figure':
      return drawFigure(part.name, part.figure, look);
  }
}

const paragraphs = (text: string): Html =>
  html`${readableText(text)
    .split(/\n{2,}/)
    .map((each) => html`<p class="lines" dir="auto">${each}</p>\n`)}`;

const drawClaim = ({ text, verdict, sources }: ReportClaim): Html =>
  html`<p class="claim" dir="auto">${verdict && html`<span class="${verdict}" aria-hidden="true">${directionSigns[verdict]} </span>`}${text}${cited(sources)}</p>\n`;

/** Leads to the evidence behind a claim, in the same document. */
const cited = (sources: readonly number[]): Html | null =>
  sources.length === 0
    ? null
    : html`<sup>${sourceRuns(sources).map(({ from, text }, n) => html`${n === 0 ? null : ', '}<a href="#e${from}" aria-label="${labels.sourced(text)}">${text}</a>`)}</sup>`;

const drawTable = ({ caption, columns, rows }: ReportTable): Html => html`<table>
<caption>${caption}</caption>
<thead><tr>${columns.map((column) => html`<th scope="col">${column}</th>`)}</tr></thead>
<tbody>
${rows.map(({ cells: [first = '', ...others], sources }) => html`<tr><th scope="row" dir="auto">${first}${cited(sources)}</th>${others.map((cell) => html`<td>${cell}</td>`)}</tr>\n`)}
</tbody>
</table>
`;

function drawFigure(name: string, figure: ReportFigure, { theme }: ReportLook): Html {
  if (figure.kind === 'canvas') {
    const { nodes, edges, words } = figure;
    const svg = drawSvg(sharedCanvas({ nodes, edges }), undefined, { theme, title: name });
    return html`<figure class="canvas">${new Html(svg)}<details><summary>${labels.canvasWords}</summary><ul>${words.map((each) => html`<li dir="auto">${each}</li>`)}</ul></details></figure>\n`;
  }
  const chart = figureChart(figure);
  if (!chart) return html``;
  return html`<figure>
<figcaption>${chart.finding}</figcaption>
${new Html(chartSvg(chart, theme))}
<details><summary>${labels.table}</summary>${chartTable(name, chart.table)}</details>
</figure>
`;
}

const chartTable = (name: string, { columns, rows }: ChartTable): Html => html`<table>
<caption>${name}</caption>
<thead><tr>${columns.map((column) => html`<th scope="col">${column}</th>`)}</tr></thead>
<tbody>${rows.map(([first = '', ...others]) => html`<tr><th scope="row">${first}</th>${others.map((cell) => html`<td>${cell}</td>`)}</tr>`)}</tbody>
</table>`;

const evidenceList = (sources: readonly ReportSource[]): Html => html`<section aria-labelledby="evidence">
<h2 id="evidence">${labels.evidence}</h2>
${sources.length === 0 ? html`<p class="missing">${labels.noEvidence}</p>` : html`<ol class="evidence">\n${sources.map(drawSource)}</ol>`}
</section>
`;

const drawSource = ({ number, about, direction, text, basis, url, position, at }: ReportSource): Html =>
  html`<li id="e${number}" value="${number}"><p dir="auto"><span class="${direction}"><span aria-hidden="true">${directionSigns[direction]} </span>${direction}</span>: ${text === '' ? labels.erased : text}</p><p class="small" dir="auto">${about === '' ? null : html`${labels.about(about)}. `}${basis}. ${labels.source(position, at)}.${url === null ? null : html` ${linked(url)}`}</p></li>\n`;

const linked = (url: string): Html =>
  /^https?:\/\//i.test(url) ? html`<a href="${url}" rel="nofollow ugc noopener noreferrer">${url}</a>` : html`${url}`;

const formulaList = ({ formulas }: ReportContent): Html => html`<section aria-labelledby="formulas">
<h2 id="formulas">${labels.formulas}</h2>
<dl class="formulas">
${formulas.map(({ name, text }) => html`<div><dt>${name}</dt><dd>${text}</dd></div>\n`)}
</dl>
</section>`;
