import { describe, expect, test } from 'vitest';
import type { RecordedEvent } from '#domain/log/recorded-event.ts';
import { typesOfFacts, type WebhookFact } from '#domain/webhooks/webhook-facts.ts';
import { takeWebhooks } from '../content/seed/articles/take-webhooks.ts';
import { type AroundFact, readMessage } from './read-message.ts';

const idOf = (n: number): string => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const [ideaId, projectId, experimentId, pageId, surveyId, threadId, ada, grace] = [1, 2, 3, 4, 5, 6, 7, 8].map(
  idOf,
) as [...[string, string, string, string, string, string, string, string]];
const recordedAt = '2026-11-29T10:00:00.000Z';

const experiment = {
  ...{ id: experimentId, projectId, assumptionId: 'a1', method: 'interviews', question: 'Do they pay?' },
  lock: { criterion: 0.5 },
};
const states: Readonly<Record<string, unknown>> = {
  [`project-${projectId}`]: { id: projectId, ideaId, title: '', isSample: false },
  [`idea-${ideaId}`]: { id: ideaId, title: 'Crumb' },
  [`ledger-${projectId}`]: { assumptions: { a: { a1: { id: 'a1', text: 'Bakers pay.' } } } },
  [`experiment-${experimentId}`]: experiment,
  [`page-${pageId}`]: { id: pageId, projectId, title: 'Crumb page' },
  [`survey-${surveyId}`]: { id: surveyId, title: 'Crumb survey' },
  [`thread-${threadId}`]: {
    ...{ id: threadId, subject: { kind: 'idea', id: ideaId, projectId } },
    comments: [
      { id: threadId, removed: false },
      { id: idOf(61), removed: false },
      { id: idOf(62), removed: true },
    ],
  },
};
const aroundOf = (
  changed: Readonly<Record<string, unknown>> = {},
  sampleIdeas: readonly string[] = [],
): AroundFact => ({
  pageAddress: async ({ slug }) => `https://pages.example/p/${slug}`,
  state: async <State>(stream: string) => ({ ...states, ...changed })[stream] as State | undefined,
  nameOf: async (accountId) => ({ [ada]: 'Ada' })[accountId] ?? '',
  isSampleIdea: async (id) => sampleIdeas.includes(id),
});
const event = (type: string, stream: string, data: object) =>
  ({ type, stream, data, recordedAt, id: 'c:0', position: 1 }) as unknown as RecordedEvent;
const read = (type: string, stream: string, data: object, around = aroundOf()) =>
  readMessage(event(type, stream, data), around, 'https://g.example');
const at = (path: string) => `https://g.example${path}`;

const experimentPath = at(`/validate?projectId=${projectId}&view=experiments&id=${experimentId}`);
const evidence = {
  ...{ evidenceId: 'e1', assumptionId: 'a1', direction: -1, rung: 'behavior', weight: 3, selfReported: true },
  text: 'They left.',
};
const signUp = {
  ...{ entryId: 'n1', projectId, goal: 'sign-up', source: 'newsletter', ordinal: 4, version: 'a', form: 'form' },
  ...{ consentHash: 'h', hasAnswers: true, place: 12 },
};
const response = {
  ...{ entryId: 'n2', projectId, source: 'direct', ordinal: 1, choices: { q1: 'yes' }, passed: [], once: 'browser' },
  ...{ link: null, language: 'de', consentHash: 'h', publishedVersion: 1 },
};

type Case = readonly [WebhookFact, stream: string, given: object, data: object, sentence: string, link: string];

