import { countOf } from '#domain/text/figures.ts';
import type { BackupEnd, BackupHeader } from './backup-lines.ts';
import { keptTables } from './backup-tables.ts';
import type { VerifiedLogs } from './verify-logs.ts';

/** How many rows of each table, a line each. */
export function rowsText({ rows }: Pick<BackupEnd, 'rows'>): string {
  return keptTables.map(({ name }) => `  ${name.padEnd(24)} ${String(rows[name] ?? 0).padStart(10)}`).join('\n');
}

export const headerText = ({ at, postgres }: BackupHeader): string => `of ${at}, from PostgreSQL ${postgres}`;

export function logsText({ logs, broken }: VerifiedLogs): string {
  if (broken.length === 0) return `Checked the hashes of ${countOf(logs, 'log')}: all match.`;
  return `Checked the hashes of ${countOf(logs, 'log')}: ${broken.length} don’t match and were restored as they are.`;
}
