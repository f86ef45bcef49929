import { describe, expect, test } from 'vitest';
import type { Experiment } from '#domain/experiment/experiment.ts';
import type { Page } from '#domain/page/page.ts';
import { aPage } from '../../tests/fixtures/a-page.ts';
import { aSurvey } from '../../tests/fixtures/a-survey.ts';
import { artefactSince } from './artefact-of.ts';
import { givenTest, placeToTestWith } from './given-test.ts';

const page = (id: string, change: Partial<Page> = {}): Page => ({ ...aPage().page, id, isLive: true, ...change });
const surveyLog = aSurvey();
surveyLog.take('PublishSurvey', {});
const { survey } = surveyLog;
const [one, two] = [page('one'), page('two')];
const both = { pages: [one, two], surveys: [survey, { ...survey, id: 'other' }] };

describe('What an address says of a new test', () => {
  test.each([
    ['nothing', {}, { method: null, artefact: null }],
    ['a method that there is not', { method: 'prayer', counts: 'one' }, { method: null, artefact: null }],
    ['a method alone', { method: 'interviews' }, { method: 'interviews', artefact: null }],
    ['a method that can count two pages', { method: 'page' }, { method: 'page', artefact: null }],
    [
      'one of two pages',
      { method: 'fake-door', counts: 'two' },
      { method: 'fake-door', artefact: { kind: 'page', id: 'two', goal: 'fake-door' } },
    ],
    ['a page that is not there', { method: 'page', counts: 'gone' }, { method: 'page', artefact: null }],
    [
      'one of two surveys',
      { method: 'survey', counts: survey.id },
      { method: 'survey', artefact: { kind: 'survey', id: survey.id, goal: 'answer:owner:is:yes' } },
    ],
  ])('%s', (_, address, expected) => {
    expect(givenTest(address, both)).toEqual(expected);
  });

  test('a page that is not public is not counted on, and the only other one is', () => {
    expect(
      givenTest({ method: 'page', counts: 'one' }, { pages: [page('one', { isLive: false }), two], surveys: [] }),
    ).toEqual({
      method: 'page',
      artefact: { kind: 'page', id: 'two', goal: 'sign-up' },
    });
  });
});

test('a card that waits for a page counts on the one that was asked for', () => {
  const waiting = { method: 'page', artefact: null } as const;
  expect([artefactSince(waiting, both), artefactSince(waiting, both, 'two')]).toEqual([
    null,
    { kind: 'page', id: 'two', goal: 'sign-up' },
  ]);
});

describe('Where an assumption is tested with a page or a survey', () => {
  const experiment = (id: string, change: Partial<Experiment>): Experiment =>
    ({ id, method: 'page', artefact: null, lock: null, judgements: [], closed: null, ...change }) as Experiment;
  const counting = { kind: 'page', id: 'two', goal: 'sign-up' } as const;

  test('on a new card by what the page asks of its visitors', () => {
    const placeOf = (goal: Page['goal']) => placeToTestWith({ page: { ...one, goal } }, []);
    expect((['sign-up', 'fake-door', 'pre-order'] as const).map(placeOf)).toEqual(
      ['page', 'fake-door', 'pre-order'].map((method) => ({ view: 'experiments', id: 'new', method, counts: 'one' })),
    );
    expect(placeToTestWith({ survey }, [])).toEqual({
      ...{ view: 'experiments', id: 'new' },
      ...{ method: 'survey', counts: survey.id },
    });
  });

  test.each<[string, Experiment, string]>([
    ['a draft that waits for a page', experiment('e', {}), 'e'],
    ['a draft that counts on this page', experiment('e', { artefact: { ...counting, id: 'one' } }), 'e'],
    ['a draft that counts on another page', experiment('e', { artefact: counting }), 'new'],
    ['a draft that waits for a survey', experiment('e', { method: 'survey' }), 'new'],
    ['a draft that needs no page', experiment('e', { method: 'interviews' }), 'new'],
    ['a test that runs', experiment('e', { lock: {} as Experiment['lock'] }), 'new'],
  ])('with %s', (_, each, id) => {
    expect(placeToTestWith({ page: one }, [each]).id).toBe(id);
  });
});
