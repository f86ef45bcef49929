import { saveFile } from '#adapters/page/save-file.ts';
import { formatCsv } from '#adapters/transfer/format-csv.ts';
import type { IdeaStatus } from '#domain/idea/idea.ts';
import type { TeamRow } from '#domain/team/many-teams.ts';
import { manyTeamsLabels as labels } from '#features/home/many-teams-labels.ts';
import { teamFileRows } from '#features/home/team-file-rows.ts';
import type { Services } from '../services.ts';

/** Gives what is listed to the browser's downloads as a table. */
export function exportTeams(
  { now, showToast }: Pick<Services, 'now' | 'showToast'>,
  rows: readonly TeamRow[],
  statusLabels: Readonly<Record<IdeaStatus, string>>,
): void {
  const name = `groundwork-teams-${now().slice(0, 10)}.csv`;
  const csv = formatCsv(teamFileRows(rows, now(), statusLabels));
  saveFile(new Blob([csv], { type: 'text/csv;charset=utf-8' }), name);
  showToast({ tone: 'success', message: labels.exported(rows.length, name) });
}
