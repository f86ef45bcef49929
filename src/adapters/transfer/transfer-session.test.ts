import { describe, expect, test } from 'vitest';
import { guardCell } from '#domain/transfer/formula-guard.ts';
import type { DuplicateChoice, KnownIdeas } from '#domain/transfer/judge-table.ts';
import { titleKey } from '#domain/transfer/judge-table.ts';
import { transferLimits } from '#domain/transfer/transfer-limits.ts';
import { emptyVault } from '#domain/vault/vault.ts';
import { createTransferSession } from './transfer-session.ts';

const at = '2026-11-21T12:00:00.000Z';
const nobody: KnownIdeas = { ids: new Set(), titles: new Set() };
const id = '0123abcd-89ab-4cde-8f01-23456789abcd';

async function take(file: BlobPart, known = nobody, duplicates: DuplicateChoice = 'skip') {
  let made = 0;
  const session = createTransferSession(() => `made-${++made}`);
  const source = await session.read(new Blob([file]), []);
  const report = session.judge({ mapping: source.mapping, duplicates, known, at, vault: emptyVault });
  return { source, report, ideas: session.collect().ideas };
}

const failureOf = (file: Blob) =>
  createTransferSession(() => 'x')
    .read(file, [])
    .then(
      () => 'was read',
      (failure: unknown) => failure,
    );

const bytes = (...parts: (number[] | string)[]): Uint8Array<ArrayBuffer> =>
  new Uint8Array(parts.flatMap((part) => (typeof part === 'string' ? [...new TextEncoder().encode(part)] : part)));

const utf16 = (text: string, isBigEndian: boolean): Uint8Array<ArrayBuffer> => {
  const view = new DataView(new ArrayBuffer(2 + text.length * 2));
  for (const [n, unit] of ['\ufeff', ...text.split('')].entries()) {
    view.setUint16(n * 2, unit.charCodeAt(0), !isBigEndian);
  }
  return new Uint8Array(view.buffer);
};

describe('a file is refused as a whole', () => {
  test('at 100 MB, without reading it', async () => {
    const chunk = new Uint8Array(1_000_000).fill(0x61);
    const huge = new Blob(Array.from({ length: 100 }, () => chunk));
    Object.defineProperty(huge, 'arrayBuffer', { value: () => Promise.reject(new Error('it was read')) });
    expect(await failureOf(huge)).toEqual({ kind: 'too-large', bytes: 100_000_000 });
  });

  const wide = Array.from({ length: 10_000 }, (_, n) => `c${n}`).join(',');
  const long = `Title,Tags\n${'a,b\n'.repeat(transferLimits.ideas + 1)}`;
  test.each<[string, BlobPart, unknown]>([
    ['with nothing in it', '', { kind: 'empty' }],
    ['with empty lines alone', '\n ,\n\n', { kind: 'empty' }],
    ['with 10,000 columns', `${wide}\n${wide}`, { kind: 'too-many-columns', columns: 10_000 }],
    ['with more ideas than are taken', long, { kind: 'too-many-ideas' }],
    ['in Latin-1', bytes('Title\nTea\nCaf', [0xe9], '\nMore'), { kind: 'undecodable', line: 3 }],
    ['in UTF-16 that does not say so', utf16('Title\nTea', false).slice(2), { kind: 'undecodable', line: 1 }],
    ['in half of UTF-16', utf16('Title\nTea', false).slice(0, -1), { kind: 'undecodable', line: 1 }],
    ['that is a picture', bytes([0x89], 'PNG', [0x0d, 0x0a, 0x1a, 0x0a, 0]), { kind: 'undecodable', line: 1 }],
    ['with a quotation mark that never ends', 'Title,Tags\nA,b\n"C,d\nE,f\n', { kind: 'quote-never-closed', line: 3 }],
    ['as broken JSON', '{\n"ideas": [\n1 2]}', { kind: 'not-json', line: 3 }],
    ['as JSON that ends too early', '{\n"ideas": [\n1,', { kind: 'not-json', line: 3 }],
    [
      'as JSON with more ideas than are taken',
      JSON.stringify(Array(transferLimits.ideas + 1).fill('A')),
      { kind: 'too-many-ideas' },
    ],
    ['as JSON without a list', '{"idea": 1}', { kind: 'no-list' }],
    ['as JSON of a later version', '{"format":"groundwork-ideas","version":2}', { kind: 'newer-version', version: 2 }],
  ])('%s', async (_, file, failure) => {
    expect(await failureOf(new Blob([file]))).toEqual(failure);
  });
});

