import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { type AReport, aReport, reportId } from '../../../tests/fixtures/a-report.ts';
import { reportChange } from '../../../tests/fixtures/drafts/report-drafts.ts';
import { calculators } from '../toolkit/calculators.ts';
import { blocksIn } from './block-order.ts';
import { calculatorFormulas } from './calculator-formulas.ts';
import { reportLimits } from './report.ts';
import { reportDifferences, reportFields } from './report-fields.ts';

const runs = process.env['TEST_FULL'] ? 5_000 : 150;
const grant = (name: string): string => name.padEnd(22, 'x');

let report: AReport;
beforeEach(() => {
  report = aReport();
});

const add = (...blocks: readonly object[]) => report.take('AddToReport', { blocks });

test('A report begins with its blocks, in their order', () => {
  expect([report.order(), report.report.blockCount, report.report.template, report.block('table')]).toEqual([
    'score words table',
    3,
    'one-pager',
    {
      ...{ id: 'table', kind: 'assumptions', heading: '', text: '', about: null, show: 'critical' },
      ...{ calculator: null, inputs: null, order: report.block('table')?.order, removed: false },
    },
  ]);
});

test('Written again, it has these blocks and no others; what a block is stays', () => {
  const write = (blocks: readonly object[], rest = {}) =>
    report.take('WriteReport', { projectId: reportId, title: 'April', template: 'validation', blocks, ...rest });
  expect([
    write([
      { id: 'own', kind: 'text' },
      { id: 'words', kind: 'text', text: 'New' },
    ]),
    report.order(),
    report.report.blockCount,
    report.report.title,
    report.report.template,
    write([{ id: 'score', kind: 'text' }]),
    write([], { projectId: reportId.replace('0', '1') }),
    write([
      { id: 'a', kind: 'text' },
      { id: 'a', kind: 'text' },
    ]),
    write([], { title: ' ' }),
    write([], { title: 'x'.repeat(141) }),
  ]).toEqual([
    ['ReportWritten'],
    'own words',
    2,
    'April',
    'one-pager',
    'id-taken',
    'id-taken',
    'id-taken',
    'title-empty',
    'title-too-long',
  ]);
});

test('Blocks are added after another one, first, or last, several in a row', () => {
  add({ id: 'b', kind: 'text', after: 'score' }, { id: 'c', kind: 'text', after: 'b' });
  add({ id: 'a', kind: 'text', after: null });
  add({ id: 'z', kind: 'text' });
  add({ id: 'y', kind: 'text', after: 'gone' });
  expect(report.order()).toBe('a score b c words table z y');
});

test.each<[string, object, string]>([
  ['an id that is taken', { id: 'words', kind: 'text' }, 'id-taken'],
  ['an unknown kind', { id: 'x', kind: 'video' }, 'invalid-data'],
  ['something that its kind cannot show', { id: 'x', kind: 'assumptions', show: 'last' }, 'invalid-data'],
  ['something to show where there is no choice', { id: 'x', kind: 'score', show: 'all' }, 'invalid-data'],
  ['something that it is not about', { id: 'x', kind: 'score', about: 'a' }, 'invalid-data'],
  ['no calculator', { id: 'x', kind: 'calculator' }, 'invalid-data'],
  ['an unknown calculator', { id: 'x', kind: 'calculator', calculator: 'toString' }, 'invalid-data'],
  ['a calculator in a text', { id: 'x', kind: 'text', calculator: 'ltv' }, 'invalid-data'],
  ['inputs in a text', { id: 'x', kind: 'text', inputs: { a: 1 } }, 'invalid-data'],
  ['a long heading', { id: 'x', kind: 'text', heading: 'x'.repeat(201) }, 'invalid-data'],
  ['a long text', { id: 'x', kind: 'text', text: 'x'.repeat(20_001) }, 'invalid-data'],
])('A block with %s is rejected', (_, block, reason) => {
  const before = report.report;
  expect([add(block), report.report === before]).toEqual([reason, true]);
});

test('A calculator is added with what was typed', () => {
  const inputs = { arpa: '500', churn: 2.5 };
  expect([
    add({ id: 'value', kind: 'calculator', calculator: 'ltv', inputs }),
    report.block('value')?.inputs,
    report.take('SetReportBlock', { block: 'value', inputs: { arpa: '600' } }),
    report.block('value')?.inputs,
    report.take('SetReportBlock', {
      block: 'value',
      inputs: Object.fromEntries(Array.from({ length: 61 }, (_unused, n) => [`i${n}`, n])),
    }),
  ]).toEqual([['ReportBlocksAdded'], inputs, ['ReportBlockSet'], { arpa: '600' }, 'invalid-data']);
});

