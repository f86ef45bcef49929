import fc from 'fast-check';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { describe, expect, test } from 'vitest';
import { computeReport } from '#domain/report/compute-report.ts';
import { type ReportBlock, reportTemplates } from '#domain/report/report.ts';
import type { ReportContent, ReportFigure } from '#domain/report/report-content.ts';
import { blocksOfTemplate } from '#domain/report/report-templates.ts';
import { aReportStyle as look, aDrawingTheme as theme } from '../../../tests/fixtures/a-drawing-theme.ts';
import { aReportedLog, materialIn } from '../../../tests/fixtures/a-reported-log.ts';
import payloads from '../../../tests/fixtures/dompurify-payloads.json' with { type: 'json' };
import { hostileTexts } from '../../../tests/fixtures/hostile-texts.ts';
import { readableText } from '../readable-text.ts';
import { chartSvg } from './chart-svg.ts';
import { figureChart } from './figure-chart.ts';
import { reportDocument } from './report-document.ts';
import { sourceRuns } from './source-runs.ts';

type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.ChildNode;

const link = { url: 'https://ground.example/shared/p/g', qr: { size: 29, path: 'M4 4h1v1h-1z' } };

const reportOf = (template: (typeof reportTemplates)[number]): ReportContent => {
  const blocks = blocksOfTemplate(template).map(
    (block, n): ReportBlock => ({
      ...{ heading: '', text: '', about: null, show: null, calculator: null, inputs: null },
      ...(block as ReportBlock),
      id: `b${n}`,
    }),
  );
  return computeReport({ title: 'March', blocks }, materialIn(aReportedLog()));
};

function* eachElement(nodes: readonly Node[]): Generator<Element> {
  for (const node of nodes) {
    if (!('tagName' in node)) continue;
    yield node;
    yield* eachElement(node.childNodes);
  }
}

const textIn = (node: Node): string =>
  'value' in node ? node.value : 'childNodes' in node ? node.childNodes.map(textIn).join('') : '';