const cases: readonly Case[] = [
  [
    'IdeaCaptured',
    `idea-${ideaId}`,
    { title: 'Crumb' },
    { id: ideaId, title: 'Crumb', pitch: '' },
    'New idea: “Crumb”.',
    at(`/idea-vault/${ideaId}`),
  ],
  [
    'ExperimentStarted',
    `experiment-${experimentId}`,
    { criterion: 0.5, n: 12, ahead: 3, behind: 3, windowMinutes: 0, counts: 'received', formula: 'corridor-1' },
    {
      ...{ id: experimentId, projectId, assumptionId: 'a1', assumption: 'Bakers pay.', method: 'interviews' },
      ...{ question: 'Do they pay?', criterion: 0.5, n: 12, endsAt: null },
    },
    'A test has started: “Do they pay?”.',
    experimentPath,
  ],
  [
    'SignUpReceived',
    `intake-${pageId}`,
    { ...signUp, email: 'b@example.org', answers: ['Bread'] },
    {
      ...{ id: 'n1', projectId, pageId, page: 'Crumb page', goal: 'sign-up', source: 'newsletter', place: 12 },
      ...{ email: 'b@example.org', answers: ['Bread'] },
    },
    'New sign-up on “Crumb page” by b@example.org.',
    at(`/validate?projectId=${projectId}&view=people`),
  ],
  [
    'ResponseCompleted',
    `intake-${surveyId}`,
    { ...response, email: 'b@example.org', words: { q2: 'Bread' } },
    {
      ...{ id: 'n2', projectId, surveyId, survey: 'Crumb survey', source: 'direct', language: 'de' },
      ...{ choices: { q1: 'yes' }, email: 'b@example.org', words: { q2: 'Bread' } },
    },
    'New answer to “Crumb survey” by b@example.org.',
    at(`/validate?projectId=${projectId}&view=surveys&id=${surveyId}`),
  ],
  [
    'ExperimentJudged',
    `experiment-${experimentId}`,
    { judgement: 1, verdict: 'supports', k: 9, n: 12, interval: [0.4, 0.9], formula: 'corridor-1', ranges: [] },
    {
      ...{ id: experimentId, projectId, assumptionId: 'a1', assumption: 'Bakers pay.', method: 'interviews' },
      ...{ question: 'Do they pay?', criterion: 0.5, verdict: 'supports', yeses: 9, answers: 12, interval: [0.4, 0.9] },
    },
    '“Do they pay?” is judged. Supported: 9 of 12 said yes (40% to 90%), we had asked for 50%.',
    experimentPath,
  ],
  [
    'EvidenceRecorded',
    `ledger-${projectId}`,
    evidence,
    {
      ...{ id: 'e1', projectId, assumptionId: 'a1', assumption: 'Bakers pay.', direction: -1, rung: 'behavior' },
      ...{ weight: 3, text: 'They left.', url: null, experimentId: null },
    },
    'New evidence against “Bakers pay”: “They left”.',
    at(`/validate?projectId=${projectId}&view=evidence`),
  ],
  [
    'DecisionRecorded',
    `ledger-${projectId}`,
    { decisionId: 'd1', kind: 'persevere', reason: 'They pay.', reversedBy: 'Nobody pays.', score: 71, seenVersion: 3 },
    {
      ...{ id: 'd1', projectId, project: 'Crumb', kind: 'persevere', reason: 'They pay.' },
      ...{ reversedBy: 'Nobody pays.', askAgainOn: null, score: 71 },
    },
    'Decision on “Crumb”: persevere, because “They pay”.',
    at(`/validate?projectId=${projectId}&view=decide`),
  ],
  [
    'PagePublished',
    `page-${pageId}`,
    { version: 2, contentHash: 'h', slug: 'crumb', of: null },
    { id: pageId, projectId, title: 'Crumb page', version: 2, address: 'https://pages.example/p/crumb' },
    '“Crumb page” is published: https://pages.example/p/crumb',
    at(`/page-builder/${projectId}?page=${pageId}`),
  ],
  [
    'ThreadStarted',
    `thread-${threadId}`,
    { subject: { kind: 'idea', id: ideaId, projectId }, text: `Too dear, <@${ada}>?`, author: ada },
    {
      ...{ id: threadId, threadId, projectId, subject: { kind: 'idea', id: ideaId }, text: 'Too dear, @Ada?' },
      author: { id: ada, name: 'Ada' },
    },
    'Ada commented: “Too dear, @Ada?”.',
    at(`/home?projectId=${projectId}&thread=${threadId}`),
  ],
  [
    'Replied',
    `thread-${threadId}`,
    { commentId: idOf(61), text: `<@${grace}> left.`, author: grace },
    {
      ...{ id: idOf(61), threadId, projectId, subject: { kind: 'idea', id: ideaId }, text: '@a former member left.' },
      author: { id: grace, name: '' },
    },
    'A former member commented: “@a former member left”.',
    at(`/home?projectId=${projectId}&thread=${threadId}`),
  ],
];

