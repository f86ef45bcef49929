import { PDFArray, PDFDict, PDFDocument, PDFHexString, PDFName, PDFRef, PDFStream, PDFString } from 'pdf-lib';
import { expect, test } from 'vitest';
import { newBlocks } from '#domain/report/block-rules.ts';
import { computeReport } from '#domain/report/compute-report.ts';
import type { Paper } from '#domain/report/paper.ts';
import type { ReportContent, ReportPart } from '#domain/report/report-content.ts';
import { blocksOfTemplate } from '#domain/report/report-templates.ts';
import { qrPath } from '#drawing/qr-path.ts';
import { bodyOf } from '#drawing/report/report-title.ts';
import { aDrawingTheme as theme } from '../../../tests/fixtures/a-drawing-theme.ts';
import { aReportedLog, idOf, ledger, materialIn } from '../../../tests/fixtures/a-reported-log.ts';
import { hostileTexts } from '../../../tests/fixtures/hostile-texts.ts';
import { readPaper } from '../../../tests/fixtures/read-paper.ts';
import { pdfData } from './pdf-data.ts';
import { loadTypeset } from './typeset.ts';

/** In points. */
const margin = 20 * (72 / 25.4);
const url = 'https://ground.example/shared/0198f0a0-0000-4000-8000-000000000001/abcdefghijklmnopqrstuv';
const link = { url, qr: qrPath(url) };

function aReport(): ReportContent {
  const blocks = newBlocks({ blocks: {}, blockCount: 0 }, [
    ...blocksOfTemplate('validation'),
    { id: 'walk', kind: 'corridor' },
    { id: 'calc', kind: 'calculator', calculator: 'wilson', inputs: { yes: '15', asked: '50' } },
  ]);
  if (typeof blocks === 'string') throw new Error(blocks);
  return computeReport({ title: 'March', blocks }, materialIn(aReportedLog()));
}

async function pdfOf(report: ReportContent, paper: Paper = 'a4'): Promise<Buffer> {
  const typeset = await loadTypeset();
  if (!typeset) throw new Error('the optional parts are not installed');
  return typeset(pdfData(report, theme, link, paper));
}

interface Tag {
  readonly tag: string;
  readonly alt: string | undefined;
}

/** The tags of a PDF in reading order, and what it says of itself. */
async function readTags(bytes: Buffer) {
  const document = await PDFDocument.load(bytes);
  const { context, catalog } = document;
  const tags: Tag[] = [];
  const walk = (node: unknown): void => {
    const found = node instanceof PDFRef ? context.lookup(node) : node;
    if (found instanceof PDFArray) for (const each of found.asArray()) walk(each);
    if (!(found instanceof PDFDict)) return;
    const name = found.get(PDFName.of('S'));
    const alt = found.lookup(PDFName.of('Alt'));
    if (name instanceof PDFName)
      tags.push({
        tag: name.decodeText(),
        alt: alt instanceof PDFString || alt instanceof PDFHexString ? alt.decodeText() : undefined,
      });
    walk(found.get(PDFName.of('K')));
  };
  walk(catalog.get(PDFName.of('StructTreeRoot')));
  const text = (name: string): string | undefined => {
    const value = catalog.lookup(PDFName.of(name));
    return value instanceof PDFString || value instanceof PDFHexString ? value.decodeText() : undefined;
  };
  const metadata = catalog.lookup(PDFName.of('Metadata'));
  const isMarked = catalog.lookupMaybe(PDFName.of('MarkInfo'), PDFDict)?.get(PDFName.of('Marked'))?.toString();
  const sizes = document.getPages().map((page) => `${Math.round(page.getWidth())} ${Math.round(page.getHeight())}`);
  return {
    tags,
    language: text('Lang'),
    title: document.getTitle(),
    isMarked,
    standard: metadata instanceof PDFStream ? /pdfuaid:part>(\d)/.exec(metadata.getContentsString())?.[1] : undefined,
    sizes,
  };
}

