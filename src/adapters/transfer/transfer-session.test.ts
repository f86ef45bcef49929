import { describe, expect, test } from 'vitest';
import { guardCell } from '#domain/transfer/formula-guard.ts';
import type { DuplicateChoice, KnownIdeas } from '#domain/transfer/judge-table.ts';
import { titleKey } from '#domain/transfer/judge-table.ts';
import { transferLimits } from '#domain/transfer/transfer-limits.ts';
import { emptyVault } from '#domain/vault/vault.ts';
import { createTransferSession, type JudgeSource, type ReadOptions } from './transfer-session.ts';

const at = '2026-11-21T12:00:00.000Z';
const nobody: KnownIdeas = { ids: new Set(), titles: new Set() };
const id = '0123abcd-89ab-4cde-8f01-23456789abcd';

const found: ReadOptions = { encoding: null, separator: null, criteria: [], columns: {} };

async function take(
  file: BlobPart,
  known = nobody,
  duplicates: DuplicateChoice = 'skip',
  options: Partial<ReadOptions> = {},
) {
  let made = 0;
  const session = createTransferSession(() => `made-${++made}`);
  const source = await session.read(new Blob([file]), { ...found, ...options });
  const { mapping } = source;
  const report = session.judge({ mapping, duplicates, statuses: {}, dayOrder: null, known, at, vault: emptyVault });
  return { source, report, ideas: session.collect().ideas };
}

const failureOf = (file: Blob) =>
  createTransferSession(() => 'x')
    .read(file, found)
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
    [
      'in half of UTF-16',
      utf16('Title\nTea', false).slice(0, -1),
      { kind: 'undecodable', line: 1, encoding: 'utf-16le' },
    ],
    [
      'that is a picture',
      bytes([0x89], 'PNG', [0x0d, 0x0a, 0x1a, 0x0a, 0]),
      { kind: 'undecodable', line: 3, encoding: 'windows-1252' },
    ],
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
    ['from UTF-16 without a mark', utf16('Title\nCafé “Zoë”\nTea', false).slice(2)],
    ['from Windows-1252', bytes('Title\nCaf', [0xe9], ' ', [0x93], 'Zo', [0xeb, 0x94], '\nTea')],
    ['from lines that end as on old Macs', 'Title,Votes\rCafé “Zoë”,1\rTea,2\r'],
    ['with vertical bars', 'Idea|Votes\nCafé “Zoë”|3\nTea|4'],
    ['from a list with bullets', '- Café “Zoë”\n- Tea\n'],
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

test('a value that cannot be read is said by line and column, and never costs its row', async () => {
  const whole = `A ${'long '.repeat(40)}title`;
  const lines = [
    'Title,Status,Archived,Captured,Tags,Problem',
    'Good,Inbox,no,2026-01-02,"a, b",',
    '"Two',
    'lines",someday soon,maybe,32/01/2026,a,',
    ',inbox,,,,Lost',
    `${whole},,,,${'y'.repeat(41)}; b,Why`,
    '"Qu"ote",inbox,,,,',
    'Wide,,,,,,more',
    `Tagged,,,,"${Array.from({ length: 22 }, (_, n) => `t${n}`).join(',')}",`,
    `Told,,,,,${'x'.repeat(2001)}`,
    'Last,killed,yes,,,',
  ];
  const { report, ideas } = await take(lines.join('\n'));
  expect(report.problems).toEqual([{ place: 5, column: 'Title', fault: { kind: 'missing' } }]);
  expect(report.notes).toEqual([
    { place: 3, column: 'Status', fault: { kind: 'no-status', value: 'someday soon' } },
    { place: 3, column: 'Archived', fault: { kind: 'no-answer', value: 'maybe' } },
    { place: 3, column: 'Captured', fault: { kind: 'no-date', value: '32/01/2026' } },
    { place: 6, column: 'Title', fault: { kind: 'shortened', length: 207, limit: 140 } },
    { place: 6, column: 'Tags', fault: { kind: 'long-tag', length: 41, limit: 40 } },
    { place: 7, column: null, fault: { kind: 'bad-quotes' } },
    { place: 8, column: null, fault: { kind: 'extra-cells', count: 7, limit: 6 } },
    { place: 9, column: 'Tags', fault: { kind: 'too-many', count: 22, limit: 20 } },
    { place: 10, column: 'Problem', fault: { kind: 'shortened', length: 2001, limit: 2000 } },
  ]);
  expect(report).toMatchObject({ lines: 9, good: 8, wrong: 1, problemCount: 1, noteCount: 9, toInbox: 1, archived: 1 });
  expect(ideas.slice(0, 3).map(({ data }) => data)).toEqual([
    { title: 'Good', status: 'inbox', archived: false, capturedAt: '2026-01-02T00:00:00.000Z', tags: ['a', 'b'] },
    { title: 'Two lines', tags: ['a'] },
    { title: `${whole.slice(0, 139)}…`, problem: `${whole}\n\nWhy`, tags: ['b'] },
  ]);
  expect(ideas[7]?.data).toEqual({ title: 'Last', status: 'killed', archived: true });
});

