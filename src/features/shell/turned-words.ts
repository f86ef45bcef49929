import type { TurnedReport } from '#machines/sync-events.ts';

/** What came of an undo or a redo, in words. `reasonText` says why something was refused. */
export function turnedWords(report: TurnedReport, reasonText: (reason: string) => string): string {
  const what = report.label === '' ? 'the change' : `“${report.label}”`;
  if (report.type === 'undo.refused') return `Couldn’t undo ${what}. ${reasonText(report.reason)}`;
  const did = report.type === 'change.undone' ? `Undone: ${report.label}.` : `Redone: ${report.label}.`;
  if (report.refused === 0) return did;
  const parts = report.refused === 1 ? '1 item was' : `${report.refused} items were`;
  return `${did} ${parts} changed since then and left as ${report.refused === 1 ? 'it is' : 'they are'}.`;
}
