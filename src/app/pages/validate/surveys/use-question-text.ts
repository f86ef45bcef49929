import { useCallback } from 'react';
import { liveQuestion } from '#domain/survey/question-order.ts';
import type { Survey } from '#domain/survey/survey.ts';
import {
  type QuestionTextActor,
  type QuestionTextPlace,
  questionTextMachine,
} from '#machines/survey/question-text.machine.ts';
import { useFlow } from '../../../use-flow.ts';
import { useFollowedText } from '../../../use-followed-text.ts';

/** Typing into the texts of a survey's questions. */
export function useQuestionText(survey: Survey): QuestionTextActor {
  const text = useFlow(questionTextMachine, { documentId: survey.id });
  const textAt = useCallback(
    ({ question, field }: QuestionTextPlace) => liveQuestion(survey, question)?.[field],
    [survey],
  );
  useFollowedText(text, textAt);
  return text;
}