test('A PDF has a title, a language, tags, and says that it is PDF/UA-1', async () => {
  const { language, title, isMarked, standard, sizes } = await readTags(await pdfOf(aReport()));
  expect([language, title, isMarked, standard, [...new Set(sizes)]]).toEqual(['en', 'March', 'true', '1', ['595 842']]);
  expect([...new Set((await readTags(await pdfOf(aReport(), 'us-letter'))).sizes)]).toEqual(['612 792']);
});

test('It is read in the order in which it stands: the title, each section with its heading, and at the end how to check it', async () => {
  const report = aReport();
  const { tags } = await readTags(await pdfOf(report));
  const headings = tags.flatMap(({ tag }) => (/^H\d$/.test(tag) ? [tag] : []));
  expect(headings).toEqual(['H1', ...bodyOf(report).map(() => 'H2'), 'H2', 'H3', 'H3', 'H3']);
  const first = tags.findIndex(({ tag }) => tag === 'H1');
  expect(tags.findIndex(({ tag }) => tag === 'Table')).toBeGreaterThan(first);
  expect(tags.filter(({ tag }) => tag === 'TH').length).toBeGreaterThanOrEqual(4);
  expect(tags.filter(({ tag }) => tag === 'Link').length).toBeGreaterThan(5);
});

test('Each chart says its finding and its numbers instead', async () => {
  const { tags } = await readTags(await pdfOf(aReport()));
  const alts = tags.flatMap(({ tag, alt }) => (tag === 'Figure' ? [alt ?? 'nothing'] : []));
  expect(alts.filter((alt) => alt.startsWith('Supported: 9 of 10 said yes, we had asked for 50%.'))).not.toEqual([]);
  expect(alts.find((alt) => alt.includes('Expected at 50%'))).toContain('Yeses 9');
  expect(alts).not.toContain('nothing');
});

test('The same report gives the same bytes', async () => {
  const [one, other] = [await pdfOf(aReport()), await pdfOf(aReport())];
  expect(one.equals(other)).toBe(true);
});

/** With so many critical assumptions, so that it would not fit at its usual size. */
function aOnePager(more: number): ReportContent {
  const log = aReportedLog();
  for (let n = 0; n < more; n++) {
    const text = `Bakers in the town number ${n} throw away more than two crates a week, and know it`;
    const data = { assumptionId: idOf(600 + n), text, lens: 'viability', importance: 5, critical: true };
    log.send(ledger, 'StateAssumption', data);
  }
  const blocks = newBlocks({ blocks: {}, blockCount: 0 }, blocksOfTemplate('one-pager'));
  if (typeof blocks === 'string') throw new Error(blocks);
  const texts = {
    pitch: 'Bread that arrives warm. '.repeat(8),
    problem: 'It is cold. '.repeat(40),
    audience: 'Bakers',
  };
  return computeReport({ title: 'March', blocks }, { ...materialIn(log), texts });
}

test.each(['a4', 'us-letter'] as const)(
  'A one-pager is one sheet of %s, smaller where it is long, and a page on how to check it',
  async (paper) => {
    const read = async (report: ReportContent) => {
      const [sheet, ...others] = await readPaper(await pdfOf(report, paper));
      return [sheet?.lines.some((line) => line.includes('Next steps')), others.map(({ lines }) => lines[0])];
    };
    const expected = [true, ['How to check this']];
    expect([await read(aOnePager(0)), await read(aOnePager(5))]).toEqual([expected, expected]);
    const { standard, tags } = await readTags(await pdfOf(aOnePager(5), paper));
    expect([standard, tags.filter(({ tag }) => tag === 'H2').length]).toEqual(['1', 6]);
  },
);

