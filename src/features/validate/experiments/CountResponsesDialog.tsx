import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { answerKey, answersTo, type Counting, countResponses } from '#domain/responses/count-responses.ts';
import type { AnsweredQuestion } from '#domain/responses/response-table.ts';
import { type Encoding, encodings, isGuessed } from '#domain/transfer/encoding.ts';
import { encodingLabels } from '#domain/transfer/encoding-labels.ts';
import { type CountResponsesActor, selectCanUse } from '#machines/validate/count-responses.machine.ts';
import { css } from '#styled-system/css';
import { Button } from '#ui/Button.tsx';
import { Checkbox } from '#ui/Checkbox.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { FileDrop } from '#ui/FileDrop.tsx';
import { InlineMessage } from '#ui/InlineMessage.tsx';
import { ProgressBar } from '#ui/ProgressBar.tsx';
import { RadioGroup } from '#ui/RadioGroup.tsx';
import { Select } from '#ui/Select.tsx';
import { countFailureText, countLabels as labels } from './count-labels.ts';

export interface CountResponsesDialogProps {
  readonly flow: CountResponsesActor;
  /** The questions of the file, which the flow is not told; empty until it is read. */
  readonly questions: readonly AnsweredQuestion[];
  /** The planned sample: a result has no more. */
  readonly planned: number;
  /** Takes the content over before the flow hears of it. */
  readonly onSource: (content: Blob, name: string) => void;
}

const accept = [
  '.csv',
  '.tsv',
  '.txt',
  'text/csv',
  'text/tab-separated-values',
  'text/plain',
  'application/vnd.ms-excel',
];

/** From a file of responses to two numbers: how many said yes, of how many. */
export function CountResponsesDialog({ flow, questions, planned, onSource }: CountResponsesDialogProps) {
  const isOpen = useSelector(flow, ({ status }) => status === 'active');
  const state = useSelector(flow, ({ value }) => value);
  const canUse = useSelector(flow, selectCanUse);
  const { source, question } = useSelector(flow, ({ context }) => context);
  const asked = question === null ? undefined : questions[question];
  const leave = () => flow.send({ type: 'count.left' });
  const content = useRef<HTMLDivElement>(null);
  // The button that had the focus goes with the step.
  useEffect(() => {
    if (state !== 'choosing') content.current?.focus();
  }, [state]);
  return (
    <Dialog
      title={labels.title}
      place="top"
      isOpen={isOpen}
      onClose={leave}
      footer={
        <>
          {state === 'counting' && (
            <Button variant="quiet" onPress={() => flow.send({ type: 'source.dropped' })}>
              {labels.another}
            </Button>
          )}
          <Button variant={state === 'counting' ? 'secondary' : 'quiet'} onPress={leave}>
            {labels.cancel}
          </Button>
          {state === 'counting' && (
            <Button variant="primary" isDisabled={!canUse} onPress={() => flow.send({ type: 'count.confirmed' })}>
              {labels.use}
            </Button>
          )}
        </>
      }
    >
      <div ref={content} tabIndex={-1} className={steps}>
        {state === 'choosing' && <SourceStep flow={flow} onSource={onSource} />}
        {state === 'reading' && <ProgressBar label={labels.reading(source?.name ?? '')} />}
        {state === 'counting' && <CountStep flow={flow} asked={asked} planned={planned} />}
      </div>
    </Dialog>
  );
}

function SourceStep({ flow, onSource }: Pick<CountResponsesDialogProps, 'flow' | 'onSource'>) {
  const { source, failure } = useSelector(flow, ({ context }) => context);
  return (
    <>
      {failure && (
        <InlineMessage tone="error" title={labels.failed(source?.name ?? '')}>
          {countFailureText(failure)}
        </InlineMessage>
      )}
      {failure?.kind === 'undecodable' && <EncodingChoice flow={flow} encoding={failure.encoding} />}
      <p className={quiet}>{labels.intro}</p>
      <FileDrop label={labels.drop} accept={accept} onFiles={([file]) => file && onSource(file, file.name)} />
    </>
  );
}

