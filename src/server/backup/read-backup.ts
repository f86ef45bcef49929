import { createHash } from 'node:crypto';
import type { z } from 'zod';
import {
  type BackupEnd,
  type BackupHeader,
  BackupRefused,
  endPrefix,
  endSchema,
  formatSchema,
  formatVersion,
  headerSchema,
  rowSchema,
} from './backup-lines.ts';
import { keptTables } from './backup-tables.ts';
import { fileLines } from './file-lines.ts';

export type BackupPart =
  | { readonly kind: 'header'; readonly header: BackupHeader }
  /** Lines of one table, as they stand in the file. */
  | { readonly kind: 'rows'; readonly table: string; readonly lines: readonly string[] }
  | { readonly kind: 'end'; readonly end: BackupEnd };

const rowsAtOnce = 500;
const textAtOnce = 4 * 1024 * 1024;

/**
 * Reads a backup in parts. Throws `BackupRefused` at whatever is not as it was written; what came before may be altered
 * too until the end has been read, which holds the digest.
 */
export async function* readBackup(file: string): AsyncGenerator<BackupPart> {
  const hash = createHash('sha256');
  const counted: Record<string, number> = {};
  let batch: { table: string; lines: string[]; size: number } | undefined;
  let order = 0;
  let number = 0;
  let ended = false;
  for await (const bytes of fileLines(file)) {
    number += 1;
    const text = bytes.toString('utf8');
    if (ended) throw new BackupRefused(`Line ${number} comes after the last line.`);
    if (!text.endsWith('\n')) throw new BackupRefused(cutOff);
    if (text.startsWith(endPrefix)) {
      const { end } = parse(endSchema, text, number);
      if (batch) yield { kind: 'rows', ...batch };
      if (number === 1) throw new BackupRefused('The first line isn’t that of a backup.');
      if (end.sha256 !== hash.digest('hex')) throw new BackupRefused('It was altered: its digest doesn’t match.');
      if (!sameCounts(end.rows, counted)) throw new BackupRefused('It doesn’t have as many rows as it says.');
      yield { kind: 'end', end };
      ended = true;
      continue;
    }
    hash.update(bytes);
    if (number === 1) {
      yield { kind: 'header', header: parseHeader(text) };
      continue;
    }
    const { table } = parse(rowSchema, text, number);
    const place = keptTables.findIndex(({ name }) => name === table);
    if (place < order)
      throw new BackupRefused(`Line ${number}: the table ${JSON.stringify(table)} doesn’t belong there.`);
    order = place;
    counted[table] = (counted[table] ?? 0) + 1;
    if (batch && (batch.table !== table || batch.lines.length >= rowsAtOnce || batch.size >= textAtOnce)) {
      yield { kind: 'rows', ...batch };
      batch = undefined;
    }
    batch ??= { table, lines: [], size: 0 };
    batch.lines.push(text);
    batch.size += text.length;
  }
  if (!ended) throw new BackupRefused(number === 0 ? 'It’s empty.' : cutOff);
}

const cutOff = 'It was cut off: its last line is missing.';

function parseHeader(text: string): BackupHeader {
  const { version } = parse(formatSchema, text, 1);
  if (version > formatVersion) {
    throw new BackupRefused(
      `It’s in a newer format, ${version}; this Groundwork reads format ${formatVersion}. Restore it with a newer version.`,
    );
  }
  return parse(headerSchema, text, 1);
}

function parse<T>(schema: z.ZodType<T>, text: string, number: number): T {
  try {
    return schema.parse(JSON.parse(text));
  } catch {
    throw new BackupRefused(number === 1 ? 'The first line isn’t that of a backup.' : `Line ${number} can’t be read.`);
  }
}

const sameCounts = (a: Readonly<Record<string, number>>, b: Readonly<Record<string, number>>): boolean =>
  keptTables.every(({ name }) => (a[name] ?? 0) === (b[name] ?? 0));
