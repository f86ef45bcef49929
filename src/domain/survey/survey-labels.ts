import type { StreamLabels } from '../log/stream-labels.ts';
import { countOf } from '../text/figures.ts';
import { quoted } from '../text/quoted.ts';
import type { SurveyCommand } from './survey-commands.ts';
import type { SurveyFact } from './survey-facts.ts';

/** Labels of facts and commands of a survey. */
export const surveyLabels: StreamLabels<SurveyFact, Exclude<SurveyCommand['type'], 'ReassignSurvey'>> = {
  titles: {
    SurveyCreated: ({ title }) => `Created ${quoted(title)}`,
    QuestionsPlaced: ({ questions }) => `Added ${counted(questions)}`,
    QuestionsMoved: ({ questions }) => `Moved ${counted(questions)}`,
    QuestionSet: () => 'Changed a question',
    QuestionTextEdited: () => 'Edited a question',
    QuestionsRemoved: ({ questions }) => `Removed ${counted(questions)}`,
    QuestionsRestored: ({ questions }) => `Restored ${counted(questions)}`,
    SurveySet: ({ title }) => (title === undefined ? 'Changed the survey' : `Renamed the survey to ${quoted(title)}`),
    LinksAdded: ({ links }) => `Added ${links.length === 1 ? 'a link' : countOf(links.length, 'link')}`,
    SurveyPublished: ({ version, of }) =>
      of === null ? `Published version ${version}` : `Published version ${of} again, as ${version}`,
    SurveyUnpublished: () => 'Took the survey off the web',
    SurveyReassigned: () => 'Moved the survey to another idea',
    SurveyRemoved: () => 'Removed the survey',
    SurveyRestored: () => 'Restored the survey',
  },
  attempts: {
    CreateSurvey: 'A new survey',
    PlaceQuestions: 'A new question',
    MoveQuestions: 'A moved question',
    SetQuestion: 'A change to a question',
    EditQuestionText: 'The text of a question',
    RemoveQuestions: 'Removing a question',
    RestoreQuestions: 'Restoring a question',
    SetSurvey: 'A survey’s settings',
    AddLinks: 'New links to a survey',
    PublishSurvey: 'Publishing a survey',
    UnpublishSurvey: 'Taking a survey off the web',
    RollBackSurvey: 'Rolling a survey back',
    RemoveSurvey: 'Removing a survey',
    RestoreSurvey: 'Restoring a survey',
  },
};

const counted = ({ length }: readonly unknown[]): string => (length === 1 ? 'a question' : countOf(length, 'question'));
