import { expect, test } from 'vitest';
import { ASurvey, surveyId } from '../../../tests/fixtures/a-survey.ts';
import { journey } from './journey.ts';
import { questionnaireOf } from './question-order.ts';
import type { Answers } from './survey.ts';
import { type SurveyTemplate, surveyTemplates } from './survey-templates.ts';

function begun({ name, questions }: SurveyTemplate) {
  const survey = new ASurvey();
  survey.take('CreateSurvey', { projectId: surveyId, title: name, template: { questions } });
  return survey;
}

test.each(surveyTemplates.map((template) => [template.id, template] as const))(
  'The template %s can be published as it is',
  (_, template) => {
    const survey = begun(template);
    expect([survey.order().split(' ').length, survey.take('PublishSurvey', {})]).toEqual([
      template.questions.length,
      ['SurveyPublished'],
    ]);
  },
);

test.each<[SurveyTemplate['id'], Answers, string]>([
  ['problem', { had: 'o2' }, 'had end'],
  ['problem', { had: 'o1', often: 'o1', last: 'x', tried: ['o1'], bad: 5 }, 'had often last tried bad cost end'],
  ['nps', { nps: 10 }, 'nps best end'],
  ['nps', { nps: 9 }, 'nps best end'],
  ['nps', { nps: 8 }, 'nps higher end'],
  ['nps', { nps: 6 }, 'nps missing end'],
  ['churn', { why: 'o1', back: 1 }, 'why instead back end'],
  ['churn', { why: 'o2', missing: 'x', back: 1 }, 'why missing back end'],
  ['churn', { why: 'o4' }, 'why end'],
])('The template %s with %j asks %s', (id, answers, path) => {
  const template = surveyTemplates.find((each) => each.id === id) as SurveyTemplate;
  const passed = new Set(['cost', 'best', 'higher', 'missing', 'instead']);
  const gone = journey(questionnaireOf(begun(template).survey), answers, passed);
  expect(gone.path.map((question) => question.id).join(' ')).toBe(path);
});
