import { expect, test } from 'vitest';
import { aResponse } from '../../../tests/fixtures/a-survey.ts';
import type { Experiment } from '../experiment/experiment.ts';
import type { Intake } from '../intake/intake.ts';
import { withParts } from '../log/parts.ts';
import type { ResponseEntry } from '../survey/survey-response.ts';
import { entriesOfSurvey, responsesBeyondNetworks } from './survey-entries.ts';

const start = '2026-03-01T12:00:00.000Z';
const experiment = (given: object = {}, lock: object = {}) =>
  ({
    ...{ artefact: { kind: 'survey', id: 's', goal: 'answer:ellis:is:very' }, closed: null },
    lock: { n: 60, position: 10, startedAt: start, endsAt: null, ...lock },
    ...given,
  }) as unknown as Experiment;
const intakeOf = (...entries: readonly ResponseEntry[]): Intake => ({
  ...{ id: 's', projectId: 'p', visits: 99, runs: [], dropped: {} },
  entries: withParts({}, entries),
});
const response = (ordinal: number, answer: string | undefined, more: Partial<ResponseEntry> = {}) =>
  aResponse(ordinal, answer === undefined ? { passed: ['ellis'] } : { choices: { ellis: answer } }, {
    position: 10 + ordinal,
    ...more,
  });
const counted = (of: Experiment, ...entries: readonly ResponseEntry[]) =>
  entriesOfSurvey(of, intakeOf(...entries)).map(({ position, isYes }) => [position, isYes]);

test('Each response in which the question was asked counts, in the order in which they came', () => {
  const [first] = entriesOfSurvey(experiment(), intakeOf(response(1, 'very', { publishedVersion: 3, source: 'news' })));
  expect([
    first,
    counted(
      experiment(),
      response(3, 'not'),
      response(1, 'very'),
      response(2, undefined),
      aResponse(4, { choices: { other: 'very' } }, { position: 14 }),
    ),
  ]).toEqual([
    { stream: 'intake-s', position: 11, recordedAt: start, isYes: true, version: '3', source: 'news' },
    [
      [11, true],
      [12, false],
      [13, false],
    ],
  ]);
});

test.each<[string, Experiment, Partial<ResponseEntry>]>([
  ['before the start', experiment(), { position: 9 }],
  ['with the start', experiment(), { position: 10 }],
  ['before the start, by the clock', experiment(), { receivedAt: '2026-03-01T11:59:59.999Z' }],
  ['at the end', experiment({}, { endsAt: start }), {}],
  ['after the sample was closed', experiment({ closed: { position: 11 } }), {}],
  ['of somebody excluded', experiment(), { excludedFor: 'A friend' }],
  ['of no visitor', experiment(), { ordinal: null }],
  ['of another survey', experiment({ artefact: { kind: 'survey', id: 't', goal: 'answer:ellis:is:very' } }), {}],
  ['of a page', experiment({ artefact: { kind: 'page', id: 's', goal: 'answer:ellis:is:very' } }), {}],
  ['of a goal that is none', experiment({ artefact: { kind: 'survey', id: 's', goal: 'sign-up' } }), {}],
  ['of a draft', experiment({ lock: null }), {}],
])('A response %s does not count', (_, of, more) => {
  expect(counted(of, response(1, 'very', more))).toEqual([]);
});

test('No more count than were planned', () => {
  expect(counted(experiment({}, { n: 2 }), response(3, 'not'), response(1, 'very'), response(2, 'very'))).toEqual([
    [11, true],
    [12, true],
  ]);
});

test('No more count than one address or one network may bring, in the order in which they came', () => {
  const run = { version: 'a', source: 'direct', since: start, until: start, position: 5 } as const;
  const intake: Intake = {
    ...intakeOf(response(5, 'very'), response(1, 'not'), response(2, 'very'), response(4, 'very'), response(6, 'not')),
    runs: [
      { ...run, n: 1, from: 1 },
      { ...run, n: 5, from: 2, origins: ['n.a', 'n.a', 'n.a', 'n.a', 'm.a'] },
    ],
  };
  const by = (rule: object) => experiment({}, { n: 10, ...rule });
  const said = (of: Experiment) => [
    entriesOfSurvey(of, intake).map(({ position, network }) => `${position} ${network}`),
    responsesBeyondNetworks(of, intake),
  ];
  const more = { ...intake, entries: withParts(intake.entries, [response(3, 'very')]) };
  expect([said(by({ networkRule: 'one' })), responsesBeyondNetworks(by({ networkRule: 'one' }), more)]).toEqual([
    [['11 undefined', '12 n', '14 n', '15 n', '16 m'], 0],
    1,
  ]);
  expect(entriesOfSurvey(by({ networkRule: 'one' }), more).map(({ position }) => position)).toEqual([
    11, 12, 13, 14, 16,
  ]);
  expect([entriesOfSurvey(by({}), more).length, responsesBeyondNetworks(by({}), more)]).toEqual([6, 0]);
});

test('If confirmed ones count, a response counts when its address is confirmed, in that order', () => {
  const confirmed = { counts: 'confirmed' };
  const at = (position: number, time = start) => ({ confirmedPosition: position, confirmedAt: time });
  const late = '2026-03-02T12:00:00.000Z';
  expect([
    counted(
      experiment({}, confirmed),
      response(1, 'very', at(30)),
      response(2, 'not', at(20)),
      response(3, 'very'),
      response(4, 'very', { position: 9, ...at(40) }),
    ),
    // Answered in time, and confirmed too late.
    counted(experiment({}, { ...confirmed, endsAt: late }), response(1, 'very', at(30, late))),
    counted(
      experiment({ closed: { position: 30 } }, confirmed),
      response(1, 'very', at(30)),
      response(2, 'not', at(29)),
    ),
    entriesOfSurvey(experiment({}, confirmed), intakeOf(response(1, 'very', at(30, late)))).map(
      (each) => each.recordedAt,
    ),
  ]).toEqual([
    [
      [20, false],
      [30, true],
    ],
    [],
    [[29, false]],
    [late],
  ]);
});