/** Reads a document as a browser does: returns its faults and its text. */
function read(html: string) {
  const faults: string[] = [];
  const document = parse(html, { onParseError: ({ code }) => faults.push(code) });
  const elements = [...eachElement(document.childNodes)];
  const attributes = elements.flatMap(({ tagName, attrs }) => attrs.map((each) => ({ tagName, ...each })));
  const ids = attributes.flatMap(({ name, value }) => (name === 'id' ? [value] : []));
  if (new Set(ids).size !== ids.length) faults.push('an id twice');
  for (const { tagName, name, value } of attributes) {
    if (name.startsWith('on') || name === 'style' || name === 'src') faults.push(`${tagName} with ${name}`);
    if (name === 'href' && value.startsWith('#') && !ids.includes(value.slice(1)))
      faults.push(`${value} leads nowhere`);
    if (name === 'href' && !/^(#|https?:\/\/)/i.test(value)) faults.push(`leads to ${value}`);
    if (name === 'aria-labelledby' && !ids.includes(value)) faults.push(`named by ${value}`);
  }
  for (const { tagName } of elements) if (/^(script|iframe|object|link|form|img)$/.test(tagName)) faults.push(tagName);
  const main = elements.find(({ tagName }) => tagName === 'main');
  return { faults, text: main ? textIn(main) : '', elements };
}

describe.each(reportTemplates)('A %s', (template) => {
  const { html } = reportDocument(reportOf(template), { ...look, link });

  test('is a page without faults, and each claim leads to its footnote, and that to its evidence', () => {
    const { faults, elements } = read(html);
    expect(faults).toEqual([]);
    const headings = elements.flatMap(({ tagName }) => (/^h[1-6]$/.test(tagName) ? [tagName] : []));
    const last = headings.lastIndexOf('h2');
    expect(headings).toEqual([
      'h1',
      ...headings.slice(1, last + 1).map(() => 'h2'),
      ...headings.slice(last + 1).map(() => 'h3'),
    ]);
    expect(elements.filter(({ tagName }) => tagName === 'sup').length).toBeGreaterThan(0);
    const targets = elements.flatMap(({ attrs }) =>
      attrs.flatMap(({ name, value }) => (name === 'href' && value.startsWith('#') ? [value.slice(0, 2)] : [])),
    );
    expect([...new Set(targets)].sort()).toEqual(['#e', '#n']);
  });

  test('prints title and idea first, and position, hash and formulas on the last page alone', () => {
    const { text } = read(html);
    const [report = '', proof = ''] = text.split('How to check this');
    expect(['March', 'Bread by post'].filter((part) => !report.includes(part))).toEqual([]);
    expect(['f'.repeat(64), 'Log position28', 'report-1'].filter((part) => !proof.includes(part))).toEqual([]);
    expect(report.match(/position|hash|[a-z]+-1\b|f{64}|weight|interval/g)).toBeNull();
    expect([text.includes(link.url), html.includes(`href="${link.url}"`)]).toEqual([false, true]);
  });
});

test('A report has the code of its address if it is shared', () => {
  const isCoded = (shared: typeof link | null) =>
    reportDocument(reportOf('one-pager'), { ...look, link: shared }).html.includes('class="qr"');
  expect([isCoded(link), isCoded(null)]).toEqual([true, false]);
});

test('What was said by a person who was erased is said to be erased', () => {
  const report = reportOf('validation');
  const sources = report.sources.map((source) => ({ ...source, text: '' }));
  expect(read(reportDocument({ ...report, sources }, { ...look, link }).html).text).toContain(
    'supports: Erased at the request of the person who said it.',
  );
});

const texts = [...hostileTexts.filter((text) => text.length < 2_000), ...payloads.payloads];

test('Whatever is written stays text', () => {
  fc.assert(
    fc.property(fc.constantFrom(...texts), fc.constantFrom(...texts), (one, other) => {
      const report: ReportContent = {
        ...reportOf('one-pager'),
        title: one,
        idea: other,
        sections: [
          {
            ...{ id: 'b', kind: 'text', heading: other },
            parts: [
              { kind: 'words', text: one },
              { kind: 'claim', id: 'c', text: other, verdict: 'refutes', note: 1 },
              { kind: 'quote', text: one, mark: other, note: null },
              { kind: 'missing', text: one },
              {
                kind: 'table',
                caption: one,
                columns: [one, other],
                rows: [{ id: 'r', cells: [other, one], note: null }],
              },
              {
                kind: 'figure',
                name: one,
                figure: { kind: 'funnel', steps: [{ label: other, one, many: other, count: 3 }] },
              },
            ],
          },
        ],
        notes: [{ number: 1, text: other, sources: [1] }],
        sources: [
          {
            ...{ number: 1, id: 'e', about: one, direction: 'neutral', text: other, basis: one },
            ...{ url: other, position: 3, at: one },
          },
        ],
      };
      const { faults, text } = read(reportDocument(report, { ...look, link }).html);
      expect(faults).toEqual([]);
      const plain = readableText(other).replace(/\p{Noncharacter_Code_Point}/gu, '');
      expect(text.split(plain).length).toBeGreaterThan(3);
    }),
    { numRuns: 150 },
  );
});

const figures: readonly ReportFigure[] = reportTemplates.flatMap((template) =>
  reportOf(template).sections.flatMap(({ parts }) =>
    parts.flatMap((part) => (part.kind === 'figure' ? [part.figure] : [])),
  ),
);

test('Every line and sign of a chart lies in its picture', () => {
  expect(figures.map(({ kind }) => kind)).toContain('corridor');
  for (const figure of figures) {
    const chart = figureChart(figure);
    if (!chart) continue;
    const svg = chartSvg(chart, theme);
    const [, width = 0, height = 0] = (/viewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? []).map(Number);
    for (const [, d = ''] of svg.matchAll(/ d="(M[\d. LMZ-]+)"/g)) {
      const numbers = [...d.matchAll(/-?\d+(?:\.\d+)?/g)].map(Number);
      const inside = numbers.every((number, n) => number >= -20 && number <= (n % 2 === 0 ? width : height) + 1);
      expect([d, inside]).toEqual([d, true]);
    }
    expect(svg).not.toContain('NaN');
  }
});

test('A chart is told apart without colors: by dashes, by shapes, and by words', () => {
  const figure = figures.find(({ kind }) => kind === 'corridor');
  const chart = figure && figureChart(figure);
  const svg = chart ? chartSvg(chart, theme) : '';
  expect(
    ['stroke-dasharray="2 3"', 'stroke-dasharray="1 3"', 'M0-6l6 10h-12z'].map((part) => svg.includes(part)),
  ).toEqual([true, true, true]);
});

test('Numbers in a row are one run', () => {
  expect([sourceRuns([3, 1, 2, 5, 2]).map(({ text }) => text), sourceRuns([]), sourceRuns([7])]).toEqual([
    ['1–3', '5'],
    [],
    [{ from: 7, to: 7, text: '7' }],
  ]);
});
