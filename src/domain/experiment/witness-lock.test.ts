import { describe, expect, test } from 'vitest';
import { aResponse } from '../../../tests/fixtures/a-survey.ts';
import { runOf, signUpOf } from '../../../tests/fixtures/an-intake.ts';
import { idOf, LoopLog, noon, projectId } from '../../../tests/fixtures/loop-log.ts';
import type { Intake } from '../intake/intake.ts';
import { invitedSource } from '../intake/invitation.ts';
import { decideCommand } from '../log/decide-command.ts';
import { withParts } from '../log/parts.ts';
import type { Actor } from '../log/reads.ts';
import type { Role } from '../team/role.ts';
import type { Experiment } from './experiment.ts';
import { isWitnessedInTime } from './witness-lock.ts';

const id = idOf(30);
const stream = `experiment-${id}`;
const [mira, jonas] = [idOf(1), idOf(2)];
const [page, survey] = [idOf(40), idOf(41)];
const complete = { projectId, assumptionId: idOf(9), criterion: 0.5, n: 12, prediction: 'supports' };
const minute = (n: number): string => new Date(Date.parse(noon) + n * 60_000).toISOString();

/** A test that runs; who locked it is unknown if nobody is named. */
function locked(design: object = { method: 'interviews' }, by?: string): LoopLog {
  const log = new LoopLog();
  log.send(stream, 'DesignExperiment', { ...complete, ...design });
  const lock = { criterion: 0.5, n: 12, ahead: 5, behind: 5, windowMinutes: 60, counts: 'answers' };
  log.record(stream, {
    ...{ type: 'ExperimentStarted', v: 1 },
    data: { ...lock, formula: 'corridor-1', ...(by === undefined ? {} : { by }) },
  });
  return log;
}

/** The answer to somebody who would witness the lock; what they may is known. */
function answerTo(log: LoopLog, id: string, role: Role | null = 'member', intakes: readonly Intake[] = []) {
  const reads = {
    state: (name: string) => log.state(name),
    statesOf: (kind: string) => (kind === 'intake' ? intakes : log.statesOf(kind)),
    actor: { id, role } satisfies Actor,
  };
  const command = { id: 'w', type: 'WitnessLock', stream, data: {}, at: log.now };
  const decision = decideCommand(log.state(stream), command, 'founder', reads);
  return decision.kind === 'rejected' ? decision.reason : decision.facts;
}

const witnessed = (by: string) => [{ type: 'LockWitnessed', v: 1, data: { by } }];

describe('WitnessLock', () => {
  test('says who saw the lock, where and when, and changes nothing else', () => {
    const log = locked(undefined, mira);
    const before = log.state<Experiment>(stream);
    log.now = minute(5);
    expect(answerTo(log, jonas)).toEqual(witnessed(jonas));
    log.record(stream, { type: 'LockWitnessed', v: 1, data: { by: jonas } });
    expect(log.state(stream)).toEqual({
      ...before,
      witness: { by: jonas, position: 3, at: minute(5) },
      changedAt: minute(5),
    });
    expect([before.lock?.by, answerTo(log, idOf(3)), answerTo(log, mira)]).toEqual([
      mira,
      'already-witnessed',
      'own-lock',
    ]);
  });

  test.each<[Role | null, unknown]>([
    ['owner', witnessed(jonas)],
    ['member', witnessed(jonas)],
    ['advisor', witnessed(jonas)],
    ['viewer', 'role-insufficient'],
    [null, 'not-found'],
  ])('by somebody who is %s', (role, answer) => {
    expect(answerTo(locked(undefined, mira), jonas, role)).toEqual(answer);
  });

  test('is for others than who locked it: where that is not known, for others than an owner', () => {
    expect([
      answerTo(locked(undefined, mira), mira),
      answerTo(locked(), jonas, 'owner'),
      answerTo(locked(), jonas, 'member'),
      locked().send(stream, 'WitnessLock'),
    ]).toEqual(['own-lock', 'own-lock', witnessed(jonas), 'own-lock']);
  });

  test('is rejected for a draft', () => {
    const log = new LoopLog();
    log.send(stream, 'DesignExperiment', { ...complete, method: 'interviews' });
    expect(answerTo(log, jonas)).toBe('not-locked');
  });

  test('comes before the first interview of the test', () => {
    const log = new LoopLog();
    const talk = (n: number, experimentId: string) =>
      log.send(`interview-${idOf(n)}`, 'LogInterview', {
        ...{ projectId, experimentId, person: 'Ada', on: '2026-03-01', lastTime: '', commitment: 'none', answer: 'no' },
      });
    log.send(stream, 'DesignExperiment', { ...complete, method: 'interviews' });
    talk(50, id);
    log.send(stream, 'StartExperiment');
    talk(51, idOf(31));
    expect(answerTo(log, jonas)).toEqual(witnessed(jonas));
    talk(52, id);
    expect(answerTo(log, jonas)).toBe('too-late');
    log.send(`interview-${idOf(52)}`, 'RemoveInterview');
    expect(answerTo(log, jonas)).toBe('too-late');
  });

  test('of a test by another method does not mind interviews about it', () => {
    const log = locked({ method: 'prototype' }, mira);
    log.send(`interview-${idOf(50)}`, 'LogInterview', {
      ...{ projectId, experimentId: id, person: 'Ada', on: '2026-03-01', lastTime: '', commitment: 'none' },
      answer: 'yes',
    });
    expect(answerTo(log, jonas)).toEqual(witnessed(jonas));
  });

  test.each([
    ['RecordResult', { k: 1, n: 12, note: '' }],
    ['StopExperiment', { reason: 'Enough' }],
  ])('comes before %s', (type, data) => {
    const log = locked({ method: 'prototype' }, mira);
    log.send(stream, type, data);
    expect(answerTo(log, jonas)).toBe('too-late');
  });

  test('comes before the sample is closed', () => {
    const log = locked({ method: 'prototype' }, mira);
    log.send(stream, 'CloseSample', { for: 'ended' }, 'system');
    expect(answerTo(log, jonas)).toBe('too-late');
  });
});

