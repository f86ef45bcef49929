import { useSelector as useAtom } from '@xstate/store-react';
import { useMemo } from 'react';
import { eachPart } from '#domain/log/parts.ts';
import { verbatimId, verbatimSentences } from '#domain/survey/verbatim-sentences.ts';
import { Verbatims, type VerbatimsProps } from '#features/validate/surveys/Verbatims.tsx';
import { tallyOf } from '#machines/survey/mark-verbatims.machine.ts';
import { ledgerOf } from '#machines/validate/select-ledger.ts';
import { useApp } from '../../../app-context.ts';

export interface MarkedVerbatimsProps extends Omit<VerbatimsProps, 'tally'> {
  readonly projectId: string;
  readonly questionId: string;
}

/** The written answers to one question, with counts of their marks. */
export function MarkedVerbatims({ projectId, questionId, texts, onMark }: MarkedVerbatimsProps) {
  const { services } = useApp();
  const ledger = useAtom(ledgerOf(services.workspace, projectId));
  const hasMarks = [...eachPart(ledger.evidence)].some(({ quoteId }) => quoteId !== null);
  // Thousands of names take their time, so only once one may be among them.
  const quoteIds = useMemo(
    () => new Set(hasMarks ? verbatimSentences(texts).map((sentence) => verbatimId(questionId, sentence)) : []),
    [hasMarks, questionId, texts],
  );
  const tally = useMemo(() => tallyOf(ledger, quoteIds), [ledger, quoteIds]);
  return <Verbatims texts={texts} onMark={onMark} tally={tally} />;
}
