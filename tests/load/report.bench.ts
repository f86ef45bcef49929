import { kindOfStream } from '#domain/log/stream-kinds.ts';
import { computeReport } from '#domain/report/compute-report.ts';
import { pdfData } from '#server/report/pdf-data.ts';
import { loadTypeset } from '#server/report/typeset.ts';
import '#domain/log/all-kinds.ts';
import { ledgerStreamOf } from '#domain/ledger/ledger.ts';
import { newBlocks } from '#domain/report/block-rules.ts';
import { materialOf } from '#domain/report/material-of.ts';
import { blocksOfTemplate } from '#domain/report/report-templates.ts';
import { reportDocument } from '#drawing/report/report-document.ts';
import { aReportStyle as look, aDrawingTheme as theme } from '../fixtures/a-drawing-theme.ts';

const assumptions = 200;
const pieces = 4800;
const looks = 20;
const projectId = idOf(1);
const stream = ledgerStreamOf(projectId);

interface Row {
  readonly what: string;
  readonly 'median, ms': number;
  readonly 'slowest, ms': number;
  readonly 'at most, ms': number;
}

/** A report with 200 claims about 5,000 facts: from the facts to the page that a stranger reads. */
export async function measure(): Promise<Row[]> {
  const facts = [
    ...Array.from({ length: assumptions }, (_, n) =>
      factOf(n + 1, 'AssumptionStated', {
        ...{ assumptionId: idOf(10_000 + n), text: `Bakers do ${n}`, lens: 'viability' },
        ...{ importance: 1 + (n % 5), critical: n % 3 === 0 },
      }),
    ),
    ...Array.from({ length: pieces }, (_, n) =>
      factOf(assumptions + n + 1, 'EvidenceRecorded', {
        ...{ evidenceId: idOf(20_000 + n), assumptionId: idOf(10_000 + (n % assumptions)), direction: (n % 3) - 1 },
        ...{ rung: 'anecdote', weight: 0.5, text: `Somebody said ${n}`, selfReported: true },
      }),
    ),
  ];
  const blocks = newBlocks({ blocks: {}, blockCount: 0 }, blocksOfTemplate('validation'));
  if (typeof blocks === 'string') throw new Error(blocks);
  const kind = kindOfStream(stream);
  const fold = () => facts.reduce<unknown>((state, fact) => kind?.evolve(state, fact, stream), undefined);
  const ledger = fold();
  const place = { position: facts.length, at: '2026-03-01T12:00:00.000Z', hash: 'f'.repeat(64), founder: null };
  const draw = (state: unknown): string => {
    const streams = { state: (name: string) => (name === stream ? state : undefined), statesOf: () => [] };
    const content = computeReport({ title: 'March', blocks }, materialOf(projectId, streams, place));
    return reportDocument(content, { ...look, link: null }).html;
  };
  const live = Array.from({ length: looks }, () => timed(() => draw(ledger)));
  const frozen = Array.from({ length: looks }, () => timed(() => draw(fold())));
  return [
    row('the page of a live report, folded already', live, 100),
    row('the page of a frozen report, from its facts', frozen, 400),
    ...(await typesetRows()),
  ];
}

/** A PDF of 25 pages: set anew each time, and once more as it was. Decision 0091 says what is in the way of more. */
async function typesetRows(): Promise<Row[]> {
  const typeset = await loadTypeset();
  if (!typeset) return [];
  const cited = (name: string) => aReport(name, 190, 380);
  const alone = (name: string) => aReport(name, 380, 2);
  typeset(cited('Warm'));
  const names = Array.from({ length: 8 }, (_, n) => `Bread ${n}`);
  const anew = names.map(cited).map((data) => timed(() => typeset(data)));
  const last = cited('Bread 7');
  const again = names.map(() => timed(() => typeset(last)));
  const claims = names.map(alone).map((data) => timed(() => typeset(data)));
  return [
    row('a PDF of 190 claims, a footnote each, with 380 pieces of evidence, set anew', anew, 300),
    row('the same as it was', again, 300),
    row('a PDF of 380 claims, a footnote each, of two pieces of evidence, set anew', claims, 300),
  ];
}

/** Claims that cite two pieces of evidence each, of so many. */
function aReport(name: string, claims: number, pieces: number) {
  const content = computeReport({ title: name, blocks: [] }, materialOf(projectId, nothing, noPlace));
  const text = `${name}: 38 sign-ups of 240 visitors (15.8%, 95% interval 10.9% to 22.3%). Locked on Mar 3, 2026: 10% of 240 visitors, corridor-1. Predicted: supports. And so on until the line is full and another begins.`;
  const parts = Array.from({ length: claims }, (_, n) => {
    const of = { kind: 'claim' as const, id: `c${n}`, verdict: 'supports' as const };
    return { ...of, text: `${n} ${text}`, note: n + 1 };
  });
  const notes = parts.map((_, n) => {
    const first = ((2 * n) % pieces) + 1;
    return {
      number: n + 1,
      text: `Locked on Mar 3, 2026 at position ${n}: 10% of 240 visitors, by corridor-1. Judged on Mar 5, 2026.`,
      sources: [first, first + 1],
    };
  });
  const source = { id: 'e', about: 'Bakers pay', direction: 'supports' as const, basis: 'An anecdote', url: null };
  const sources = Array.from({ length: pieces }, (_, n) => ({
    ...{ ...source, number: n + 1, position: n + 1, at: noPlace.at },
    text: `${name} ${n}: she said that she would pay for it today if it were there, and that she had tried two others before.`,
  }));
  const section = { id: 'b', kind: 'text' as const, heading: 'Claims', parts };
  return pdfData({ ...content, sections: [section], notes, sources }, theme, null, 'a4');
}

const nothing = { state: () => undefined, statesOf: () => [] };
const noPlace = { position: 1, at: '2026-03-01T12:00:00.000Z', hash: null, founder: null };

function timed(work: () => unknown): number {
  const began = performance.now();
  work();
  return performance.now() - began;
}

function row(what: string, times: readonly number[], most: number): Row {
  const sorted = times.toSorted((a, b) => a - b);
  const rounded = (value: number): number => Math.round(value * 10) / 10;
  const median = rounded(sorted[Math.floor(sorted.length / 2)] ?? 0);
  return { what, 'median, ms': median, 'slowest, ms': rounded(sorted.at(-1) ?? 0), 'at most, ms': most };
}

function idOf(n: number): string {
  // Ids of founders are random: they begin with any digit.
  return `${((n * 2_654_435_761) >>> 0).toString(16).padStart(8, '0')}-0000-4000-8000-${String(n).padStart(12, '0')}`;
}

const factOf = (position: number, type: string, data: object) => ({
  ...{ type, v: 1, data: data as never, position, version: position },
  ...{ at: '2026-03-01T12:00:00.000Z', recordedAt: '2026-03-01T12:00:00.000Z' },
});
