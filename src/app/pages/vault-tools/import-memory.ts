import { readImportMemory, writeImportMemory } from '#adapters/storage/import-memory.ts';
import { local } from '#adapters/storage/local.ts';
import { type ColumnMemory, headerKey } from '#domain/transfer/guess-mapping.ts';
import { type StatusTarget, statusTargets } from '#domain/transfer/status-words.ts';
import type { TransferField } from '#domain/transfer/transfer-field.ts';
import type { ImportChoices, ImportTable } from '#machines/vault/idea-import.machine.ts';

export interface Remembered {
  readonly columns: ColumnMemory;
  readonly statuses: ImportChoices['statuses'];
}

/** The choices of earlier imports. Fields that are there no more are passed over where columns are guessed. */
export function rememberedChoices(): Remembered {
  const { columns, statuses } = readImportMemory(local);
  return {
    columns: columns as Readonly<Record<string, TransferField | null>>,
    statuses: Object.fromEntries(
      Object.entries(statuses).filter((entry): entry is [string, StatusTarget] => isTarget(entry[1])),
    ),
  };
}

const isTarget = (text: string): text is StatusTarget => (statusTargets as readonly string[]).includes(text);

/** Keeps what the founder changed for the next file: what was only guessed is guessed again. */
export function rememberChoices(
  { headers, mapping: guessed }: ImportTable,
  { mapping, statuses }: ImportChoices,
): void {
  const changed = headers.flatMap((header, column): [string, TransferField | null][] => {
    const field = mapping[column] ?? null;
    return field === (guessed[column] ?? null) ? [] : [[headerKey(header), field]];
  });
  writeImportMemory(local, { columns: Object.fromEntries(changed), statuses });
}
