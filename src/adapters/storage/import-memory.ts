import * as z from 'zod/mini';
import type { SafeStorage } from './safe-storage.ts';

const key = 'groundwork-transfer';
/** Choices that are kept of each kind; the oldest go first. */
const entriesMax = 200;

/** The choices of imports on this device: for columns by their headers, for words of statuses by the word. */
export interface ImportMemory {
  readonly columns: Readonly<Record<string, string | null>>;
  readonly statuses: Readonly<Record<string, string>>;
}

const schema = z.object({
  columns: z.record(z.string(), z.nullable(z.string())),
  statuses: z.record(z.string(), z.string()),
});

/** Empty if nothing was kept, or what was cannot be read. */
export function readImportMemory(storage: SafeStorage): ImportMemory {
  try {
    return schema.parse(JSON.parse(storage.get(key) ?? ''));
  } catch {
    return { columns: {}, statuses: {} };
  }
}

/** Keeps choices beside those from before. */
export function writeImportMemory(storage: SafeStorage, { columns, statuses }: ImportMemory): void {
  const before = readImportMemory(storage);
  const kept: ImportMemory = {
    columns: latest(before.columns, columns),
    statuses: latest(before.statuses, statuses),
  };
  storage.set(key, JSON.stringify(kept));
}

function latest<Value>(before: Readonly<Record<string, Value>>, now: Readonly<Record<string, Value>>) {
  const older = Object.entries(before).filter(([name]) => !Object.hasOwn(now, name));
  return Object.fromEntries([...older, ...Object.entries(now)].slice(-entriesMax));
}
