import { useId } from 'react';
import { answers, commitments } from '#domain/interview/interview.ts';
import type { InterviewDraft, InterviewProblems } from '#machines/validate/interview-draft.ts';
import { css } from '#styled-system/css';
import { DayField } from '#ui/DayField.tsx';
import { RadioGroup } from '#ui/RadioGroup.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { TextField } from '#ui/TextField.tsx';
import { answerLabels, commitmentLabels, labels, problemText } from './labels.ts';

export interface InterviewFieldsProps {
  readonly draft: InterviewDraft;
  readonly problems: InterviewProblems;
  readonly today: string;
  /** Says what the answer is an answer to, and how it counts. */
  readonly answerHint: string;
  /** Locked condition for an answer to be a yes; undefined if none was locked. */
  readonly yesWhen: string | undefined;
  /** Without it nothing is asked of whom the words are. */
  readonly hasPerson: boolean;
  readonly autoFocus: boolean;
  readonly onChange: (change: Partial<InterviewDraft>) => void;
}

const commitmentOptions = commitments.map((value) => ({
  value,
  label: commitmentLabels[value],
  letter: value.charAt(0),
}));
const answerOptions = answers.map((value) => ({ value, label: answerLabels[value], letter: value.charAt(0) }));

/** Who, what they did, what they gave up for it, what it means; then the day, which is mostly today. */
export function InterviewFields(props: InterviewFieldsProps) {
  const { draft, problems, today, answerHint, yesWhen, hasPerson, autoFocus, onChange } = props;
  const yesWhenId = useId();
  return (
    <>
      {hasPerson && (
        <>
          <TextField
            label={labels.form.person}
            autoComplete="off"
            autoFocus={autoFocus}
            value={draft.person}
            onChange={(person) => onChange({ person })}
            error={problemText('person', problems.person)}
            description={labels.form.personHint}
          />
          <TextArea
            label={labels.form.lastTime}
            rows={2}
            value={draft.lastTime}
            onChange={(lastTime) => onChange({ lastTime })}
            error={problemText('lastTime', problems.lastTime)}
            description={labels.form.lastTimeHint}
          />
        </>
      )}
      <div className={choices}>
        <RadioGroup
          label={labels.form.commitment}
          orientation="horizontal"
          options={commitmentOptions}
          value={draft.commitment}
          onChange={(commitment) => onChange({ commitment })}
          error={problemText('commitment', problems.commitment)}
          description={labels.form.commitmentHint}
        />
        <div className={css({ display: 'grid', gap: '8', alignContent: 'start', minWidth: '0' })}>
          {yesWhen !== undefined && (
            <p id={yesWhenId} className={css({ overflowWrap: 'anywhere' })}>
              {labels.form.yesWhen(yesWhen)}
            </p>
          )}
          <RadioGroup
            label={labels.form.answer}
            orientation="horizontal"
            options={answerOptions}
            value={draft.answer}
            onChange={(answer) => onChange({ answer })}
            error={problemText('answer', problems.answer)}
            description={answerHint}
            {...(yesWhen !== undefined && { 'aria-describedby': yesWhenId })}
          />
        </div>
      </div>
      <div className={css({ maxWidth: '192' })}>
        <DayField
          label={labels.form.on}
          value={draft.on === '' ? undefined : (draft.on ?? today)}
          unfinished={labels.form.onUnfinished}
          onChange={(on = '') => onChange({ on })}
          error={problemText('on', problems.on)}
        />
      </div>
    </>
  );
}

const choices = css({
  display: 'grid',
  gridTemplateColumns: { base: '1fr', laptop: '3fr 2fr' },
  gap: '16',
  minWidth: '0',
});
