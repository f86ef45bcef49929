import { useSelector } from '@xstate/react';
import { useSelector as useAtom } from '@xstate/store-react';
import { useCallback, useMemo } from 'react';
import type { Survey } from '#domain/survey/survey.ts';
import { type VerbatimSentence, verbatimId, verbatimSentences } from '#domain/survey/verbatim-sentences.ts';
import { dayText } from '#features/validate/interviews/labels.ts';
import { resultLabels as labels } from '#features/validate/surveys/labels.ts';
import { MarkVerbatimsDialog } from '#features/validate/surveys/MarkVerbatimsDialog.tsx';
import { markKey, marksIn, markVerbatimsMachine } from '#machines/survey/mark-verbatims.machine.ts';
import { byRisk, ledgerOf, scoresOfProject } from '#machines/validate/select-ledger.ts';
import { useApp } from '../../../app-context.ts';
import { useFlow } from '../../../use-flow.ts';
import { useWhenOver } from '../../../use-when-over.ts';
import { validateHref } from '../validate-href.ts';

export interface MarkVerbatimsProps {
  readonly survey: Survey;
  readonly questionId: string;
  /** Wording of the question. */
  readonly question: string;
  readonly texts: readonly { readonly entryId: string; readonly text: string }[];
  /** When an answer came. ISO 8601. */
  readonly receivedAt: (entryId: string) => string;
  readonly onClose: () => void;
}

/** Marks what people wrote to one question; each mark is evidence, and is read from the ledger. */
export function MarkVerbatims({ survey, questionId, question, texts, ...rest }: MarkVerbatimsProps) {
  const { services } = useApp();
  const { receivedAt, onClose } = rest;
  const { id, projectId } = survey;
  const scores = useAtom(scoresOfProject(services.workspace, projectId));
  const ledger = useAtom(ledgerOf(services.workspace, projectId));
  const marks = useMemo(() => marksIn(ledger), [ledger]);
  const assumptions = useMemo(
    () =>
      byRisk(scores)
        .map(({ assumption }) => assumption)
        .filter(({ retired }) => !retired),
    [scores],
  );
  const sentences = useMemo(() => verbatimSentences(texts), [texts]);
  const shown = useMemo(() => sentences.map(({ text }) => ({ speaker: null, text })), [sentences]);
  const idOf = useMemo(() => remembered(questionId, sentences), [questionId, sentences]);
  const flow = useFlow(markVerbatimsMachine, {
    projectId,
    assumptionId: assumptions[0]?.id ?? null,
  });
  const assumptionId = useSelector(flow, ({ context }) => context.assumptionId);
  useWhenOver(flow, onClose);
  const before = useCallback(
    (n: number) => marks.get(markKey(idOf(n), assumptionId ?? '')) ?? null,
    [marks, idOf, assumptionId],
  );
  const markOf = useCallback((n: number) => before(n)?.direction, [before]);
  return (
    <MarkVerbatimsDialog
      flow={flow}
      question={question}
      sentences={shown}
      assumptions={assumptions}
      markOf={markOf}
      onMark={(n, mark) => {
        const sentence = sentences[n];
        if (!sentence) return;
        if (mark === 'none') flow.send({ type: 'unmark.pressed', before: before(n) });
        else
          flow.send({
            ...{ type: 'mark.pressed', mark, before: before(n), quoteId: idOf(n), evidenceId: services.newId() },
            text: labels.marked(question, dayText(receivedAt(sentence.entryId))),
            url: location.origin + validateHref({ projectId, view: 'results', id }),
          });
      }}
    />
  );
}

/** The name of each sentence, worked out when it is first wanted: of thousands only some are looked at. */
function remembered(question: string, sentences: readonly VerbatimSentence[]): (n: number) => string {
  const known = new Map<number, string>();
  return (n) => {
    const sentence = sentences[n];
    if (!sentence) return '';
    const name = known.get(n) ?? verbatimId(question, sentence);
    known.set(n, name);
    return name;
  };
}
