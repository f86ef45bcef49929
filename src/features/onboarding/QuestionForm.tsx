import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { OnboardingQuestion } from '#machines/onboarding/onboarding.machine.ts';
import { css } from '#styled-system/css';
import { Button } from '#ui/Button.tsx';
import { RadioGroup } from '#ui/RadioGroup.tsx';
import { TextField } from '#ui/TextField.tsx';
import { goals, labels, questionTexts, stages } from './labels.ts';

export interface QuestionFormProps {
  readonly question: OnboardingQuestion;
  readonly answer: string;
  readonly isTooLong: boolean;
  readonly isPending: boolean;
  readonly canGoBack: boolean;
  readonly onAnswer: (answer: string) => void;
  readonly onSkip: () => void;
  readonly onBack: () => void;
  /** The finished example is wanted; with what was typed so far. Null while it cannot be shown. */
  readonly onExample: ((answer: string) => void) | null;
}

/** One question; Enter goes on. */
export function QuestionForm(props: QuestionFormProps) {
  const { question, isPending, onExample } = props;
  const [answer, setAnswer] = useState(props.answer);
  const form = useRef<HTMLFormElement>(null);
  const label = questionTexts[question];

  // Each question replaces the one before, and with it what had the focus.
  useEffect(() => form.current?.querySelector('input')?.focus(), []);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    props.onAnswer(answer);
  };

  return (
    <form ref={form} onSubmit={submit} className={css({ display: 'flex', flexDirection: 'column', gap: '24' })}>
      {question === 'idea' ? (
        <TextField
          label={label}
          description={labels.ideaHint}
          value={answer}
          onChange={setAnswer}
          error={props.isTooLong ? labels.ideaTooLong : undefined}
        />
      ) : (
        <RadioGroup
          label={label}
          options={question === 'stage' ? stages : goals}
          value={answer === '' ? null : answer}
          onChange={setAnswer}
        />
      )}
      <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '8' })}>
        <Button type="submit" variant="primary" isPending={isPending}>
          {question === 'goal' ? labels.finish : labels.continue}
        </Button>
        <Button onPress={props.onSkip} isDisabled={isPending}>
          {labels.skip}
        </Button>
        {props.canGoBack && (
          <Button variant="quiet" onPress={props.onBack} isDisabled={isPending}>
            {labels.back}
          </Button>
        )}
      </div>
      {onExample && (
        <div className={css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '12', rowGap: '4' })}>
          <Button isDisabled={isPending} onPress={() => onExample(answer)}>
            {labels.example}
          </Button>
          <span className={css({ color: 'ink.muted', textStyle: 'small' })}>{labels.exampleHint}</span>
        </div>
      )}
    </form>
  );
}
