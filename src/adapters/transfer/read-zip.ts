import { unzipSync } from 'fflate';
import { decodeText } from '#domain/transfer/decode-text.ts';
import { mergeTables } from '#domain/transfer/merge-tables.ts';
import { readNotionPage, withPages } from '#domain/transfer/notion-page.ts';
import type { TransferFailure } from '#domain/transfer/transfer-failure.ts';
import { ideaColumns } from '#domain/transfer/transfer-field.ts';
import { transferLimits } from '#domain/transfer/transfer-limits.ts';
import type { TransferTable } from '#domain/transfer/transfer-table.ts';
import { detectEncoding } from './detect-encoding.ts';
import { type CsvOptions, parseCsv } from './parse-csv.ts';

type Read = { readonly table: TransferTable } | { readonly failure: TransferFailure };

/** Unpacked, in bytes. */
const unpackedMax = 60_000_000;
/** A zip of Notion may hold the real one. */
const depthMax = 2;

export const isZip = ([p, k, three, four]: Uint8Array): boolean =>
  p === 0x50 && k === 0x4b && three === 0x03 && four === 0x04;

interface Unpacked {
  readonly tables: Map<string, Uint8Array>;
  readonly pages: Map<string, Uint8Array>;
  others: number;
  bytes: number;
}

/** An export of Notion: tables as CSV, and a page of Markdown for each row. Pages without any table are ideas too. */
export function readZip(bytes: Uint8Array, options: CsvOptions): Read {
  const files: Unpacked = { tables: new Map(), pages: new Map(), others: 0, bytes: 0 };
  const failure = unpack(bytes, files, depthMax);
  if (failure) return { failure };
  const tables: TransferTable[] = [];
  for (const [name, content] of files.tables) {
    // Notion adds the whole of a table to what a filter shows of it.
    if (files.tables.has(name.replace(/\.csv$/i, '_all.csv'))) continue;
    const read = parseCsv(textOf(content), options);
    if ('failure' in read) {
      if (read.failure.kind === 'empty') continue;
      return read;
    }
    tables.push(read.table);
  }
  const whole = tables.length > 0 ? withPagesOf(mergeTables(tables), files) : pagesAlone(files);
  if (whole.table.lines.length > transferLimits.ideas) return { failure: { kind: 'too-many-ideas' } };
  if (whole.table.headers.length > transferLimits.columns)
    return { failure: { kind: 'too-many-columns', columns: whole.table.headers.length } };
  if (whole.table.lines.length === 0) return { failure: { kind: 'no-table' } };
  const left = { pages: whole.unmatched, files: files.others };
  return {
    table: {
      ...whole.table,
      kind: 'csv',
      vault: null,
      tool: 'notion',
      leftBehind: Object.fromEntries(Object.entries(left).filter(([, count]) => count > 0)),
    },
  };
}

/** Sorts the files of a zip by what they are. Only tables, pages and zips are unpacked. */
function unpack(bytes: Uint8Array, into: Unpacked, depth: number): TransferFailure | undefined {
  const inner: Uint8Array[] = [];
  try {
    const files = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        const isWanted = /\.(csv|md|zip)$/i.test(name);
        if (isWanted) into.bytes += originalSize;
        else if (!name.endsWith('/')) into.others += 1;
        if (into.bytes > unpackedMax) throw tooLarge;
        return isWanted;
      },
    });
    for (const [name, content] of Object.entries(files)) {
      if (/\.csv$/i.test(name)) into.tables.set(name, content);
      else if (/\.md$/i.test(name)) into.pages.set(name, content);
      else inner.push(content);
    }
  } catch (reason) {
    return reason === tooLarge ? { kind: 'too-large', bytes: into.bytes } : { kind: 'bad-zip' };
  }
  if (depth === 0) return undefined;
  for (const each of inner) {
    const failure = unpack(each, into, depth - 1);
    if (failure) return failure;
  }
  return undefined;
}

const tooLarge = new Error('too large');

function textOf(content: Uint8Array): string {
  const decoded = decodeText(content, detectEncoding(content));
  return 'text' in decoded ? decoded.text : '';
}

function withPagesOf(table: Pick<TransferTable, 'headers' | 'lines'>, { pages }: Unpacked) {
  if (pages.size === 0) return { table, unmatched: 0 };
  return withPages(
    table,
    [...pages.values()].map((content) => readNotionPage(textOf(content), table.headers)),
  );
}

function pagesAlone({ pages }: Unpacked) {
  const lines = [...pages].map(([name, content], n) => {
    const { title, body } = readNotionPage(textOf(content), []);
    return { place: n + 1, cells: [title || titleOf(name), body] };
  });
  return { table: { headers: [ideaColumns.title, ideaColumns.problem], lines }, unmatched: 0 };
}

/** A file's name without its folder, its ending and the id that Notion adds. */
const titleOf = (name: string): string => (name.split('/').at(-1) ?? '').replace(/(?:\s[0-9a-f]{32})?\.md$/i, '');
