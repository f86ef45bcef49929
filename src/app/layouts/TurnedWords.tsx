import { reasonText } from '#features/idea-vault/failure-text.ts';
import { turnedWords } from '#features/shell/labels.ts';
import type { TurnedReport } from '#machines/sync-events.ts';

export const wordsOf = (report: TurnedReport): string => turnedWords(report, reasonText);

export interface TurnedWordsProps {
  readonly report: TurnedReport;
}

/** What came of an undo or a redo. */
export default function TurnedWords({ report }: TurnedWordsProps) {
  return <span>{wordsOf(report)}</span>;
}
