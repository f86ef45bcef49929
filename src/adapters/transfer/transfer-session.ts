import { readResponses } from '#domain/responses/read-responses.ts';
import type { ResponseTable } from '#domain/responses/response-table.ts';
import { decodeText } from '#domain/transfer/decode-text.ts';
import type { Encoding } from '#domain/transfer/encoding.ts';
import { type ColumnMemory, guessMapping, type Mapping } from '#domain/transfer/guess-mapping.ts';
import { type Judged, type JudgeInput, judgeTable } from '#domain/transfer/judge-table.ts';
import { type BroughtVault, judgeVault } from '#domain/transfer/judge-vault.ts';
import { shortValue } from '#domain/transfer/line-problem.ts';
import { readJson } from '#domain/transfer/read-json.ts';
import type { TransferFailure } from '#domain/transfer/transfer-failure.ts';
import { transferLimits } from '#domain/transfer/transfer-limits.ts';
import { reportOf, type TransferReport } from '#domain/transfer/transfer-report.ts';
import type { ImportedIdea, TransferTable } from '#domain/transfer/transfer-table.ts';
import type { Criterion, Vault } from '#domain/vault/vault.ts';
import { detectEncoding } from './detect-encoding.ts';
import { type CsvOptions, parseCsv, parseRows } from './parse-csv.ts';
import { isZip, readZip } from './read-zip.ts';

/** How a file is to be read: null is found out. */
export interface ReadOptions {
  readonly encoding: Encoding | null;
  /** Empty if every line is an idea. */
  readonly separator: string | null;
  readonly criteria: readonly Criterion[];
  readonly columns: ColumnMemory;
}

/** Content of a file before it is judged. */
export interface ReadSource extends Pick<TransferTable, 'kind' | 'tool' | 'separator' | 'leftBehind'> {
  readonly encoding: Encoding;
  /** The first cell of each column that says something, shortened. */
  readonly samples: readonly string[];
  readonly headers: readonly string[];
  readonly lines: number;
  readonly mapping: Mapping;
}

export interface JudgeSource extends Omit<JudgeInput, 'newId'> {
  readonly vault: Vault;
}

/** Ideas and vault settings that are ready to be issued. */
export interface Collected {
  readonly ideas: readonly ImportedIdea[];
  readonly brought: BroughtVault;
}

/** How a table of responses is to be read: null is found out. */
export type ResponseOptions = Pick<ReadOptions, 'encoding' | 'separator'>;

export interface ReadResponses {
  readonly encoding: Encoding;
  readonly separator: string;
  readonly table: ResponseTable;
}

/** One file on its way into the vault, or into the result of a test. What it throws is a `TransferFailure`. */
export function createTransferSession(newId: () => string) {
  let table: TransferTable | undefined;
  let judged: { readonly ideas: Judged; readonly vault: BroughtVault } | undefined;
  return {
    async read(source: Blob, { criteria, columns, ...options }: ReadOptions): Promise<ReadSource> {
      const bytes = await bytesOf(source);
      const encoding = options.encoding ?? (isZip(bytes) ? 'utf-8' : detectEncoding(bytes));
      const read = readBytes(bytes, encoding, { separator: options.separator, criteria });
      if ('failure' in read) throw read.failure;
      table = read.table;
      const { lines, headers, vault: _, ...rest } = table;
      return {
        ...rest,
        headers,
        encoding,
        samples: headers.map((_, column) => sampleOf(lines, column)),
        lines: lines.length,
        mapping: guessMapping(headers, criteria, columns),
      };
    },
    judge({ vault, ...input }: JudgeSource): TransferReport {
      if (!table) throw { kind: 'unexpected' };
      judged = { ideas: judgeTable(table, { ...input, newId }), vault: judgeVault(table.vault, vault, input.at) };
      return reportOf(judged.ideas, judged.vault);
    },
    collect(): Collected {
      if (!judged) throw { kind: 'unexpected' };
      return { ideas: judged.ideas.ideas, brought: judged.vault };
    },
    async readResponses(source: Blob, options: ResponseOptions): Promise<ReadResponses> {
      const bytes = await bytesOf(source);
      if (isZip(bytes)) throw { kind: 'no-table' };
      const encoding = options.encoding ?? detectEncoding(bytes);
      const decoded = decodeText(bytes, encoding);
      if ('failure' in decoded) throw decoded.failure;
      const read = parseRows(decoded.text, options.separator);
      if ('failure' in read) throw read.failure;
      const found = readResponses(read.rows);
      if (found.responses === 0 || found.questions.length === 0) throw { kind: 'empty' };
      return { encoding, separator: read.separator, table: found };
    },
  };
}

async function bytesOf(source: Blob): Promise<Uint8Array<ArrayBuffer>> {
  if (source.size > transferLimits.bytes) throw { kind: 'too-large', bytes: source.size };
  return new Uint8Array(await source.arrayBuffer());
}

function readBytes(bytes: Uint8Array, encoding: Encoding, options: CsvOptions): Read {
  if (isZip(bytes)) return readZip(bytes, options);
  const decoded = decodeText(bytes, encoding);
  if ('failure' in decoded) return decoded;
  return isJson(decoded.text) ? readJson(decoded.text) : parseCsv(decoded.text, options);
}

type Read = { readonly table: TransferTable } | { readonly failure: TransferFailure };

/** A list of lines may begin with a bracket too: JSON goes on with what can be in it. */
const isJson = (text: string): boolean => /^\s*(?:\{|\[\s*(?:[{["\d]|\]\s*$))/.test(text);

const sampleOf = (lines: TransferTable['lines'], column: number): string =>
  shortValue(lines.find(({ cells }) => (cells[column] ?? '').trim() !== '')?.cells[column]?.trim() ?? '');

export type TransferSession = ReturnType<typeof createTransferSession>;