test('Every calculator is known by the name of its formula', () => {
  expect(calculatorFormulas).toEqual(Object.fromEntries(calculators.map(({ id, formula }) => [id, formula.name])));
});

test('Blocks move to where they are wanted; where they lie already, nothing is new', () => {
  const move = (blocks: readonly string[], after: string | null) => report.take('MoveReportBlocks', { blocks, after });
  expect([
    move(['table', 'score'], 'words'),
    report.order(),
    move(['table', 'score'], 'words'),
    move(['score'], null),
    report.order(),
    move(['gone'], null),
  ]).toEqual([
    ['ReportBlocksMoved'],
    'words table score',
    [],
    ['ReportBlocksMoved'],
    'score words table',
    'block-missing',
  ]);
});

test('What is removed comes back where it lay', () => {
  expect([
    report.take('RemoveReportBlocks', { blocks: ['words', 'score', 'words'] }),
    report.order(),
    report.report.blockCount,
    report.take('RemoveReportBlocks', { blocks: ['words'] }),
    report.take('SetReportBlock', { block: 'words', show: null }),
    report.take('EditReportText', { block: 'words', field: 'text', text: 'x' }),
    report.take('MoveReportBlocks', { blocks: ['words'] }),
    report.take('RestoreReportBlocks', { blocks: ['words', 'table'] }),
    report.order(),
    report.report.blockCount,
    report.take('RestoreReportBlocks', { blocks: ['gone'] }),
  ]).toEqual([
    ['ReportBlocksRemoved'],
    'table',
    1,
    [],
    'block-missing',
    'block-missing',
    'block-missing',
    ['ReportBlocksRestored'],
    'words table',
    2,
    'block-missing',
  ]);
});

test('Only what differs is a fact, and titles are one line', () => {
  expect([
    report.take('SetReportBlock', { block: 'table', show: 'critical', about: null }),
    report.take('SetReportBlock', { block: 'table', show: 'unproven' }),
    report.block('table')?.show,
    report.take('RetitleReport', { title: ' Bread \n in March ' }),
    report.take('RetitleReport', { title: ' Cake ' }),
    report.report.title,
  ]).toEqual([[], ['ReportBlockSet'], 'unproven', [], ['ReportRetitled'], 'Cake']);
});

test('Two edits of one text are merged where they touch different words', () => {
  const edit = (base: string, text: string) =>
    report.take('EditReportText', { block: 'words', field: 'text', base, text });
  expect([
    edit('One\ntwo\nthree', 'One\n2\nthree'),
    edit('One\ntwo\nthree', 'One\ntwo\n3'),
    report.block('words')?.text,
    edit('One\ntwo\nthree', 'One\nzwei\nthree'),
    report.take('EditReportText', { block: 'words', field: 'heading', text: ' So  what ' }),
    report.block('words')?.heading,
  ]).toEqual([
    ['ReportTextEdited'],
    ['ReportTextEdited'],
    'One\n2\n3',
    'text-changed',
    ['ReportTextEdited'],
    'So what',
  ]);
});

describe('A freeze', () => {
  test('keeps what the report asked, and the formulas that answer it', () => {
    add({ id: 'value', kind: 'calculator', calculator: 'ltv' });
    const before = report.report.changedAt;
    expect(report.take('FreezeReport', {})).toEqual(['ReportFrozen']);
    report.take('RemoveReportBlocks', { blocks: ['words', 'value'] });
    report.take('RetitleReport', { title: 'Later' });
    report.take('FreezeReport', {});
    const [first, second] = report.report.frozen;
    expect([
      [first?.freeze, first?.title, first?.blocks.map(({ id }) => id), first?.formulas],
      [second?.freeze, second?.title, second?.blocks.map(({ id }) => id), second?.formulas],
      [first?.position, second?.position],
      before,
    ]).toEqual([
      [1, 'Bread in March', ['score', 'words', 'table', 'value'], ['report-1', 'score-1', 'ltv-1']],
      [2, 'Later', ['score', 'table'], ['report-1', 'score-1']],
      [43, 46],
      '2026-03-01T12:00:00.000Z',
    ]);
  });

  test('of a report that was removed is refused', () => {
    report.take('RemoveReport', {});
    expect([report.take('FreezeReport', {}), report.take('ShareReport', { grant: grant('a') })]).toEqual([
      'not-found',
      'not-found',
    ]);
  });
});

