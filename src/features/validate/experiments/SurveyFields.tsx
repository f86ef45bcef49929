import { useSelector } from '@xstate/react';
import { countedAnswer } from '#domain/survey/counted-answer.ts';
import type { Survey } from '#domain/survey/survey.ts';
import { countableAnswers, countableSurveys, firstCounted, firstGoalOf } from '#machines/validate/countable-surveys.ts';
import type { ExperimentEditorActor } from '#machines/validate/experiment-editor.machine.ts';
import { css } from '#styled-system/css';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { InlineMessage } from '#ui/InlineMessage.tsx';
import { Select } from '#ui/Select.tsx';
import { CountedNumber } from './CountedNumber.tsx';
import { surveyArtefactLabels as labels } from './labels.ts';

export interface SurveyFieldsProps {
  readonly editor: ExperimentEditorActor;
  /** Surveys of the project. */
  readonly surveys: readonly Survey[];
  readonly surveysHref: string;
  readonly isFrozen: boolean;
}

/** The survey that is counted on, and which answer to which of its questions is a yes. */
export function SurveyFields({ editor, surveys, surveysHref, isFrozen }: SurveyFieldsProps) {
  const artefact = useSelector(editor, ({ context }) => context.draft.artefact);
  const those = countableSurveys(surveys);
  const survey = those.find(({ id }) => artefact?.kind === 'survey' && id === artefact.id);
  const asked = survey ? countableAnswers(survey) : [];
  const counted = survey && artefact ? countedAnswer(artefact.goal)?.question : undefined;
  const question = asked.find((each) => each.question.id === counted);
  const set = (to: Parameters<typeof firstCounted>[0] | string) => {
    const changed =
      typeof to === 'string' ? survey && { kind: 'survey' as const, id: survey.id, goal: to } : firstCounted(to);
    if (changed !== undefined) editor.send({ type: 'draft.changed', typed: { artefact: changed } });
  };
  if (those.length === 0)
    return (
      <InlineMessage
        tone="info"
        title={labels.noneTitle}
        actions={<ButtonLink href={surveysHref}>{labels.toSurveys}</ButtonLink>}
      >
        {labels.none}
      </InlineMessage>
    );
  return (
    <div className={css({ display: 'flex', flexDirection: 'column', gap: '16' })}>
      <Select
        label={labels.survey}
        placeholder={labels.choose}
        options={those.map((each) => ({
          value: each.id,
          label: each.title,
          ...(firstCounted(each) === null && { note: labels.uncountable, isDisabled: true }),
        }))}
        value={survey?.id ?? null}
        isDisabled={isFrozen}
        onChange={(id) => {
          const chosen = those.find((each) => each.id === id);
          if (chosen) set(chosen);
        }}
      />
      {asked.length > 0 && (
        <Select
          label={labels.question}
          placeholder={labels.choose}
          options={asked.map((each) => ({ value: each.question.id, label: each.title }))}
          value={question?.question.id ?? null}
          isDisabled={isFrozen}
          onChange={(id) => {
            const chosen = asked.find((each) => each.question.id === id);
            const goal = chosen && firstGoalOf(chosen);
            if (goal !== undefined) set(goal);
          }}
        />
      )}
      {question && artefact && question.answers.length === 0 && (
        <CountedNumber
          question={question.question}
          goal={artefact.goal}
          isFrozen={isFrozen}
          onChange={(goal) => set(goal)}
        />
      )}
      {question && artefact && question.answers.length > 0 && (
        <Select
          label={labels.answer}
          placeholder={labels.choose}
          options={question.answers.map(({ goal, text }) => ({ value: goal, label: text }))}
          value={question.answers.some(({ goal }) => goal === artefact.goal) ? artefact.goal : null}
          isDisabled={isFrozen}
          onChange={(goal) => set(goal)}
        />
      )}
    </div>
  );
}