test.each(cases)(
  '%s is said in plain words, and its fields are those of the article on webhooks',
  async (type, stream, given, data, sentence, link) => {
    expect(await read(type, stream, given)).toEqual({
      ...{ type: typesOfFacts[type], timestamp: recordedAt },
      ...{ data: { ...data, link }, sentence, link },
    });
    const [, told] =
      takeWebhooks.body.match(new RegExp(`<li><code>${RegExp.escape(typesOfFacts[type])}</code>: (.*)</li>`)) ?? [];
    expect(told?.split(', ').toSorted()).toEqual(Object.keys(data).toSorted());
  },
);

test('each fact that endpoints are told of has its case above', () => {
  expect(cases.map(([fact]) => fact).toSorted()).toEqual(Object.keys(typesOfFacts).toSorted());
});

describe('nothing is said', () => {
  const sample = { [`project-${projectId}`]: { id: projectId, ideaId, title: '', isSample: true } };
  test.each([
    ['ExperimentStarted', `experiment-${experimentId}`, {}],
    ['SignUpReceived', `intake-${pageId}`, signUp],
    ['EvidenceRecorded', `ledger-${projectId}`, evidence],
    ['PagePublished', `page-${pageId}`, { slug: 'a', version: 1 }],
    ['ThreadStarted', `thread-${threadId}`, { text: 'a', author: ada }],
  ])('of the sample: %s', async (type, stream, data) => {
    expect(await read(type, stream, data, aroundOf(sample))).toBeUndefined();
  });

  test('of an idea of the sample, or a comment that was removed, or other facts', async () => {
    const idea = ['IdeaCaptured', `idea-${ideaId}`, { title: 'Crumb' }] as const;
    expect(await read(...idea, aroundOf({}, [ideaId]))).toBeUndefined();
    expect(
      await read('Replied', `thread-${threadId}`, { commentId: idOf(62), text: 'a', author: ada }),
    ).toBeUndefined();
    expect(await read('IdeaRenamed', `idea-${ideaId}`, { title: 'Crumb' })).toBeUndefined();
  });
});

test('who was erased is in no message', async () => {
  const said = [
    await read('SignUpReceived', `intake-${pageId}`, signUp),
    await read('ResponseCompleted', `intake-${surveyId}`, response),
  ];
  expect(said.map((each) => [each?.sentence, Object.keys(each?.data ?? {})])).toEqual([
    ['New sign-up on “Crumb page”.', ['id', 'projectId', 'pageId', 'page', 'goal', 'source', 'place', 'link']],
    [
      'New answer to “Crumb survey”.',
      ['id', 'projectId', 'surveyId', 'survey', 'source', 'language', 'choices', 'link'],
    ],
  ]);
});

test('an order is called one, and what has no title is said without', async () => {
  const around = aroundOf({ [`page-${pageId}`]: { title: '' }, [`survey-${surveyId}`]: undefined });
  const said = [
    await read('SignUpReceived', `intake-${pageId}`, { ...signUp, goal: 'pre-order' }, around),
    await read('ResponseCompleted', `intake-${surveyId}`, response, around),
  ];
  expect(said.map((each) => each?.sentence)).toEqual(['New order on a page.', 'New answer to a survey.']);
});
