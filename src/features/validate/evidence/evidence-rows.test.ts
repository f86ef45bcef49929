import { expect, test } from 'vitest';
import type { Assumption, Evidence } from '#domain/ledger/ledger.ts';
import { weigh } from '#domain/ledger/score.ts';
import { unguardCell } from '#domain/transfer/formula-guard.ts';
import { evidenceRows } from './evidence-rows.ts';

const evidence = (change: Partial<Evidence>): Evidence => ({
  ...{ id: 'e1', assumptionId: 'a1', direction: 1, rung: 'market', weight: 2, text: 'Ten of twelve', url: null },
  ...{ interviewId: null, quoteId: null, experimentId: null, judgement: null, selfReported: false },
  ...{ carriedFrom: null, superseded: null, order: 0 },
  place: { position: 12, recordedAt: '2026-11-20T10:00:01.000Z', at: '2026-11-20T10:00:00.000Z' },
  ...change,
});
const listed = (change: Partial<Evidence>, text = 'Owners pay') => ({
  evidence: evidence(change),
  assumption: { id: 'a1', text } as Assumption,
  before: weigh([]),
  after: weigh([evidence({ weight: 2 })]),
});
const nobody = () => false;
const asRecord = (rows: readonly (readonly string[])[], n = 1) =>
  Object.fromEntries((rows[0] ?? []).map((column, at) => [column, rows[n]?.[at]]));

test('each piece is a row in the words of the product, with all its ids and whether it counts', () => {
  const rows = evidenceRows(
    [
      listed({ experimentId: 'x1', judgement: 2, superseded: 'Two answers were excluded' }),
      listed({
        ...{ id: 'e2', direction: -1, rung: 'anecdote', weight: 0.75, text: 'Two said so', selfReported: true },
        ...{ interviewId: 'i1', quoteId: 'q1', url: 'https://example.org/a' },
        place: { position: null, recordedAt: null, at: '2026-11-21T10:00:00.000Z' },
      }),
      { ...listed({ direction: 0, carriedFrom: { projectId: 'p0', evidenceId: 'e0' } }), assumption: undefined },
    ],
    nobody,
  );
  expect(rows).toEqual([
    [
      ...['Position', 'Recorded', 'Assumption', 'Direction', 'Evidence', 'Source', 'Self-reported', 'Kind', 'Weight'],
      ...['Score before', 'Score after', 'Counts', 'No longer counts because', 'Link', 'Evidence ID', 'Assumption ID'],
      ...['Experiment ID', 'Judgment', 'Interview ID', 'Quote ID', 'Carried over from'],
    ],
    [
      ...['12', '2026-11-20T10:00:01.000Z', 'Owners pay', 'Supports', 'Ten of twelve', 'Experiment', 'no'],
      ...[
        'Market data',
        '2',
        '50.00',
        '66.67',
        'no',
        'Two answers were excluded',
        '',
        'e1',
        'a1',
        'x1',
        '2',
        '',
        '',
        '',
      ],
    ],
    [
      ...['', '2026-11-21T10:00:00.000Z', 'Owners pay', 'Refutes', 'Two said so', 'Interview', 'yes', 'Anecdote'],
      ...['0.75', '50.00', '66.67', 'yes', '', 'https://example.org/a', 'e2', 'a1', '', '', 'i1', 'q1', ''],
    ],
    [
      ...['12', '2026-11-20T10:00:01.000Z', '', 'Neutral', 'Ten of twelve', 'Carried over', 'no', 'Market data'],
      ...['2', '50.00', '66.67', 'yes', '', '', 'e1', 'a1', '', '', '', '', 'p0 e0'],
    ],
  ]);
});

test.each(['=1+1', '+3', '-2', '@SUM(A1)', '\tx', "'=1", '＝1', 'a;=1'])('%j begins no cell as a formula', (text) => {
  const rows = evidenceRows([listed({ text, superseded: text, url: text }, text)], nobody);
  const record = asRecord(rows);
  const said = ['Assumption', 'Evidence', 'No longer counts because', 'Link'].map((column) => record[column] ?? '');
  expect(said.filter((cell) => cell.split(/[;\t]/).some((part) => /^[=+\-@＝]/.test(part)))).toEqual([]);
  expect(said.map(unguardCell)).toEqual([text, text, text, text]);
  expect(said).not.toContain(text);
});

test('what was written about somebody who was erased is left out; the rest of the row stays', () => {
  const pieces = [listed({ interviewId: 'gone', quoteId: 'q1' }), listed({ interviewId: 'there' }), listed({})];
  const rows = evidenceRows(pieces, (id) => id === 'gone');
  expect([1, 2, 3].map((n) => asRecord(rows, n)['Evidence'])).toEqual(['', 'Ten of twelve', 'Ten of twelve']);
  expect(asRecord(rows)).toMatchObject({ 'Interview ID': 'gone', 'Quote ID': 'q1', Weight: '2', Counts: 'yes' });
});

test('who recorded a piece is a column where several people work, guarded like all others', () => {
  const place = { position: 3, recordedAt: null, at: '2026-11-21T10:00:00.000Z', by: 'jonas' };
  const rows = evidenceRows([listed({ place }), listed({})], nobody, (account) => (account ? `=${account}` : ''));
  expect([asRecord(rows)['Recorded by'], asRecord(rows, 2)['Recorded by']]).toEqual(["'=jonas", '']);
  expect(asRecord(evidenceRows([listed({ place })], nobody))).not.toHaveProperty('Recorded by');
});