test('A chart stays with the words that lead to it, a test with what was learned from it, and no section ends in a line alone', async () => {
  const figure = {
    kind: 'funnel',
    steps: [{ label: 'Visitors', one: 'visitor', many: 'visitors', count: 3 }],
  } as const;
  const parts = (lines: number): readonly ReportPart[] => [
    ...Array.from({ length: lines }, (): ReportPart => ({ kind: 'words', text: 'They came.' })),
    { kind: 'words', text: 'This is how many.' },
    { kind: 'figure', name: 'Bread', figure },
    ...Array.from({ length: lines }, (): ReportPart => ({ kind: 'words', text: 'They left.' })),
    { kind: 'claim', id: 'c', text: 'They pay.', verdict: 'supports', note: null },
    { kind: 'words', text: 'So we will ask more.' },
    { kind: 'quote', text: 'I would.', mark: 'For', note: null },
  ];
  const apart: string[] = [];
  const [chartOn, claimOn] = [new Set<number | undefined>(), new Set<number | undefined>()];
  for (const lines of [28, 30, 32, 34, 36, 38, 40, 42, 44]) {
    const sections = [{ ...({ id: 'b', kind: 'text', heading: 'Part' } as const), parts: parts(lines) }];
    const pages = await readPaper(await pdfOf({ ...aReport(), sections }));
    const pageOf = (text: string): number => {
      const found = pages.findIndex((page) => page.lines.some((line) => line.includes(text)));
      if (found === -1) throw new Error(`${lines}: no page has “${text}”`);
      return found;
    };
    const [words, chart, claim, learned, quote] = ['how many', '3 visitors', 'They pay', 'ask more', 'I would'].map(
      pageOf,
    );
    if (words !== chart || claim !== learned || learned !== quote) apart.push(`${lines}: ${words} ${chart} ${claim}`);
    chartOn.add(chart);
    claimOn.add(claim);
  }
  expect(apart).toEqual([]);
  // By some of these lengths each of them comes to the end of a page.
  expect([[...chartOn], [...claimOn]]).toEqual([
    [0, 1],
    [1, 2],
  ]);
});

const everywhere = (text: string, more: readonly ReportPart[] = []): ReportContent => ({
  ...aReport(),
  title: text.slice(0, 140) || 'None',
  idea: text.slice(0, 140),
  sections: [
    {
      ...{ id: 'b', kind: 'text', heading: text.slice(0, 200) },
      parts: [
        { kind: 'words', text },
        { kind: 'claim', id: 'c', text, verdict: 'supports', note: 1 },
        { kind: 'quote', text: text.slice(0, 2000), mark: 'For', note: null },
        {
          kind: 'table',
          caption: text.slice(0, 99),
          columns: ['A', text.slice(0, 99)],
          rows: [{ id: 'r', cells: [text.slice(0, 500), text.slice(0, 500)], note: 1 }],
        },
        ...more,
      ],
    },
  ],
});

const markup =
  '#panic("x") *bold* _it_ $x^2$ <label> @ref `raw` = Heading\n- list\\ #image("/etc/passwd") \u005c";#let x = 1';

test.each([...hostileTexts, markup, 'x y '.repeat(25_000)])('Hostile text %# is text', async (text) => {
  const { tags, standard } = await readTags(await pdfOf(everywhere(text)));
  expect([standard, tags.filter(({ tag }) => tag === 'H1').length]).toEqual(['1', 1]);
});

const signsIn = async (text: string): Promise<string> => {
  const typeset = await loadTypeset();
  const pdf = typeset?.(pdfData(everywhere(text), theme, null, 'a4'));
  return (await readPaper(pdf ?? new Uint8Array())).flatMap(({ lines }) => lines).join('\n');
};

test.each([
  ['Arabic', 'خبز طازج كل يوم'],
  ['Hebrew', 'לחם טרי כל יום'],
  ['Devanagari', 'रोज़ ताज़ी रोटी'],
  ['Thai', 'ขนมปังสดทุกวัน'],
  ['Cyrillic', 'Свежий хлеб'],
  ['Greek', 'Φρέσκο ψωμί'],
])('%s is set in letters', async (script, text) => {
  const signs = await signsIn(`Bread: ${text}.`);
  expect([new RegExp(`\\p{Script=${script}}`, 'u').test(signs), signs.includes('□')]).toEqual([true, false]);
});