describe('a table is read', () => {
  const wanted = [
    { id: 'made-1', data: { title: 'Café “Zoë”' } },
    { id: 'made-2', data: { title: 'Tea' } },
  ];
  test.each<[string, BlobPart]>([
    ['from UTF-8', 'Title\nCafé “Zoë”\nTea'],
    ['with a byte order mark', '\ufeffTitle\r\nCafé “Zoë”\r\nTea\r\n'],
    ['from UTF-16, little end first', utf16('Title\r\nCafé “Zoë”\r\nTea', false)],
    ['from UTF-16, big end first', utf16('Title\nCafé “Zoë”\nTea', true)],
    ['from a list of titles', 'Café “Zoë”\n\nTea\n'],
    ['with semicolons', 'Name;Unknown\nCafé “Zoë”;x\nTea;y'],
    ['with tabs', 'Idea\tVotes\nCafé “Zoë”\t3\nTea\t4'],
    ['that says its separator', 'sep=|\nTitle|Votes\nCafé “Zoë”|1\nTea|2'],
    ['from a list of objects', '[{"name": "Café “Zoë”"}, {"name": "Tea", "votes": 3}]'],
    ['from a list of texts', '["Café “Zoë”", "Tea"]'],
  ])('%s', async (_, file) => {
    expect((await take(file)).ideas).toEqual(wanted);
  });

  test('with the headers of other tools', async () => {
    const head = 'ID,Idea name,Pain,Target audience,Solution,Labels,Stage,Created time';
    const { ideas } = await take(`${head}\n7,Crumb,Guessing,Bakers,A sheet,"food; b2b",Testing,2025-03-01 10:00:00Z\n`);
    expect(ideas).toEqual([
      {
        id: 'made-1',
        data: {
          title: 'Crumb',
          problem: 'Guessing',
          audience: 'Bakers',
          pitch: 'A sheet',
          tags: ['food', 'b2b'],
          status: 'testing',
          capturedAt: '2025-03-01T10:00:00.000Z',
        },
      },
    ]);
  });

  test('with hostile cells, as text and nothing else', async () => {
    const cells = ['=HYPERLINK("http://x")', '+1', '-1', '@SUM(A1)', '<img src=x onerror=alert(1)>', '__proto__'];
    const rows = cells.map((cell) => `"${cell.replaceAll('"', '""')}",constructor`).join('\r\n');
    const { ideas } = await take(`Title,__proto__\r\n${rows}`);
    expect(ideas.map(({ data }) => data)).toEqual(cells.map((title) => ({ title })));
    expect(cells.map(guardCell).filter((cell) => /^[=+\-@]/.test(cell))).toEqual([]);
  });
});

test('what is wrong is said by line and column, and the other lines are good', async () => {
  const lines = [
    'Title,Status,Archived,Captured,Tags',
    'Good,Inbox,no,2026-01-02,"a, b"',
    '"Two',
    'lines",someday,maybe,02/01/2026,a',
    ',inbox,,,',
    `${'x'.repeat(141)},,,,${'y'.repeat(41)}`,
    '"Qu"ote",inbox,,,',
    'Wide,,,,,more',
    'Last,killed,yes,,',
  ];
  const { report, ideas } = await take(lines.join('\n'));
  expect(report.problems).toEqual([
    { place: 3, column: 'Status', fault: { kind: 'no-status', value: 'someday' } },
    { place: 3, column: 'Archived', fault: { kind: 'no-answer', value: 'maybe' } },
    { place: 3, column: 'Captured', fault: { kind: 'no-date', value: '02/01/2026' } },
    { place: 5, column: 'Title', fault: { kind: 'missing' } },
    { place: 6, column: 'Title', fault: { kind: 'too-long', length: 141, limit: 140 } },
    { place: 6, column: 'Tags', fault: { kind: 'too-long', length: 41, limit: 40 } },
    { place: 7, column: null, fault: { kind: 'bad-quotes' } },
    { place: 8, column: null, fault: { kind: 'extra-cells', count: 6, limit: 5 } },
  ]);
  expect(report).toMatchObject({ lines: 7, good: 2, wrong: 5, problemCount: 8 });
  expect(ideas.map(({ data }) => data['title'])).toEqual(['Good', 'Last']);
});

