import { reasonText } from '#features/idea-vault/rejection-labels.ts';
import { undoResultLabel } from '#features/shell/labels.ts';
import type { TurnedReport } from '#machines/sync-events.ts';

export const wordsOf = (report: TurnedReport): string => undoResultLabel(report, reasonText);

export interface TurnedWordsProps {
  readonly report: TurnedReport;
}

/** What came of an undo or a redo. */
export default function TurnedWords({ report }: TurnedWordsProps) {
  return <span>{wordsOf(report)}</span>;
}
