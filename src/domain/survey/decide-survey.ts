import type { Sent } from '../log/command-type.ts';
import { accept, type Decision, reject } from '../log/decision.ts';
import { decideMoment } from '../log/name-moment.ts';
import type { Reads } from '../log/reads.ts';
import { fact } from '../log/recorded-event.ts';
import { decideUndo } from '../undo/decide-undo.ts';
import { fieldIn } from '../undo/field-change.ts';
import { publishSurvey, rollBackSurvey, unpublishSurvey } from './publish-survey.ts';
import {
  editQuestionText,
  moveQuestions,
  placeQuestions,
  removeQuestions,
  restoreQuestions,
  setQuestion,
} from './question-rules.ts';
import { restoreSurvey } from './restore-survey.ts';
import type { Survey } from './survey.ts';
import type { SurveyCommand } from './survey-commands.ts';
import type { SurveyFact } from './survey-facts.ts';
import { surveyFields } from './survey-fields.ts';
import { addLinks, createSurvey, setSurvey, setSurveyRemoved } from './survey-rules.ts';

/** Decides a survey command whose data its schema has accepted. */
export function decideSurvey(
  survey: Survey | undefined,
  command: Sent<SurveyCommand>,
  reads: Reads,
): Decision<SurveyFact> {
  if (command.type === 'CreateSurvey') return survey ? reject('id-taken') : createSurvey(command.data);
  if (!survey) return reject('not-found');
  switch (command.type) {
    case 'PlaceQuestions':
      return placeQuestions(survey, command.data);
    case 'MoveQuestions':
      return moveQuestions(survey, command.data);
    case 'SetQuestion':
      return setQuestion(survey, command.data);
    case 'EditQuestionText':
      return editQuestionText(survey, command.data);
    case 'RemoveQuestions':
      return removeQuestions(survey, command.data.questions);
    case 'RestoreQuestions':
      return restoreQuestions(survey, command.data.questions);
    case 'SetSurvey':
      return setSurvey(survey, command.data, reads);
    case 'AddLinks':
      return addLinks(survey, command.data);
    case 'PublishSurvey':
      return publishSurvey(survey, reads);
    case 'UnpublishSurvey':
      return unpublishSurvey(survey);
    case 'ReassignSurvey':
      return accept(fact('SurveyReassigned', command.data));
    case 'RollBackSurvey':
      return rollBackSurvey(survey, command.data, reads);
    case 'RemoveSurvey':
      return setSurveyRemoved(survey, true);
    case 'RestoreSurvey':
      return setSurveyRemoved(survey, false);
    case 'NameMoment':
      return decideMoment(survey.moments, command.data);
    case 'UndoChange':
      return decideUndo(fieldIn(surveyFields(survey)), command.data, (wanted) => restoreSurvey(survey, wanted, reads));
  }
}