test('words for statuses are mapped by the table or by the founder, and counted', async () => {
  const file = 'Name,State\nA,1. In Progress\nB,Frozen\nC,frozen\nD,🚀 Done\nE,testing\nF,';
  const session = createTransferSession(() => 'x');
  const { mapping } = await session.read(new Blob([file]), found);
  const judge = (statuses: JudgeSource['statuses']) =>
    session.judge({ mapping, duplicates: 'skip', statuses, dayOrder: null, known: nobody, at, vault: emptyVault });
  const words = [
    { key: 'frozen', word: 'Frozen', count: 2, target: 'inbox', isKnown: false },
    { key: 'in progress', word: '1. In Progress', count: 1, target: 'exploring', isKnown: true },
    { key: 'done', word: '🚀 Done', count: 1, target: 'archived', isKnown: true },
  ];
  expect(judge({})).toMatchObject({ statuses: words, statusCount: 3, toInbox: 2, archived: 1 });
  // What a status of the product means can’t be chosen.
  expect(judge({ frozen: 'paused', done: 'building', testing: 'killed' })).toMatchObject({ toInbox: 0, archived: 0 });
  expect(session.collect().ideas.map(({ data }) => data)).toEqual([
    { title: 'A', status: 'exploring' },
    { title: 'B', status: 'paused' },
    { title: 'C', status: 'paused' },
    { title: 'D', status: 'building' },
    { title: 'E', status: 'testing' },
    { title: 'F' },
  ]);
});

test('a title of just the limit is whole, and a status that says archived goes before a column that does not', async () => {
  const title = 'x'.repeat(140);
  const { report, ideas } = await take(`Title,Archived,Status\n${title},no,Done\nB,yes,Done\nC,no,Todo`);
  expect(report.notes).toEqual([]);
  expect(ideas.map(({ data }) => data)).toEqual([
    { title, archived: true },
    { title: 'B', archived: true },
    { title: 'C', archived: false, status: 'inbox' },
  ]);
  // Also where the status comes first.
  const turned = await take('Title,Status,Archived\nA,Done,no');
  expect(turned.ideas[0]?.data).toEqual({ title: 'A', archived: true });
});

test('zeros at even and odd places alike are no UTF-16', async () => {
  const mixed = bytes([0], 'T', 'i', [0, 0], 'l', 'e', [0], ',', [0, 0], 'x', [0], 'y');
  expect(await failureOf(new Blob([mixed]))).toMatchObject({ kind: 'undecodable', encoding: 'utf-8' });
});

test('dates that may be read both ways are read as the founder says', async () => {
  const session = createTransferSession(() => 'x');
  const { mapping } = await session.read(new Blob(['Title,Created\nA,03/04/2026\nB,05/06/2026']), found);
  const judge = (dayOrder: JudgeSource['dayOrder']) => {
    const report = session.judge({
      mapping,
      duplicates: 'skip',
      statuses: {},
      dayOrder,
      known: nobody,
      at,
      vault: emptyVault,
    });
    return [report.days, session.collect().ideas.map(({ data }) => data.capturedAt?.slice(0, 10))];
  };
  expect(judge(null)).toEqual([{ example: '03/04/2026', order: 'month-first' }, ['2026-03-04', '2026-05-06']]);
  expect(judge('day-first')).toEqual([{ example: '03/04/2026', order: 'day-first' }, ['2026-04-03', '2026-06-05']]);
});

test('columns may share a text or the tags, and what was chosen before is chosen again', async () => {
  const file = 'Name,Team,Labels,Description,Notes,Points\nA,Ops,"x, y",First,Second,3\nB,,ops,,Alone,';
  const columns = { team: 'tags', notes: 'problem', points: null, labels: 'tags', gone: 'rating:no' } as const;
  const { source, ideas } = await take(file, nobody, 'skip', { columns });
  expect(source.mapping).toEqual(['title', 'tags', 'tags', 'problem', 'problem', null]);
  expect(source.samples).toEqual(['A', 'Ops', 'x, y', 'First', 'Second', '3']);
  expect(ideas.map(({ data }) => data)).toEqual([
    { title: 'A', tags: ['Ops', 'x', 'y'], problem: 'First\n\nNotes: Second' },
    { title: 'B', tags: ['ops'], problem: 'Alone' },
  ]);
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
  const row = { problem: '', audience: '', tags: [], status: 'inbox', archived: false };
  expect(report.preview.slice(0, 4)).toEqual([
    {
      ...{
        place: 2,
        title: 'A',
        problem: 'Old bread',
        audience: 'Bakers',
        tags: ['x', 'y'],
        status: 'testing',
        archived: false,
      },
      verdict: 'good',
    },
    { ...row, place: 4, title: '', problem: 'Lost', verdict: 'wrong' },
    { ...row, place: 5, title: 'a', verdict: 'duplicate' },
    { ...row, place: 6, title: 'I0', verdict: 'good' },
  ]);
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
