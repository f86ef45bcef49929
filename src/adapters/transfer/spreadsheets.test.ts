import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { unguardCell } from '#domain/transfer/formula-guard.ts';
import { transferFailureOf } from '#domain/transfer/transfer-failure.ts';
import { readIdeas } from '../../../tests/fixtures/imports/read-ideas.ts';

const runs = process.env['TEST_FULL'] ? 10_000 : 150;
const fuzzed = process.env['TEST_FULL'] ? 10_000 : 300;

/** Letters that the encoding has, as the bytes that a spreadsheet writes. */
const encodings: Readonly<Record<string, { readonly letters: string; readonly encode: (text: string) => number[] }>> = {
  'utf-8': { letters: 'aZé漢🧭я', encode: (text) => [...new TextEncoder().encode(text)] },
  'utf-8 with a mark': { letters: 'aZé漢🧭я', encode: (text) => [...new TextEncoder().encode(`\ufeff${text}`)] },
  'utf-16le': { letters: 'aZé漢🧭я', encode: (text) => utf16(`\ufeff${text}`, true) },
  'utf-16be': { letters: 'aZé漢🧭я', encode: (text) => utf16(`\ufeff${text}`, false) },
  'windows-1252': { letters: 'aZéüß', encode: (text) => [...text].map((each) => each.charCodeAt(0)) },
  'windows-1251': { letters: 'aZяЖй', encode: (text) => [...text].map(cyrillicByte) },
};

function utf16(text: string, isLittle: boolean): number[] {
  const view = new DataView(new ArrayBuffer(text.length * 2));
  for (let n = 0; n < text.length; n++) view.setUint16(n * 2, text.charCodeAt(n), isLittle);
  return [...new Uint8Array(view.buffer)];
}

const cyrillicByte = (letter: string): number => {
  const code = letter.charCodeAt(0);
  return code >= 0x410 ? code - 0x410 + 0xc0 : code;
};

/** A cell as spreadsheets write it: quoted where the separator, a quotation mark or a line break is in the cell. */
const cellOf = (text: string, separator: string): string =>
  /["\r\n]/.test(text) || text.includes(separator) ? `"${text.replaceAll('"', '""')}"` : text;

const sheets = fc
  .record({
    encoding: fc.constantFrom(...Object.keys(encodings)),
    separator: fc.constantFrom(',', ';', '\t', '|'),
    newline: fc.constantFrom('\r\n', '\n', '\r'),
    isSaid: fc.boolean(),
    isEnded: fc.boolean(),
    others: fc.subarray(['Notes', 'Team', 'Created', 'Tags', 'Status']),
    isTitleFirst: fc.boolean(),
  })
  .chain((form) => {
    const letters = [...(encodings[form.encoding]?.letters ?? ''), ...' ,;|"0.-\'='];
    const breaks = form.newline === '\r' ? [] : ['\n'];
    const cell = fc.string({ unit: fc.constantFrom(...letters, ...breaks), maxLength: 12 });
    const width = form.others.length + 1;
    const rows = fc.array(fc.array(cell, { minLength: width, maxLength: width }), { maxLength: 12 });
    return rows.map((cells) => ({ ...form, cells }));
  });

test('a table that a spreadsheet saves gives as many ideas as it has rows with a title', async () => {
  await fc.assert(
    fc.asyncProperty(sheets, async ({ encoding, separator, newline, isSaid, isEnded, others, isTitleFirst, cells }) => {
      const headers = isTitleFirst ? ['Title', ...others] : [...others, 'Title'];
      const title = headers.indexOf('Title');
      const table = [headers, ...cells].map((row) => row.map((each) => cellOf(each, separator)).join(separator));
      const said = isSaid ? `sep=${separator}${newline}` : '';
      const text = said + table.join(newline) + (isEnded ? newline : '');
      const bytes = new Uint8Array(encodings[encoding]?.encode(text) ?? []);
      const { ideas, report } = await readIdeas(bytes, {}, { duplicates: 'new' });
      // An apostrophe before a sign that would make a formula is none of the title.
      const wanted = cells
        .map((row) =>
          unguardCell(row[title] ?? '')
            .replace(/\s+/gu, ' ')
            .trim(),
        )
        .filter((each) => each !== '');
      expect(ideas.length).toBe(wanted.length);
      expect(report.good).toBe(ideas.length);
      // A guess between encodings of one byte a letter may be wrong where there is little to go by.
      if (!encoding.startsWith('windows')) expect(ideas.map((idea) => idea.title)).toEqual(wanted);
    }),
    { numRuns: runs },
  );
});

const pieces = fc.constantFrom(
  ...[
    'Title',
    'Name',
    'Status',
    ',',
    ';',
    '\t',
    '|',
    '"',
    '""',
    '\n',
    '\r\n',
    '\r',
    'sep=',
    '{',
    '[',
    ']',
    '}',
    ':',
    '\ufeff',
  ],
  ...[
    '"cards"',
    '"lists"',
    '"ideas"',
    '\u0000',
    '\ud800',
    '27/11/2026',
    '46353',
    'a'.repeat(200),
    '漢',
    '=1',
    '\u2028',
  ],
);

test('no file makes an import throw anything but a reason', async () => {
  const texts = fc.array(pieces, { maxLength: 60 }).map((parts) => new TextEncoder().encode(parts.join('')));
  const zips = fc.uint8Array({ maxLength: 200 }).map((bytes) => new Uint8Array([0x50, 0x4b, 3, 4, ...bytes]));
  const files = fc.oneof(texts, fc.uint8Array({ maxLength: 400 }), zips);
  await fc.assert(
    fc.asyncProperty(files, async (bytes) => {
      const failure = await readIdeas(bytes as Uint8Array<ArrayBuffer>).then(
        () => undefined,
        (reason: unknown) => reason,
      );
      if (failure !== undefined) expect(transferFailureOf(failure)).toBe(failure);
      if (failure !== undefined) expect(failure).not.toEqual({ kind: 'unexpected' });
    }),
    { numRuns: fuzzed },
  );
});

test('50,000 lines are 50,000 ideas', async () => {
  const rows = Array.from({ length: 50_000 }, (_, n) => `Idea ${n};"Line one\nline two";${(n % 28) + 1}.11.2026`);
  const { ideas, report } = await readIdeas(`Name;Notes;Created\n${rows.join('\n')}`);
  expect([ideas.length, report.noteCount, ideas.at(-1)]).toEqual([
    50_000,
    0,
    { title: 'Idea 49999', problem: 'Line one\nline two', capturedAt: '2026-11-20T00:00:00.000Z' },
  ]);
});
