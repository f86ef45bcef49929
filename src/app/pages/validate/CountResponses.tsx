import { useSelector } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { fromPromise } from 'xstate';
import { openTransferPort } from '#adapters/transfer/transfer-port.ts';
import { countResponses, importedFrom } from '#domain/responses/count-responses.ts';
import type { AnsweredQuestion } from '#domain/responses/response-table.ts';
import { CountResponsesDialog } from '#features/validate/experiments/CountResponsesDialog.tsx';
import {
  countResponsesMachine,
  type FoundResponses,
  type ResponseReading,
} from '#machines/validate/count-responses.machine.ts';
import type { ExperimentRunActor } from '#machines/validate/experiment-run.machine.ts';
import { useFlow } from '../../use-flow.ts';

export interface CountResponsesProps {
  readonly run: ExperimentRunActor;
  readonly planned: number;
}

const none: readonly AnsweredQuestion[] = [];

/** Counts the responses that another tool collected, and puts the counts into the form of the result. */
export default function CountResponses({ run, planned }: CountResponsesProps) {
  const count = useMemo(() => countRun(run, planned), [run, planned]);
  const flow = useFlow(count.machine);
  const isCounting = useSelector(flow, (snapshot) => snapshot.matches('counting'));
  useEffect(() => {
    const subscription = flow.subscribe({ complete: () => run.send({ type: 'file.left' }) });
    return () => subscription.unsubscribe();
  }, [flow, run]);
  return (
    <CountResponsesDialog
      flow={flow}
      questions={isCounting ? count.questions() : none}
      planned={planned}
      onSource={(content, name) => {
        count.hold(content);
        flow.send({ type: 'source.given', source: { name, bytes: content.size } });
      }}
    />
  );
}

/** The machine over a worker. It holds what the machine is only told of: the content, and what the responses say. */
function countRun(run: ExperimentRunActor, planned: number) {
  let content: Blob | undefined;
  let questions: readonly AnsweredQuestion[] = [];
  const machine = countResponsesMachine.provide({
    actors: {
      read: fromPromise<FoundResponses, ResponseReading>(async ({ input, signal }) => {
        if (!content) throw new Error('There is no file to read.');
        const port = openTransferPort();
        signal.addEventListener('abort', port.close);
        try {
          const { encoding, separator, table } = await port.readResponses(content, input);
          questions = table.questions;
          return { ...table, encoding, separator, questions: questions.map(({ header }) => header) };
        } finally {
          port.close();
        }
      }),
    },
    actions: {
      use: (_, { choice, file }) => {
        const question = choice && questions[choice.question];
        if (!question) return;
        const { k, n } = countResponses(question, choice.counting, planned);
        run.send({ type: 'responses.counted', k, n, from: importedFrom(file, question, choice.counting) });
      },
    },
  });
  return {
    machine,
    hold(next: Blob) {
      content = next;
    },
    questions: (): readonly AnsweredQuestion[] => questions,
  };
}
