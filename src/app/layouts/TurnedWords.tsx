import { reasonText } from '#domain/log/rejection-texts.ts';
import { undoResultLabel } from '#features/shell/undo-result-labels.ts';
import type { UndoResult } from '#machines/sync/sync-events.ts';

export const wordsOf = (report: UndoResult): string => undoResultLabel(report, reasonText);

export interface TurnedWordsProps {
  readonly report: UndoResult;
}

/** The result of an undo or a redo. */
export default function TurnedWords({ report }: TurnedWordsProps) {
  return <span>{wordsOf(report)}</span>;
}
