import { saveFile } from '#adapters/page/save-file.ts';
import { formatCsv } from '#adapters/transfer/format-csv.ts';
import { type Interview, interviewStreamOf } from '#domain/interview/interview.ts';
import { evidenceRows } from '#features/validate/evidence/evidence-rows.ts';
import { fileLabels as labels } from '#features/validate/evidence/labels.ts';
import type { ListedEvidence } from '#machines/validate/list-evidence.ts';
import type { Services } from '../../services.ts';
import { fileNames } from '../../team/file-names.ts';

/** Gives what is listed to the browser's downloads as a table. */
export async function exportEvidence(services: Services, listed: readonly ListedEvidence[]): Promise<void> {
  const { workspace, now, showToast } = services;
  if (!workspace.isComplete.get()) {
    showToast({ tone: 'warning', message: labels.notLoaded });
    return;
  }
  const isErased = (id: string) => (workspace.peek(interviewStreamOf(id)) as Interview | undefined)?.erased === true;
  const rows = evidenceRows(listed, isErased, await fileNames(services));
  const name = `groundwork-evidence-${now().slice(0, 10)}.csv`;
  saveFile(new Blob([formatCsv(rows)], { type: 'text/csv;charset=utf-8' }), name);
  showToast({ tone: 'success', message: labels.exported(listed.length, name) });
}
