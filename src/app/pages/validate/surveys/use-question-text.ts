import { useCallback, useEffect } from 'react';
import { liveQuestion } from '#domain/survey/question-order.ts';
import type { Survey } from '#domain/survey/survey.ts';
import { type QuestionTextActor, questionTextMachine } from '#machines/survey/question-text.machine.ts';
import { useSavedOnLeaving } from '#ui/use-saved-on-leaving.ts';
import { useFlow } from '../../../use-flow.ts';

/** Typing into the texts of a survey's questions, told of what becomes of them elsewhere. What is typed when the screen goes is saved. */
export function useQuestionText(survey: Survey): QuestionTextActor {
  const text = useFlow(questionTextMachine, { surveyId: survey.id });
  useEffect(() => {
    const { place, theirs } = text.getSnapshot().context;
    if (!place) return;
    const question = liveQuestion(survey, place.question);
    const isOrphaned = text.getSnapshot().matches('orphaned');
    if (!question) {
      if (!isOrphaned) text.send({ type: 'question.gone' });
      return;
    }
    if (isOrphaned) text.send({ type: 'question.returned' });
    if (question[place.field] !== theirs) text.send({ type: 'text.came', text: question[place.field] });
  }, [text, survey]);
  useSavedOnLeaving(useCallback(() => text.send({ type: 'text.left' }), [text]));
  return text;
}
