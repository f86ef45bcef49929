import { expect, test } from 'vitest';
import { aSurvey, surveyId } from '../../../tests/fixtures/a-survey.ts';
import { asksForAddresses, isAsked, isPublished } from './counted-artefacts.ts';

const page = { id: 'page', projectId: 'project', isLive: true, hasVersionB: false };
const of = (method: string, goal: string, given: object = {}) =>
  ({ method, projectId: 'project', artefact: { kind: 'page', id: 'page', goal, ...given } }) as never;

test.each([
  ['its page', of('page', 'sign-up'), [page], true],
  ['its page among others', of('page', 'qualified-sign-up'), [{ ...page, id: 'other', isLive: false }, page], true],
  ['a fake door', of('fake-door', 'fake-door'), [page], true],
  ['a pre-order', of('pre-order', 'pre-order'), [page], true],
  ['no page', of('page', 'sign-up'), [], false],
  ['a page that is off the web', of('page', 'sign-up'), [{ ...page, isLive: false }], false],
  ['a page of another project', of('page', 'sign-up'), [{ ...page, projectId: 'other' }], false],
  ['another page', of('page', 'sign-up'), [{ ...page, id: 'other' }], false],
  ['a goal that the method does not count', of('page', 'pre-order'), [page], false],
  ['a survey', of('survey', 'sign-up', { kind: 'survey' }), [page], false],
  ['one version where two are compared', of('split', 'sign-up'), [page], false],
  ['two versions', of('split', 'sign-up'), [{ ...page, hasVersionB: true }], true],
  ['nothing that counts', { method: 'page', projectId: 'project', artefact: null } as never, [page], false],
])('with %s', (_, experiment, pages, isThere) => {
  expect(isPublished(experiment, pages)).toBe(isThere);
});

const onSurvey = (goal: string, given: object = {}) =>
  ({ method: 'survey', projectId: surveyId, artefact: { kind: 'survey', id: surveyId, goal }, ...given }) as never;

test.each([
  ['an answer to a question that is asked', onSurvey('answer:owner:is:yes'), ['PublishSurvey'], true],
  ['a number', onSurvey('answer:shops:at-least:2'), ['PublishSurvey'], true],
  ['a survey that was never published', onSurvey('answer:owner:is:yes'), [], false],
  ['a survey off the web', onSurvey('answer:owner:is:yes'), ['PublishSurvey', 'UnpublishSurvey'], false],
  ['an option that is not there', onSurvey('answer:owner:is:maybe'), ['PublishSurvey'], false],
  ['a question that is not there', onSurvey('answer:gone:is:yes'), ['PublishSurvey'], false],
  ['a text', onSurvey('answer:why:is:yes'), ['PublishSurvey'], false],
  ['no answer', onSurvey('sign-up'), ['PublishSurvey'], false],
  ['another method', onSurvey('answer:owner:is:yes', { method: 'page' }), ['PublishSurvey'], false],
  ['another project', onSurvey('answer:owner:is:yes', { projectId: 'other' }), ['PublishSurvey'], false],
  ['nothing that counts', onSurvey('', { artefact: null }), ['PublishSurvey'], false],
])('of a survey, with %s', (_, experiment, commands, isThere) => {
  const survey = aSurvey();
  for (const type of commands) survey.take(type, {});
  const another = { ...survey.survey, id: 'other', isLive: true, published: [] };
  expect(isAsked(experiment, [another, survey.survey])).toBe(isThere);
});

test('A question that was placed after the survey was published is not asked yet', () => {
  const survey = aSurvey();
  survey.take('PublishSurvey', {});
  survey.take('PlaceQuestions', { questions: [{ id: 'nps', kind: 'nps', title: 'Would you?' }] });
  const asked = () => isAsked(onSurvey('answer:nps:at-least:9'), [survey.survey]);
  const before = asked();
  survey.take('PublishSurvey', {});
  expect([before, asked()]).toEqual([false, true]);
});

test('A survey asks for addresses that keeps people apart by them, and no other', () => {
  const survey = aSurvey();
  survey.take('PlaceQuestions', { questions: [{ id: 'mail', kind: 'email', title: 'Where?' }] });
  survey.take('SetSurvey', { consent: 'I may be written to.' });
  expect(survey.take('PublishSurvey', {})).toEqual(['SurveyPublished']);
  const asks = (given: object, id: string = surveyId) =>
    asksForAddresses({ kind: 'survey', id, goal: '' }, [
      { ...survey.survey, id: 'other', published: [] },
      { ...survey.survey, ...given },
    ]);
  expect([asks({ once: 'address' }), asks({ once: 'visitor' }), asks({ once: 'address' }, 'gone')]).toEqual([
    true,
    false,
    false,
  ]);
  expect(asksForAddresses(null, [{ ...survey.survey, once: 'address' }])).toBe(false);
});
