import { countOf } from '#domain/text/figures.ts';
import type { UndoResult } from '#machines/sync/sync-events.ts';
import { changeLabel } from './change-labels.ts';

/** Describes the result of an undo or a redo. `reasonText` says why something was rejected. */
export function undoResultLabel(report: UndoResult, reasonText: (reason: string) => string): string {
  const name = changeLabel(report.name);
  if (report.type === 'undo.rejected') {
    return `Couldn’t undo ${name === '' ? 'the change' : `“${name}”`}. ${reasonText(report.reason)}`;
  }
  const did = `${report.type === 'change.undone' ? 'Undone' : 'Redone'}: ${name === '' ? '1 change' : name}.`;
  if (report.rejected === 0) return did;
  const parts = `${countOf(report.rejected, 'item')} ${report.rejected === 1 ? 'was' : 'were'}`;
  return `${did} ${parts} changed since then and left as ${report.rejected === 1 ? 'it is' : 'they are'}.`;
}
