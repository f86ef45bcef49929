import { saveFile } from '#adapters/page/save-file.ts';
import { formatCsv } from '#adapters/transfer/format-csv.ts';
import { type PeopleOfPage, peopleRows } from '#domain/intake/people-rows.ts';
import { peopleLabels as labels } from '#features/validate/people/labels.ts';
import type { Services } from '../../services.ts';

/** Gives everybody who has left an address to the browser's downloads, as the server's own file has them. */
export function exportPeople({ workspace, now, showToast }: Services, pages: readonly PeopleOfPage[]): void {
  if (!workspace.isComplete.get()) {
    showToast({ tone: 'warning', message: labels.notLoaded });
    return;
  }
  const rows = peopleRows(pages);
  if (rows.length === 1) {
    showToast({ tone: 'info', message: labels.noEmails });
    return;
  }
  const name = `groundwork-people-${now().slice(0, 10)}.csv`;
  saveFile(new Blob([formatCsv(rows)], { type: 'text/csv;charset=utf-8' }), name);
  showToast({ tone: 'success', message: labels.exported(rows.length - 1, name) });
}