const none: Intake = { id: page, projectId, visits: 0, runs: [], dropped: {}, entries: {} };
const onPage = { method: 'page', artefact: { kind: 'page', id: page, goal: 'sign-up' } };
const came = (n: number, given: object = {}): Intake => ({
  ...none,
  runs: [{ ...runOf(2, { since: minute(n), until: minute(n + 1), ...given }), from: 1, position: 3 }],
});

describe('a page’s lock', () => {
  test.each<[string, readonly Intake[], unknown]>([
    ['before anybody came', [none], witnessed(jonas)],
    ['if they came before the lock', [came(-1)], witnessed(jonas)],
    ['if they came to another page', [{ ...came(1), id: survey }], witnessed(jonas)],
    ['if they were invited, which does not count', [came(1, { source: invitedSource })], witnessed(jonas)],
    ['not once somebody came with the lock', [came(0)], 'too-late'],
    ['not once somebody came, whom the founder excludes', [{ ...came(1), excludedNetworks: { n: 'Us' } }], 'too-late'],
  ])('is witnessed %s', (_, intakes, answer) => {
    expect(answerTo(locked(onPage, mira), jonas, 'member', intakes)).toEqual(answer);
  });

  test('is not witnessed once somebody came who was invited, where they count', () => {
    const log = new LoopLog();
    log.send(stream, 'DesignExperiment', { ...complete, ...onPage });
    const lock = { criterion: 0.5, n: 12, ahead: 5, behind: 5, windowMinutes: 60, counts: 'received' };
    const data = { ...lock, formula: 'corridor-1', countsInvited: true, by: mira };
    log.record(stream, { type: 'ExperimentStarted', v: 1, data });
    expect(answerTo(log, jonas, 'member', [came(1, { source: invitedSource })])).toBe('too-late');
  });

  test('is witnessed in time if no visitor was there who was counted later', () => {
    const log = locked(onPage, mira);
    const before = log.state<Experiment>(stream);
    log.now = minute(10);
    log.record(stream, { type: 'LockWitnessed', v: 1, data: { by: jonas } });
    const after = log.state<Experiment>(stream);
    expect(
      [undefined, none, came(11), came(10), came(9), { ...came(9), id: survey }].map((intake) =>
        isWitnessedInTime(after, intake),
      ),
    ).toEqual([true, true, true, false, false, true]);
    expect(isWitnessedInTime(before, none)).toBe(false);
    const judged = { ...after, judgements: [{ n: 1 }] } as unknown as Experiment;
    expect([undefined, none].map((intake) => isWitnessedInTime(judged, intake))).toEqual([false, true]);
  });
});

describe('a survey’s lock', () => {
  const bySurvey = { method: 'survey', artefact: { kind: 'survey', id: survey, goal: 'answer:ellis:is:very' } };
  const response = (given: object) => ({
    ...none,
    id: survey,
    entries: withParts({}, [
      aResponse(1, { choices: { ellis: 'very' } }, { position: 3, receivedAt: minute(1), ...given }),
    ]),
  });
  test.each<[string, Intake, unknown]>([
    ['before anybody answered', { ...none, id: survey }, witnessed(jonas)],
    ['if they answered before the lock', response({ position: 2 }), witnessed(jonas)],
    ['if they answered before it by the clock', response({ receivedAt: minute(-1) }), witnessed(jonas)],
    ['if the founder answered', response({ ordinal: null }), witnessed(jonas)],
    ['if only the page was opened', { ...came(1), id: survey }, witnessed(jonas)],
    ['not once somebody answered', response({}), 'too-late'],
    ['not once somebody answered who is excluded', response({ excludedFor: 'A friend' }), 'too-late'],
  ])('is witnessed %s', (_, intake, answer) => {
    expect(answerTo(locked(bySurvey, mira), jonas, 'member', [intake])).toEqual(answer);
  });
});

test('a sign-up of nobody who counts is no visitor', () => {
  const entry = signUpOf(null, idOf(60), projectId, 'ada@example.org');
  const log = locked(onPage, mira);
  log.record(`intake-${page}`, { type: 'SignUpReceived', v: 1, data: entry });
  expect(answerTo(log, jonas, 'member', [log.state(`intake-${page}`)])).toEqual(witnessed(jonas));
});

test('a start says who locked it, where that is known', () => {
  const log = new LoopLog();
  log.send(stream, 'DesignExperiment', { ...complete, method: 'interviews' });
  const start = (actor?: Actor) => {
    const command = { id: 's', type: 'StartExperiment', stream, data: {}, at: noon };
    const decision = decideCommand(log.state(stream), command, 'founder', {
      state: (name) => log.state(name),
      statesOf: (kind) => log.statesOf(kind),
      ...(actor && { actor }),
    });
    return decision.kind === 'accepted' && decision.facts[0]?.data['by'];
  };
  expect([start(), start({ id: mira, role: 'owner' })]).toEqual([undefined, mira]);
});