test('of JSON the entries are counted from one, and what is empty is nothing', async () => {
  const entries = [
    { title: 'A', tags: [], ratings: {}, votes: null },
    { title: '' },
    { title: 'B', tags: ['b', 'a, c'] },
  ];
  const { report, ideas } = await take(JSON.stringify(entries));
  expect(report.problems).toEqual([{ place: 2, column: 'Title', fault: { kind: 'missing' } }]);
  expect(ideas.map(({ data }) => data)).toEqual([{ title: 'A' }, { title: 'B', tags: ['b', 'a, c'] }]);
});

test('filters and templates of an export that are no lists are none', async () => {
  const file = { format: 'groundwork-ideas', version: 1, ideas: [{ title: 'A' }], filters: 'all', templates: { a: 1 } };
  const { report } = await take(JSON.stringify(file));
  expect(report).toMatchObject({ good: 1, filters: 0, templates: 0, hasUnusableVault: false });
});

test('as many ideas as can be taken are, and of what is wrong a hundred are listed', async () => {
  const most = Array.from({ length: transferLimits.ideas }, (_, n) => `Idea ${n}`);
  expect((await take(JSON.stringify(most))).report.good).toBe(transferLimits.ideas);
  const { report } = await take(`Title,Tags\n${',a\n'.repeat(101)}`);
  expect([report.problemCount, report.problems.length]).toEqual([101, 100]);
});

test('the first lines are shown as they would be imported', async () => {
  const lines = [
    'Title,Problem,Audience,Tags,Status',
    'A,Old bread,Bakers,"x, y",testing',
    ',,,,',
    ',Lost,,,',
    'a,,,,',
  ];
  const { report } = await take(`${lines.join('\n')}\n${Array.from({ length: 20 }, (_, n) => `I${n}`).join('\n')}`);
  expect(report.preview.length).toBe(20);
  const row = { problem: '', audience: '', tags: [], status: 'inbox' };
  expect(report.preview.slice(0, 4)).toEqual([
    {
      ...{ place: 2, title: 'A', problem: 'Old bread', audience: 'Bakers', tags: ['x', 'y'], status: 'testing' },
      verdict: 'good',
    },
    { ...row, place: 4, title: '', problem: 'Lost', verdict: 'wrong' },
    { ...row, place: 5, title: 'a', verdict: 'duplicate' },
    { ...row, place: 6, title: 'I0', verdict: 'good' },
  ]);
});

test('a status that is none is said, and its idea goes to the inbox', async () => {
  const { report, ideas } = await take('Title,Status\nA,someday\nB,testing');
  expect(report).toMatchObject({
    good: 2,
    wrong: 0,
    problems: [],
    notes: [{ place: 2, column: 'Status', fault: { kind: 'no-status', value: 'someday' } }],
    noteCount: 1,
  });
  expect(ideas.map(({ data }) => data)).toEqual([{ title: 'A' }, { title: 'B', status: 'testing' }]);
});

test('a cell of more than 10,000 characters is refused by its line', async () => {
  const { report } = await take(`Title,Problem\nA,${'x'.repeat(10_001)}\nB,short`);
  expect(report.problems).toEqual([
    { place: 2, column: 'Problem', fault: { kind: 'too-long', length: 10_001, limit: 10_000 } },
  ]);
  expect(report.good).toBe(1);
});

describe('what the vault has already', () => {
  const known = { ids: new Set([id]), titles: new Set([titleKey('Old  Idea')]) };
  const file = `Id,Title\n${id},Renamed since\n,old idea\n,New\n,new\n${id.replace('0', '1')},New`;
  const duplicates = [
    { place: 2, title: 'Renamed since', by: 'id' },
    { place: 3, title: 'old idea', by: 'title' },
    { place: 5, title: 'new', by: 'title' },
  ];

  test('is skipped', async () => {
    const { report, ideas } = await take(file, known);
    expect(report).toMatchObject({ duplicates, duplicateCount: 3, good: 2 });
    expect(ideas).toEqual([
      { id: 'made-1', data: { title: 'New' } },
      { id: id.replace('0', '1'), data: { title: 'New' } },
    ]);
  });

  test('or comes as new ideas with ids of their own', async () => {
    const { report, ideas } = await take(file, known, 'new');
    expect(report).toMatchObject({ duplicates, duplicateCount: 3, good: 5 });
    expect(new Set(ideas.map((idea) => idea.id)).size).toBe(5);
    expect(ideas.map((idea) => idea.id)).not.toContain(id);
  });
});
