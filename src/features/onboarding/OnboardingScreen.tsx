import { useSelector } from '@xstate/react';
import { type OnboardingActor, onboardingQuestions, selectQuestion } from '#machines/onboarding/onboarding.machine.ts';
import { css } from '#styled-system/css';
import { ContourDrawing } from '#ui/drawings/ContourDrawing.tsx';
import { LevelDrawing } from '#ui/drawings/LevelDrawing.tsx';
import { StakeDrawing } from '#ui/drawings/StakeDrawing.tsx';
import { Heading } from '#ui/Heading.tsx';
import { InlineMessage } from '#ui/InlineMessage.tsx';
import { failureText, labels } from './labels.ts';
import { QuestionForm } from './QuestionForm.tsx';

export interface OnboardingScreenProps {
  readonly onboarding: OnboardingActor;
  /** The finished example can be added. */
  readonly hasExample: boolean;
}

export function OnboardingScreen({ onboarding, hasExample }: OnboardingScreenProps) {
  const question = useSelector(onboarding, selectQuestion);
  const { answers, problem, failure, captured } = useSelector(onboarding, ({ context }) => context);
  const isPending = useSelector(onboarding, (snapshot) => snapshot.hasTag('pending') || snapshot.status === 'done');
  const place = onboardingQuestions.indexOf(question);
  return (
    <section className={page}>
      <div className={column}>
        <Heading level={1}>{labels.title}</Heading>
        <p className={css({ textStyle: 'figure', color: 'ink.muted' })}>
          {labels.place(place + 1, onboardingQuestions.length)}
        </p>
        {failure && <InlineMessage tone="error">{failureText(failure)}</InlineMessage>}
        <QuestionForm
          key={question}
          question={question}
          answer={answers[question] ?? ''}
          isTooLong={problem !== null}
          isPending={isPending}
          canGoBack={place > 0 && !(question === 'stage' && captured)}
          onAnswer={(answer) => onboarding.send({ type: 'question.answered', answer })}
          onSkip={() => onboarding.send({ type: 'question.skipped' })}
          onBack={() => onboarding.send({ type: 'question.reopened' })}
          onExample={hasExample ? (answer) => onboarding.send({ type: 'example.asked', answer }) : null}
        />
      </div>
      <div className={plate}>{drawings[question]}</div>
    </section>
  );
}

const drawings = { idea: <StakeDrawing />, stage: <ContourDrawing />, goal: <LevelDrawing /> };

const page = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', laptop: '{sizes.form} minmax(0, 1fr)' },
  gap: '64',
  paddingTop: { laptop: '48' },
});
const column = css({ display: 'flex', flexDirection: 'column', gap: '24', maxWidth: 'form' });
const plate = css({
  layerStyle: 'surveyGrid',
  display: { base: 'none', laptop: 'grid' },
  alignItems: 'center',
  border: 'hairline',
  borderRadius: 'card',
  padding: '48',
});