test.each([
  ['Hebrew', 'לחם טרי', { fromRight: 4, fromLeft: 1 }],
  ['Arabic', 'خبز طازج', { fromRight: 4, fromLeft: 1 }],
  ['Hebrew behind signs that have no direction', '… 12: לחם', { fromRight: 4, fromLeft: 1 }],
  ['English', 'Bread', { fromRight: 0, fromLeft: 5 }],
  ['English with a Hebrew word', 'Bread is לחם', { fromRight: 0, fromLeft: 5 }],
])('A heading, a paragraph, a claim and a caption in %s begin at their side', async (_, text, expected) => {
  const parts: ReportPart[] = [
    { kind: 'words', text: `${text}\n\nBread` },
    { kind: 'claim', id: 'c', text, verdict: null, note: null },
    { kind: 'table', caption: text, columns: ['A'], rows: [] },
  ];
  const sections = [{ id: 'b', kind: 'text', heading: text, parts }] as const;
  const typeset = await loadTypeset();
  const pdf = typeset?.(pdfData({ ...aReport(), idea: 'Rye', sections, notes: [], sources: [] }, theme, null, 'a4'));
  const [page] = await readPaper(pdf ?? new Uint8Array());
  // The page is 595 points wide, each margin 57.
  const at = (edge: number) => (place: number) => Math.abs(edge - place) < 1;
  const [isAtLeft, isAtRight] = [at(margin), at(595 - margin)];
  const places = page?.places ?? [];
  expect({
    fromRight: places.filter(
      (each) => /[\p{Script=Hebrew}\p{Script=Arabic}…]/u.test(each.text) && isAtRight(each.right),
    ).length,
    fromLeft: places.filter((each) => each.text.startsWith('Bread') && isAtLeft(each.left)).length,
  }).toEqual(expected);
});

test('The footnote of a claim stands in the margin beside it, and leads to the last page, where its evidence is cited', async () => {
  const claim = (id: string, note: number | null): ReportPart => ({
    ...{ kind: 'claim', id, text: 'Bakers pay', verdict: null, note },
  });
  const parts = [claim('one', 1), claim('other', 12), claim('none', null)];
  const sections = [{ id: 'b', kind: 'text', heading: 'Claims', parts }] as const;
  const source = { id: 'e', about: '', direction: 'supports' as const, text: 'Paid', basis: 'Seen', url: null };
  const sources = [1, 2, 3].map((number) => ({ ...source, number, position: number, at: '2026-03-01' }));
  const notes = Array.from({ length: 12 }, (_, n) => ({
    number: n + 1,
    text: 'Locked.',
    sources: n === 0 ? [1, 3] : [],
  }));
  const typeset = await loadTypeset();
  const pdf = typeset?.(pdfData({ ...aReport(), idea: 'Rye', sections, notes, sources }, theme, null, 'a4'));
  const [page, last] = await readPaper(pdf ?? new Uint8Array());
  const isInMargin = ({ left }: { readonly left: number }) => left > 595 - margin;
  expect((page?.places ?? []).filter(isInMargin).map(({ text }) => text)).toEqual(['1', '12']);
  expect(last?.lines.filter((line) => line.includes('E1, E3'))).toEqual(['1 Locked. Evidence E1, E3.']);
  const document = await PDFDocument.load(pdf ?? new Uint8Array());
  expect(document.getPages().map(({ node }) => node.Annots()?.size())).toEqual([2, 2]);
});

test('What no font has is a box, and everything else stays', async () => {
  const signs = await signsIn('Brot 漢 😀');
  expect([signs.includes('Brot □'), signs.includes('漢')]).toEqual([true, false]);
});

test('More than thirty pages are set whole', async () => {
  const claims = Array.from(
    { length: 520 },
    (_, n): ReportPart => ({
      kind: 'claim',
      id: `c${n}`,
      text: `Claim ${n}: 38 sign-ups of 240 visitors (15.8%, 95% interval 10.9% to 22.3%). Locked on Mar 3, 2026 at position ${n}: 10% of 240 visitors, corridor-1. Predicted: supports. And so on until the line is full and another begins.`,
      verdict: 'supports',
      note: 1,
    }),
  );
  const { sizes, standard } = await readTags(await pdfOf(everywhere('Warm bread', claims)));
  expect([sizes.length >= 30, standard]).toEqual([true, '1']);
});
