import type { ActorRefFrom } from 'xstate';
import { surveyDraft } from '#domain/log/command-draft.ts';
import { cleanText } from '#domain/survey/question-rules.ts';
import { textDraftMachine } from '../text/text-draft.ts';

/** Which text of which question is typed. */
export interface QuestionTextPlace {
  readonly question: string;
  readonly field: 'title' | 'help';
}

/** Typing into the texts of a survey's questions. */
export const questionTextMachine = textDraftMachine<QuestionTextPlace>({
  id: 'questionText',
  clean: ({ field }, draft) => cleanText(field, draft),
  command: (surveyId, place, base, text) => surveyDraft('EditQuestionText', surveyId, { ...place, base, text }),
});

export type QuestionTextActor = ActorRefFrom<typeof questionTextMachine>;
