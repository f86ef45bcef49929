import type { UndoResult } from '#machines/sync/sync-events.ts';

/** Whether what came of an undo or a redo is worth a toast, not only a word for those who listen. */
export const isBlocked = (report: UndoResult): boolean => report.type === 'undo.rejected' || report.rejected > 0;
