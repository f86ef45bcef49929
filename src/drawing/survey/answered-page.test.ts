import { expect, test } from 'vitest';
import type { Intake, IntakeEntry } from '#domain/intake/intake.ts';
import { peopleRows } from '#domain/intake/people-rows.ts';
import { eachPart, withParts } from '#domain/log/parts.ts';
import { aPage } from '../../../tests/fixtures/a-page.ts';
import { aResponse, aSurvey } from '../../../tests/fixtures/a-survey.ts';
import { answeredPage } from './answered-page.ts';

const intake = (id: string, ...entries: readonly IntakeEntry[]): Intake => ({
  ...{ id, projectId: 'project', visits: 9, runs: [], dropped: {} },
  entries: { all: Object.fromEntries(entries.map((each) => [each.id, each])) },
});

test('the table of people says what each was asked, on a page and in a survey', () => {
  const page = aPage();
  page.take('PlaceBlocks', { blocks: [{ id: 'form', kind: 'form', parent: null, fields: {} }] });
  const qualifier = (id: string, heading: string) => ({ id, kind: 'qualifier', parent: 'form', fields: { heading } });
  page.take('PlaceBlocks', { blocks: [qualifier('first', 'How many bakeries?'), qualifier('second', '')] });
  const survey = aSurvey().survey;
  const { response: _, ...signUp } = aResponse(1, {}, { email: 'ada@example.org', goal: 'sign-up', form: 'form' });
  const answered = { choices: { owner: 'yes', shops: 3 }, words: { why: 'Flour' } };
  const rows = peopleRows([
    answeredPage(
      { title: 'Crumb', intake: intake('page', { ...signUp, answers: ['Two', 'Rye', ''] }) },
      page.page,
      undefined,
    ),
    answeredPage(
      {
        title: 'What bread costs',
        intake: intake(
          'survey',
          aResponse(2, answered, { email: 'grace@example.org' }),
          aResponse(3, { words: { why: 'Nobody knows whose' } }),
        ),
      },
      undefined,
      survey,
    ),
  ]);
  expect(rows.map((row) => [row[0], row[1], ...row.slice(7)])).toEqual([
    [
      ...['Email', 'Page', 'How many bakeries?', 'Answer 2'],
      ...['Do you own a bakery?', 'How many shops?', 'Why?', 'Excluded because', 'Note'],
    ],
    ['ada@example.org', 'Crumb', 'Two', 'Rye', '', '', '', '', ''],
    ['grace@example.org', 'What bread costs', '', '', 'Yes', '3', 'Flour', '', ''],
  ]);
});

test('who has ordered has the price in the table of people, as the page names it now', () => {
  const page = aPage();
  const plan = (id: string, fields: object) => ({ id, kind: 'plan', parent: 'prices', fields });
  page.take('PlaceBlocks', { blocks: [{ id: 'prices', kind: 'pricing', parent: null, fields: {} }] });
  page.take('PlaceBlocks', {
    blocks: [
      plan('starter', { heading: 'Starter', price: '€9', period: 'per month', goal: 'pre-order' }),
      plan('once', { price: '€29', goal: 'pre-order' }),
      plan('free', { heading: 'Free', goal: 'fake-door' }),
    ],
  });
  const order = (n: number, form: string) => {
    const { response: _, ...entry } = aResponse(n, {}, { email: `${form}@example.org`, goal: 'pre-order', form });
    return entry;
  };
  const forms = ['starter', 'once', 'free', 'prices', 'gone'];
  const entries = forms.map((form, n) => order(n + 1, form));
  const rows = peopleRows([answeredPage({ title: 'Crumb', intake: intake('page', ...entries) }, page.page, undefined)]);
  expect(rows.map((row) => [row[0], row[7]])).toEqual([
    ['Email', 'Price'],
    ['starter@example.org', 'Starter · €9 per month'],
    ['once@example.org', '€29'],
    ['free@example.org', 'Free'],
    ['prices@example.org', ''],
    ['gone@example.org', ''],
  ]);
});

test('answers to a form that is gone are called by their places', () => {
  const { response: _, ...signUp } = aResponse(1, {}, { email: 'ada@example.org', goal: 'sign-up', form: 'gone' });
  const people = { title: 'Crumb', intake: intake('page', { ...signUp, answers: ['Two'] }) };
  expect(answeredPage(people, aPage().page, undefined).answersOf({ ...signUp, answers: ['', 'Two'] })).toEqual([
    { question: 'Answer 2', answer: 'Two' },
  ]);
});

test('each version of a page is read by its own questions', () => {
  const page = aPage();
  page.take('PlaceBlocks', { blocks: [{ id: 'form', kind: 'form', parent: null, fields: {} }] });
  const qualifier = (id: string, heading: string) => ({ id, kind: 'qualifier', parent: 'form', fields: { heading } });
  page.take('PlaceBlocks', {
    blocks: [qualifier('first', 'How many bakeries?'), qualifier('second', 'How many ovens?')],
  });
  const blocks = eachPart(page.page.blocks);
  const shownIn = { first: 'a', second: 'b' } as const;
  const split = [...blocks].map((block) => ({ ...block, in: shownIn[block.id as 'first'] ?? block.in }));
  const { response: _, ...signUp } = aResponse(1, {}, { goal: 'sign-up', form: 'form', answers: ['Two'] });
  const people = { title: 'Crumb', intake: intake('page') };
  const { answersOf } = answeredPage(people, { ...page.page, blocks: withParts(page.page.blocks, split) }, undefined);
  expect((['a', 'b'] as const).flatMap((version) => answersOf({ ...signUp, version }))).toEqual([
    { question: 'How many bakeries?', answer: 'Two' },
    { question: 'How many ovens?', answer: 'Two' },
  ]);
});
