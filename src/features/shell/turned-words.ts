import type { TurnedReport } from '#machines/sync-events.ts';

/** What came of an undo or a redo, in words. `reasonText` says why something was refused. */
export function turnedWords(report: TurnedReport, reasonText: (reason: string) => string): string {
  const what = report.label === '' ? 'the change' : `“${report.label}”`;
  if (report.type === 'undo.refused') return `Could not take back ${what}. ${reasonText(report.reason)}`;
  const did = report.type === 'change.undone' ? `Undone: ${report.label}.` : `Done again: ${report.label}.`;
  if (report.refused === 0) return did;
  const parts = report.refused === 1 ? '1 part of it was' : `${report.refused} parts of it were`;
  return `${did} ${parts} changed again since and stayed as ${report.refused === 1 ? 'it is' : 'they are'}.`;
}