test('A link shows the report as it is or as it was frozen, until it is revoked; a grant is used once', () => {
  report.take('FreezeReport', {});
  const share = (data: object) => report.take('ShareReport', data);
  expect([
    share({ grant: grant('live') }),
    share({ grant: grant('first'), freeze: 1, expiresAt: '2026-03-02T12:00:00Z' }),
    share({ grant: grant('none'), freeze: 2 }),
    share({ grant: grant('past'), expiresAt: '2026-03-01T12:00:00Z' }),
    share({ grant: grant('live') }),
    share({ grant: 'short' }),
    report.take('RevokeReport', { grant: grant('live') }),
    report.take('RevokeReport', { grant: grant('live') }),
    share({ grant: grant('live') }),
    report.take('RevokeReport', { grant: 'toString'.padEnd(22, 'x') }),
    report.report.shares,
  ]).toEqual([
    ['ReportShared'],
    ['ReportShared'],
    'freeze-missing',
    'invalid-data',
    'id-taken',
    'invalid-data',
    ['ReportRevoked'],
    [],
    'id-taken',
    'not-found',
    {
      [grant('live')]: {
        ...{ grant: grant('live'), freeze: null, expiresAt: null, revoked: true },
        sharedAt: '2026-03-01T12:00:00.000Z',
      },
      [grant('first')]: {
        ...{ grant: grant('first'), freeze: 1, expiresAt: '2026-03-02T12:00:00Z', revoked: false },
        sharedAt: '2026-03-01T12:00:00.000Z',
      },
    },
  ]);
});

test('Links that open nothing leave room for others', () => {
  for (let n = 0; n < reportLimits.shares; n++) report.take('ShareReport', { grant: grant(`g${n}-`) });
  expect([
    report.take('ShareReport', { grant: grant('more') }),
    report.take('RevokeReport', { grant: grant('g7-') }),
    report.take('ShareReport', { grant: grant('more') }),
  ]).toEqual(['too-many', ['ReportRevoked'], ['ReportShared']]);
});

test('A report has so many blocks at most, also with those that come back', () => {
  const batch = (count: number) =>
    add(...Array.from({ length: count }, (_, n) => ({ id: `b${count}-${n}`, kind: 'text' })));
  expect([batch(198), batch(197), report.report.blockCount]).toEqual([
    'report-full',
    ['ReportBlocksAdded'],
    reportLimits.blocks,
  ]);
  report.take('RemoveReportBlocks', { blocks: ['words'] });
  expect([
    add({ id: 'last', kind: 'text' }),
    report.take('RestoreReportBlocks', { blocks: ['words'] }),
    report.report.blockCount,
  ]).toEqual([['ReportBlocksAdded'], 'report-full', reportLimits.blocks]);
});

test('Undone one by one, newest first, changes lead back to every report that was', () => {
  fc.assert(
    fc.property(fc.array(reportChange, { maxLength: 12 }), (commands) => {
      const changed = aReport();
      const changes: { before: AReport['report']; after: AReport['report'] }[] = [];
      for (const [type, data] of commands) {
        const before = changed.report;
        if (typeof changed.take(type, data as object) !== 'string' && changed.report !== before)
          changes.push({ before, after: changed.report });
      }
      for (const { before, after } of changes.reverse()) {
        const fields = Object.fromEntries(reportDifferences(before, after));
        if (Object.keys(fields).length === 0) continue;
        expect(changed.take('UndoChange', { undoes: 'c', fields })).not.toBeTypeOf('string');
        // What a change has added stays as removed, so only what is there before is compared.
        const wanted = reportFields(before);
        const now = reportFields(changed.report);
        expect(Object.fromEntries(Object.keys(wanted).map((name) => [name, now[name]]))).toEqual(wanted);
        expect(changed.report.blockCount).toBe(before.blockCount);
      }
    }),
    { numRuns: runs },
  );
});

test('The count of blocks is that of those that are there, whatever was sent', () => {
  fc.assert(
    fc.property(fc.array(reportChange, { maxLength: 25 }), (commands) => {
      const changed = aReport();
      for (const [type, data] of commands) changed.take(type, data as object);
      expect(blocksIn(changed.report).length).toBe(changed.report.blockCount);
    }),
    { numRuns: runs },
  );
});

test.each<[string, object]>([
  ['something that its kind cannot show', { 'block:table:show': { from: 'critical', to: 'last' } }],
  ['an order that is no key', { 'block:score:order': { from: 'a0', to: 'zz!' } }],
  ['a title that is too long', { 'report:title': { from: 'Bread in March', to: 'x'.repeat(141) } }],
])('An undo cannot write %s', (_, fields) => {
  expect(report.take('UndoChange', { undoes: 'c', fields })).toBeTypeOf('string');
});