function EncodingChoice({ flow, encoding }: { readonly flow: CountResponsesActor; readonly encoding: Encoding }) {
  return (
    <Select<Encoding>
      label={labels.readAs}
      options={encodings.map((value) => ({ value, label: encodingLabels[value] }))}
      value={encoding}
      onChange={(chosen) => flow.send({ type: 'reading.chosen', reading: { encoding: chosen } })}
    />
  );
}

interface CountStepProps {
  readonly flow: CountResponsesActor;
  readonly asked: AnsweredQuestion | undefined;
  readonly planned: number;
}

function CountStep({ flow, asked, planned }: CountStepProps) {
  const { source, found, question, counting } = useSelector(flow, ({ context }) => context);
  if (!found) return null;
  return (
    <>
      <p>
        {labels.found(source?.name ?? '', found.responses, found.tool)} {found.isByTime ? labels.byTime : labels.byFile}{' '}
        {labels.leftOut(found.leftOut)}
      </p>
      {isGuessed(found.encoding) && <EncodingChoice flow={flow} encoding={found.encoding} />}
      <Select
        label={labels.question}
        placeholder={labels.choose}
        options={found.questions.map((label, n) => ({ value: String(n), label }))}
        value={question === null ? null : String(question)}
        onChange={(chosen) => flow.send({ type: 'question.chosen', question: Number(chosen) })}
      />
      {asked && (
        <>
          <RadioGroup<Counting['kind']>
            label={labels.yes}
            options={[
              { value: 'these', label: labels.these, note: labels.theseNote },
              { value: 'any', label: labels.any, note: labels.anyNote },
            ]}
            value={counting.kind}
            onChange={(kind) =>
              flow.send({
                type: 'counting.chosen',
                counting: kind === 'any' ? { kind } : { kind, answers: [] },
              })
            }
          />
          {counting.kind === 'these' && <AnswerChoice flow={flow} asked={asked} chosen={counting.answers} />}
          <Count asked={asked} counting={counting} planned={planned} />
        </>
      )}
    </>
  );
}

/** So many answers can be chosen from. */
const shownAtMost = 50;

interface AnswerChoiceProps {
  readonly flow: CountResponsesActor;
  readonly asked: AnsweredQuestion;
  readonly chosen: readonly string[];
}

function AnswerChoice({ flow, asked, chosen }: AnswerChoiceProps) {
  const all = answersTo(asked);
  const isChosen = (answer: string) => chosen.some((each) => answerKey(each) === answerKey(answer));
  const toggle = (answer: string, isYes: boolean) => {
    const others = chosen.filter((each) => answerKey(each) !== answerKey(answer));
    flow.send({
      type: 'counting.chosen',
      counting: { kind: 'these', answers: isYes ? [...others, answer] : others },
    });
  };
  if (all.length === 0) return <p className={quiet}>{labels.noAnswers}</p>;
  return (
    <fieldset className={answers}>
      <legend className={legend}>{labels.answers}</legend>
      {all.slice(0, shownAtMost).map(({ answer, count }) => (
        <Checkbox
          key={answerKey(answer)}
          label={labels.answer(answer, count)}
          isSelected={isChosen(answer)}
          onChange={(isYes) => toggle(answer, isYes)}
        />
      ))}
      {all.length > shownAtMost && <p className={quiet}>{labels.more(all.length - shownAtMost)}</p>}
    </fieldset>
  );
}

interface CountProps {
  readonly asked: AnsweredQuestion;
  readonly counting: Counting;
  readonly planned: number;
}

function Count({ asked, counting, planned }: CountProps) {
  const counted = countResponses(asked, counting, planned);
  return (
    <p role="status">
      <strong>{labels.counted(counted)}</strong> {labels.blank(counted.blank)} {labels.beyond(counted.beyond, planned)}
    </p>
  );
}

const steps = css({ display: 'flex', flexDirection: 'column', gap: '16', outline: 'none' });
const quiet = css({ color: 'ink.muted' });
const answers = css({ display: 'flex', flexDirection: 'column', gap: '8', minWidth: '0', overflowWrap: 'anywhere' });
const legend = css({ textStyle: 'small', fontWeight: 'medium', marginBottom: '8' });
