import { exportFormat, exportVersion } from './export-json.ts';
import { isTrelloBoard, readTrello } from './read-trello.ts';
import { joinTags } from './tag-list.ts';
import type { TransferFailure } from './transfer-failure.ts';
import { ideaColumns } from './transfer-field.ts';
import { transferLimits } from './transfer-limits.ts';
import type { TransferTable } from './transfer-table.ts';

type Read = { readonly table: TransferTable } | { readonly failure: TransferFailure };
type Entry = Readonly<Record<string, unknown>>;

/** Reads an export of ours, a list of objects, or an object that holds such a list under `ideas`. */
export function readJson(text: string): Read {
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch (error) {
    return { failure: { kind: 'not-json', line: lineOf(error, text) } };
  }
  const whole = isEntry(file) ? file : {};
  const isOurs = whole['format'] === exportFormat;
  const { version } = whole;
  if (isOurs && typeof version === 'number' && version > exportVersion) {
    return { failure: { kind: 'newer-version', version } };
  }
  if (!isOurs && isTrelloBoard(whole)) return trelloOf(whole);
  const list: unknown = Array.isArray(file) ? file : whole['ideas'];
  if (!Array.isArray(list)) return { failure: { kind: 'no-list' } };
  if (list.length > transferLimits.ideas) return { failure: { kind: 'too-many-ideas' } };
  const { criteria, filters, templates } = whole;
  const vault = isOurs ? { criteria: criteria ?? [], filters: listIn(filters), templates: listIn(templates) } : null;
  return tableOf(list, vault);
}

function trelloOf(board: Entry): Read {
  const table = readTrello(board);
  if (table.lines.length === 0) return { failure: { kind: 'empty' } };
  return table.lines.length > transferLimits.ideas ? { failure: { kind: 'too-many-ideas' } } : { table };
}

function tableOf(list: readonly unknown[], vault: TransferTable['vault']): Read {
  const entries = list.map((each): Entry => (isEntry(each) ? each : { title: each }));
  const keys = [...new Set(entries.flatMap((entry) => Object.keys(entry)))];
  if (keys.length > transferLimits.columns) return { failure: { kind: 'too-many-columns', columns: keys.length } };
  if (entries.length === 0 && vault === null) return { failure: { kind: 'empty' } };
  const lines = entries.map((entry, n) => ({
    place: n + 1,
    cells: keys.map((key) => (Object.hasOwn(entry, key) ? cellOf(entry[key]) : '')),
  }));
  const headers = keys.map(headerOfKey);
  return { table: { kind: 'json', headers, lines, vault, ...(vault && { tool: 'groundwork' as const }) } };
}

const headerOfKey = (key: string): string =>
  Object.hasOwn(ideaColumns, key) ? ideaColumns[key as keyof typeof ideaColumns] : key;

function cellOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (value === null || value === undefined) return '';
  if (Array.isArray(value) && value.every((each) => typeof each === 'string')) return joinTags(value);
  return typeof value === 'object' && Object.keys(value).length === 0 ? '' : JSON.stringify(value);
}

/** Files from before templates have none. */
const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const isEntry = (value: unknown): value is Entry =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Browsers word it differently; where they name a line, or the end, it can be said. */
function lineOf(error: unknown, text: string): number | null {
  const message = error instanceof Error ? error.message : '';
  const line = /line (\d+)/.exec(message)?.[1];
  if (line) return Number(line);
  return /end of (JSON|data)/i.test(message) ? text.split('\n').length : null;
}
