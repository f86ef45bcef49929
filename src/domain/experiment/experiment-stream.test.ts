import { describe, expect, test } from 'vitest';
import { idOf, LoopLog, noon, projectId } from '../../../tests/fixtures/loop-log.ts';
import { noReads } from '../log/reads.ts';
import { evolveExperiment } from './evolve-experiment.ts';
import { type Experiment, experimentLimits, type Lock, stageOf } from './experiment.ts';
import { experimentFields } from './experiment-fields.ts';
import { startExperiment } from './experiment-rules.ts';

const stream = `experiment-${idOf(30)}`;
const bare = { projectId, assumptionId: idOf(1), method: 'data' };
const complete = { ...bare, criterion: 0.1, n: 120, prediction: 'supports' };
/** A start that nothing came before but the design. */
const sealedAt = { endsAt: null, position: 2, startedAt: noon };
const reported = { k: 18, n: 120, note: ' From the shop ' };

function designed(data: object = complete): LoopLog {
  const log = new LoopLog();
  expect(log.send(stream, 'DesignExperiment', data)).toEqual(['ExperimentDesigned']);
  return log;
}
function started(data: object = complete): LoopLog {
  const log = designed(data);
  expect(log.send(stream, 'StartExperiment')).toEqual(['ExperimentStarted']);
  return log;
}
const experiment = (log: LoopLog): Experiment => log.state(stream);

describe('DesignExperiment', () => {
  test('begins a draft in which nothing is prefilled that decides', () => {
    expect(experiment(designed({ ...bare, question: ' Do  they? ' }))).toEqual({
      ...{ id: idOf(30), projectId, assumptionId: idOf(1), method: 'data', question: 'Do they?', yesWhen: '' },
      ...{ criterion: null, n: null, endsAt: null, formula: 'corridor-1', windowMinutes: 60, counts: 'answers' },
      ...{ prediction: null, expected: null },
      ...{ artefact: null, isSample: false, discarded: false, lock: null, result: null, stoppedFor: null },
      ...{ closed: null, judgements: [], learning: '', moments: [], designedAt: noon, changedAt: noon },
    });
  });

  test.each([
    ['interviews', 'answers'],
    ['page', 'received'],
    ['fake-door', 'received'],
    ['pre-order', 'received'],
    ['survey', 'answers'],
    ['prototype', 'answers'],
    ['data', 'answers'],
    ['split', 'received'],
  ])('counts for %s: %s', (method, counts) => {
    expect(experiment(designed({ ...bare, method })).counts).toBe(counts);
  });

  test.each([
    ['invalid-data', { method: 'shouting' }],
    ['invalid-data', { criterion: 0 }],
    ['invalid-data', { criterion: 1 }],
    ['invalid-data', { n: 0 }],
    ['invalid-data', { n: 1.5 }],
    ['invalid-data', { endsAt: 'tomorrow' }],
    ['invalid-data', { formula: 'corridor-2' }],
    ['invalid-data', { prediction: 'maybe' }],
    ['invalid-data', { yesWhen: 'x'.repeat(501) }],
    ['invalid-data', { expected: 1.01 }],
    ['invalid-data', { expected: -0.01 }],
    ['invalid-data', { windowMinutes: -1 }],
    ['invalid-data', { ahead: 1 }],
    ['invalid-data', { sample: true }],
  ])('is rejected as %s for %j', (reason, wrong) => {
    expect(new LoopLog().send(stream, 'DesignExperiment', { ...complete, ...wrong })).toBe(reason);
  });

  test('is rejected a second time', () => {
    expect(designed().send(stream, 'DesignExperiment', complete)).toBe('id-taken');
  });
});

describe('ReviseExperiment', () => {
  test('keeps what it does not name, says times in UTC, empties with null, and nothing where nothing differs', () => {
    const log = designed();
    const before = experiment(log);
    const endsAt = '2026-04-01T02:00:00+02:00';
    expect(log.send(stream, 'ReviseExperiment', { n: null, endsAt, counts: 'confirmed' })).toEqual([
      'ExperimentRevised',
    ]);
    expect(experiment(log)).toEqual({ ...before, n: null, endsAt: '2026-04-01T00:00:00.000Z', counts: 'confirmed' });
    expect(log.send(stream, 'ReviseExperiment', { endsAt })).toEqual([]);
    expect(log.send(stream, 'ReviseExperiment', { criterion: 1.5 })).toBe('invalid-data');
  });

  test('counts what another method counts, unless it says what', () => {
    const log = designed({ ...bare, counts: 'confirmed' });
    log.send(stream, 'ReviseExperiment', { method: 'data' });
    expect(experiment(log).counts).toBe('confirmed');
    log.send(stream, 'ReviseExperiment', { method: 'page' });
    expect(experiment(log).counts).toBe('received');
    log.send(stream, 'ReviseExperiment', { method: 'survey', counts: 'confirmed' });
    expect(experiment(log).counts).toBe('confirmed');
  });
});

test('A design keeps the share that the founder expects, empties it with null, and locks it', () => {
  const log = designed({ ...complete, expected: 0.15 });
  const seen = [experiment(log).expected];
  for (const expected of [null, 0, 1]) {
    expect(log.send(stream, 'ReviseExperiment', { expected })).toEqual(['ExperimentRevised']);
    seen.push(experiment(log).expected);
  }
  expect(seen).toEqual([0.15, null, 0, 1]);
  log.send(stream, 'StartExperiment');
  expect(log.send(stream, 'ReviseExperiment', { expected: 0.5 })).toBe('criterion-locked');
});

test('A design that was recorded before it could say what counts as a yes and what is expected says neither', () => {
  const fact = { type: 'ExperimentDesigned', v: 1, data: { ...complete, question: '' }, at: noon };
  const state = evolveExperiment(undefined, fact as never, stream);
  expect([state?.yesWhen, state?.expected]).toEqual(['', null]);
});

test('A draft is discarded and restored, each once, and never started meanwhile', () => {
  const log = designed();
  expect(log.send(stream, 'RestoreExperiment')).toEqual([]);
  expect(log.send(stream, 'DiscardExperiment')).toEqual(['ExperimentDiscarded']);
  expect(log.send(stream, 'DiscardExperiment')).toEqual([]);
  expect(log.send(stream, 'StartExperiment')).toBe('not-found');
  expect(log.send(stream, 'RestoreExperiment')).toEqual(['ExperimentRestored']);
  expect(log.send(stream, 'StartExperiment')).toEqual(['ExperimentStarted']);
});

describe('StartExperiment', () => {
  test('seals the criterion with its boundaries, the date and the position', () => {
    const endsAt = '2026-04-01T00:00:00.000Z';
    expect(experiment(started({ ...complete, endsAt })).lock).toEqual({
      ...{ criterion: 0.1, n: 120, ahead: 7.71, behind: 6.71, endsAt, windowMinutes: 60, counts: 'answers' },
      ...{ formula: 'corridor-1', position: 2, startedAt: noon },
    });
  });

  test('has no boundaries by Wilson, which looks once', () => {
    expect(experiment(started({ ...complete, formula: 'wilson-1', n: 5000 })).lock).toMatchObject({
      ahead: 0,
      behind: 0,
    });
  });

  test.each([
    ['interviews', 'They paid', 'They paid'],
    ['prototype', ' They  paid ', 'They paid'],
    ['interviews', ' ', undefined],
    ['interviews', undefined, undefined],
    ['data', 'They paid', undefined],
  ])('seals by %s that a yes is %j as %j', (method, yesWhen, sealed) => {
    const log = started({ ...complete, method, ...(yesWhen !== undefined && { yesWhen }) });
    expect([experiment(log).yesWhen, experiment(log).lock?.yesWhen]).toEqual([
      yesWhen?.replace(/\s+/g, ' ').trim() ?? '',
      sealed,
    ]);
    expect(log.send(stream, 'ReviseExperiment', { yesWhen: 'They nod' })).toBe('criterion-locked');
  });

  test.each([
    ['criterion-missing', { criterion: null }],
    ['prediction-missing', { prediction: null }],
    ['sample-missing', { n: null }],
    ['sample-too-large', { n: 5001 }],
    ['sample-too-large', { n: 5001, formula: 'wilson-1' }],
    ['sample-too-small', { criterion: 0.5, n: 5 }],
    ['sample-too-small', { criterion: 0.5, n: 3, formula: 'wilson-1' }],
    ['sample-too-small', { criterion: 0.999, n: 5 }],
    ['sample-too-small', { criterion: 0.5, n: 5, endsAt: noon }],
    ['end-passed', { endsAt: noon }],
    ['artefact-unpublished', { method: 'page' }],
    ['artefact-unpublished', { method: 'survey' }],
    ['artefact-unpublished', { method: 'split' }],
  ])('is rejected as %s for %j', (reason, wrong) => {
    expect(designed({ ...complete, ...wrong }).send(stream, 'StartExperiment')).toBe(reason);
  });

  test.each([
    { criterion: 0.5, n: 6 },
    { criterion: 0.5, n: 4, formula: 'wilson-1' },
    { criterion: 0.1, n: 2 },
    { criterion: 0.02, n: 1 },
  ])('is accepted for %j, which can support', (plan) => {
    expect(designed({ ...complete, ...plan }).send(stream, 'StartExperiment')).toEqual(['ExperimentStarted']);
  });

  test('that was recorded before small samples were rejected is still locked, and reported', () => {
    const log = designed({ ...complete, criterion: 0.5, n: 5 });
    const lock = { criterion: 0.5, n: 5, windowMinutes: 60, counts: 'answers', formula: 'corridor-1' };
    log.record(stream, { type: 'ExperimentStarted', v: 1, data: { ...lock, ahead: 2.51, behind: 2.51 } });
    expect(experiment(log).lock).toEqual({ ...lock, ahead: 2.51, behind: 2.51, ...sealedAt });
    expect(log.send(stream, 'RecordResult', { k: 5, n: 5, note: '' })).toEqual(['ResultRecorded']);
    log.judge(idOf(30));
    expect(experiment(log).judgements.map(({ verdict, k, n }) => [verdict, k, n])).toEqual([['inconclusive', 5, 5]]);
  });

  test.each([
    ['page', 'sign-up', 'received', true, 'confirmed'],
    ['page', 'sign-up', 'received', false, 'received'],
    ['page', 'sign-up', 'received', undefined, 'received'],
    ['page', 'qualified-sign-up', 'confirmed', false, 'confirmed'],
    ['pre-order', 'pre-order', 'received', true, 'confirmed'],
    ['fake-door', 'fake-door', 'received', true, 'received'],
    ['prototype', 'sign-up', 'answers', true, 'answers'],
  ] as const)(
    'by %s for %s %s, where people confirm is %s, counts what is %s',
    (method, goal, counts, confirmsPeople, counted) => {
      const page = { id: idOf(9), projectId, isLive: true, hasVersionB: false };
      const design = { ...complete, method, counts, artefact: { kind: 'page', id: idOf(9), goal } } as const;
      const reads = { ...noReads, statesOf: () => [page], ...(confirmsPeople === undefined ? {} : { confirmsPeople }) };
      const decision = startExperiment(experiment(designed(design)), noon, reads);
      expect(decision).toMatchObject({ facts: [{ type: 'ExperimentStarted', data: { counts: counted } }] });
    },
  );

  test.each([
    ['page', {}, 'one'],
    ['page', { sharesNetwork: false }, 'one'],
    ['split', { sharesNetwork: true }, 'shared'],
    ['interviews', { sharesNetwork: true }, undefined],
    ['data', {}, undefined],
  ] as const)('seals for %s with %j how much one network may bring: %s', (method, given, networkRule) => {
    const design = { ...complete, method, artefact: { kind: 'page', id: idOf(9), goal: 'sign-up' }, ...given };
    const page = { id: idOf(9), projectId, isLive: true, hasVersionB: true };
    const decision = startExperiment(experiment(designed(design)), noon, { ...noReads, statesOf: () => [page] });
    const [started] = decision.kind === 'accepted' ? decision.facts : [];
    expect([started?.type, started?.data]).toEqual([
      'ExperimentStarted',
      {
        ...{ criterion: 0.1, n: 120, ahead: 7.71, behind: 6.71, windowMinutes: 60, formula: 'corridor-1' },
        counts: method === 'page' || method === 'split' ? 'received' : 'answers',
        ...(networkRule && { networkRule }),
      },
    ]);
  });

  test.each([
    ['page', { countsInvited: true }, true],
    ['split', { countsInvited: true }, true],
    ['page', { countsInvited: false }, undefined],
    ['page', {}, undefined],
    ['survey', { countsInvited: true }, undefined],
    ['interviews', { countsInvited: true }, undefined],
  ] as const)('seals for %s with %j whether invited visitors count: %s', (method, given, sealed) => {
    const kind = method === 'survey' ? 'survey' : 'page';
    const goal = method === 'survey' ? 'answer:ellis:is:very' : 'sign-up';
    const changed = [{ id: 'ellis', kind: 'ellis', options: [] }];
    const survey = { once: 'visitor', published: [{ questions: ['ellis'], changed }] };
    const shown = { id: idOf(9), projectId, isLive: true, hasVersionB: true, ...survey };
    const design = { ...complete, method, artefact: { kind, id: idOf(9), goal }, ...given };
    const decision = startExperiment(experiment(designed(design)), noon, { ...noReads, statesOf: () => [shown] });
    const [started] = decision.kind === 'accepted' ? decision.facts : [];
    expect([started?.type, (started?.data as Partial<Lock> | undefined)?.countsInvited]).toEqual([
      ...['ExperimentStarted', sealed],
    ]);
  });

  test('whether invited visitors count is said and unsaid, and undone like the rest of a design', () => {
    const log = designed();
    const revise = (countsInvited: boolean) => log.send(stream, 'ReviseExperiment', { countsInvited });
    expect([
      ...[revise(false), revise(true), experiment(log).countsInvited, revise(true), revise(false)],
      experimentFields(experiment(log))['countsInvited'],
    ]).toEqual([[], ['ExperimentRevised'], true, [], ['ExperimentRevised'], false]);
  });

  test('whether a network is shared is said and unsaid, and undone like the rest of a design', () => {
    const log = designed();
    const revise = (sharesNetwork: boolean) => log.send(stream, 'ReviseExperiment', { sharesNetwork });
    expect([revise(false), revise(true), experiment(log).sharesNetwork, revise(true), revise(false)]).toEqual([
      ...[[], ['ExperimentRevised'], true, [], ['ExperimentRevised']],
    ]);
  });

  test.each([
    ['address', 'email', true, 'confirmed'],
    ['address', 'email', false, 'answers'],
    ['address', 'short', true, 'answers'],
    ['visitor', 'email', true, 'answers'],
    ['link', 'email', true, 'answers'],
  ] as const)(
    'on a survey that is answered once per %s and asks for %s, where people confirm is %s, counts %s',
    (once, kind, confirmsPeople, counted) => {
      const changed = [
        { id: 'ellis', kind: 'ellis', options: [] },
        { id: 'other', kind },
      ];
      const published = [{ questions: ['ellis', 'other'], changed }];
      const survey = { id: idOf(9), projectId, isLive: true, once, published };
      const artefact = { kind: 'survey', id: idOf(9), goal: 'answer:ellis:is:very' } as const;
      const design = { ...complete, method: 'survey', artefact } as const;
      const reads = { ...noReads, statesOf: () => [{ ...survey, id: idOf(8) }, survey], confirmsPeople };
      const decision = startExperiment(experiment(designed(design)), noon, reads);
      expect(decision).toMatchObject({ facts: [{ type: 'ExperimentStarted', data: { counts: counted } }] });
    },
  );

  test.each([
    ['StartExperiment', {}],
    ['ReviseExperiment', { criterion: 0.05 }],
    ['ReviseExperiment', {}],
    ['DiscardExperiment', {}],
    ['RestoreExperiment', {}],
  ])('leaves nothing to %s, %j', (type, data) => {
    expect(started().send(stream, type, data)).toBe('criterion-locked');
  });
});

describe('RecordResult', () => {
  test('keeps what the founder reports, once', () => {
    const log = started();
    expect(log.send(stream, 'RecordResult', reported)).toEqual(['ResultRecorded']);
    expect(experiment(log).result).toEqual({ k: 18, n: 120, note: 'From the shop' });
    expect(log.send(stream, 'RecordResult', reported)).toBe('already-closed');
    expect(log.send(stream, 'StopExperiment', { reason: 'Enough' })).toBe('already-closed');
  });

  test.each([
    ['count-invalid', { k: -1 }],
    ['count-invalid', { k: 121 }],
    ['count-invalid', { k: 1.5 }],
    ['count-invalid', { n: 0, k: 0 }],
    ['count-invalid', { n: 121 }],
    ['count-invalid', { n: 119.5 }],
    ['invalid-data', { n: 'many' }],
    ['invalid-data', { verdict: 'supports' }],
  ])('is rejected as %s for %j', (reason, wrong) => {
    expect(started().send(stream, 'RecordResult', { ...reported, ...wrong })).toBe(reason);
  });

  test.each([
    { k: 0, n: 120 },
    { k: 120, n: 120 },
    { k: 1, n: 1 },
  ])('takes the least and the most: %j', (counts) => {
    expect(started().send(stream, 'RecordResult', { ...reported, ...counts })).toEqual(['ResultRecorded']);
  });

  test('is rejected before the start, after a stop, and where answers are counted', () => {
    expect(designed().send(stream, 'RecordResult', reported)).toBe('not-started');
    const stopped = started();
    stopped.send(stream, 'StopExperiment', { reason: 'Wrong people' });
    expect(stopped.send(stream, 'RecordResult', reported)).toBe('already-closed');
    expect(started({ ...complete, method: 'interviews' }).send(stream, 'RecordResult', reported)).toBe('not-reported');
  });
});

test('A running experiment is stopped once, for a reason', () => {
  expect(designed().send(stream, 'StopExperiment', { reason: 'No' })).toBe('not-started');
  const log = started();
  expect(log.send(stream, 'StopExperiment', { reason: ' ' })).toBe('reason-empty');
  expect(log.send(stream, 'StopExperiment', { reason: ' Wrong people ' })).toEqual(['ExperimentStopped']);
  expect(experiment(log).stoppedFor).toBe('Wrong people');
  expect(log.send(stream, 'StopExperiment', { reason: 'Again' })).toBe('already-closed');
});

test('What was learned is written at any time, and two edits of it are joined', () => {
  const log = started();
  expect(log.send(stream, 'RecordLearning', { text: ' ' })).toEqual([]);
  expect(log.send(stream, 'RecordLearning', { text: 'We  wait here' })).toEqual(['LearningRecorded']);
  log.send(stream, 'RecordLearning', { text: 'They wait here', base: 'We wait here' });
  log.send(stream, 'RecordLearning', { text: 'We wait there', base: 'We wait here' });
  expect(experiment(log).learning).toBe('They wait there');
  expect(log.send(stream, 'RecordLearning', { text: 'You wait there', base: 'We wait here' })).toBe('text-changed');
});

test('What was learned goes on where the card begins, also in an old log', () => {
  const log = started();
  expect(log.send(stream, 'RecordLearning', { text: 'So we will ask for money' })).toEqual(['LearningRecorded']);
  expect([log.facts.at(-1)?.data, experiment(log).learning]).toEqual([{ text: 'ask for money' }, 'ask for money']);
  expect(log.send(stream, 'RecordLearning', { text: 'We’ll ask for money' })).toEqual([]);
  log.record(stream, { type: 'LearningRecorded', v: 1, data: { text: 'So we will wait' } });
  expect(experiment(log).learning).toBe('wait');
});

test('What was learned has a limit, also once it is joined', () => {
  const log = started();
  const most = experimentLimits.learning;
  expect(log.send(stream, 'RecordLearning', { text: 'x'.repeat(most) })).toEqual(['LearningRecorded']);
  expect(log.send(stream, 'RecordLearning', { text: 'x'.repeat(most) })).toEqual([]);
  const base = `one ${'x'.repeat(most - 8)}`;
  log.send(stream, 'RecordLearning', { text: base });
  log.send(stream, 'RecordLearning', { text: `two ${base}`, base });
  expect(log.send(stream, 'RecordLearning', { text: `${base} x`, base })).toBe('text-changed');
  expect(log.send(stream, 'RecordLearning', { text: base, base })).toEqual([]);
});

describe('An undo', () => {
  const undo = (log: LoopLog, fields: object) => log.send(stream, 'UndoChange', { undoes: 'c9', fields });

  test('leads the design, what was learned and a discarded draft back', () => {
    const log = designed();
    const before = experiment(log);
    log.send(stream, 'ReviseExperiment', { n: 50, question: 'Do they?', method: 'page' });
    log.send(stream, 'ReviseExperiment', { yesWhen: 'They nod', expected: 0.2 });
    log.send(stream, 'RecordLearning', { text: 'They wait' });
    log.send(stream, 'DiscardExperiment');
    const fields = {
      ...{ n: { from: 50, to: 120 }, question: { from: 'Do they?', to: '' }, method: { from: 'page', to: 'data' } },
      ...{ yesWhen: { from: 'They nod', to: '' }, counts: { from: 'received', to: 'answers' } },
      ...{ expected: { from: 0.2, to: null }, learning: { from: 'They wait', to: '' } },
      discarded: { from: true, to: false },
    };
    expect(undo(log, fields)).toEqual(['ExperimentRevised', 'ExperimentRestored', 'LearningRecorded']);
    expect(experiment(log)).toEqual(before);
    expect(undo(log, fields)).toBe('changed-since');
  });

  test('lets a method that comes back count what is counted now', () => {
    const log = designed();
    log.send(stream, 'ReviseExperiment', { method: 'page', counts: 'confirmed' });
    expect(undo(log, { method: { from: 'page', to: 'data' } })).toEqual(['ExperimentRevised']);
    expect(experiment(log)).toMatchObject({ method: 'data', counts: 'confirmed' });
  });

  test('leads back all of it, or nothing', () => {
    const log = designed();
    log.send(stream, 'RecordLearning', { text: 'They wait' });
    const learning = { from: 'They wait', to: '' };
    expect(undo(log, { learning, n: { from: 120, to: 'many' } })).toBe('invalid-data');
    expect(undo(log, { learning, discarded: { from: false, to: 1 } })).toBe('invalid-data');
    expect(undo(log, { n: { from: 120, to: 50 }, learning: { from: 'They wait', to: 5 } })).toBe('invalid-data');
    expect(undo(log, { learning, color: { from: null, to: 'red' } })).toBe('invalid-data');
    expect(undo(log, { learning })).toEqual(['LearningRecorded']);
  });

  test('leaves what is locked, and leads what was learned back', () => {
    const log = started();
    log.send(stream, 'RecordLearning', { text: 'They wait' });
    expect(undo(log, { n: { from: 120, to: 50 } })).toBe('criterion-locked');
    expect(undo(log, { learning: { from: 'They wait', to: '' } })).toEqual(['LearningRecorded']);
  });
});

test('times are those of the server, and of a sample those that it tells', () => {
  const timesOf = (sample: boolean) => {
    let state: Experiment | undefined;
    const record = (type: string, day: number, data: object = {}): void => {
      const at = `2026-03-0${day}T12:00:00.000Z`;
      const place = { position: day, version: day, recordedAt: `2026-04-0${day}T12:00:00.000Z` };
      state = evolveExperiment(state, { type, v: 1, data, at, ...place } as never, stream);
    };
    record('ExperimentDesigned', 1, { sample });
    record('ExperimentStarted', 2);
    record('ResultRecorded', 3);
    record('SampleClosed', 4);
    record('ExperimentJudged', 5);
    const days = [state?.designedAt, state?.lock?.startedAt, state?.closed?.at, state?.judgements[0]?.at];
    return [...days, state?.changedAt].map((time) => time?.slice(5, 10));
  };
  expect(timesOf(false)).toEqual(['03-01', '04-02', '04-04', '04-05', '03-05']);
  expect(timesOf(true)).toEqual(['03-01', '03-02', '03-03', '03-03', '03-03']);
});

test('an experiment is a draft, discarded, running or judged', () => {
  const log = designed();
  const stages = [stageOf(experiment(log))];
  for (const type of ['DiscardExperiment', 'RestoreExperiment', 'StartExperiment']) {
    log.send(stream, type);
    stages.push(stageOf(experiment(log)));
  }
  stages.push(stageOf({ ...experiment(log), judgements: [{}] as never }));
  expect(stages).toEqual(['draft', 'discarded', 'draft', 'running', 'judged']);
});

test('The server alone closes a sample, once, and judges what is closed', () => {
  const log = started();
  const judged = { verdict: 'inconclusive', k: 18, n: 120, interval: [0.06, 0.27], formula: 'corridor-1' };
  const data = { ...judged, ranges: [{ stream, from: 1, to: 3 }], versions: [], sources: [] };
  expect(log.send(stream, 'CloseSample', { for: 'complete' })).toBe('unknown-type');
  expect(log.send(stream, 'JudgeExperiment', data)).toBe('unknown-type');
  expect(designed().send(stream, 'CloseSample', { for: 'complete' }, 'system')).toBe('already-closed');
  expect(log.send(stream, 'JudgeExperiment', data, 'system')).toBe('not-started');
  expect(log.send(stream, 'CloseSample', { for: 'complete' }, 'system')).toEqual(['SampleClosed']);
  expect(log.send(stream, 'CloseSample', { for: 'ended' }, 'system')).toBe('already-closed');
  log.send(stream, 'JudgeExperiment', data, 'system');
  log.send(stream, 'JudgeExperiment', { ...data, k: 17 }, 'system');
  expect([experiment(log).closed, experiment(log).judgements]).toEqual([
    { for: 'complete', position: 3, at: noon },
    [
      { judgement: 1, ...data, position: 4, at: noon },
      { judgement: 2, ...data, k: 17, position: 5, at: noon },
    ],
  ]);
});

test.each(['ReviseExperiment', 'StartExperiment', 'RecordResult', 'StopExperiment', 'RecordLearning', 'UndoChange'])(
  '%s finds no experiment that was not designed',
  (type) => {
    const data = { RecordResult: reported, StopExperiment: { reason: 'No' }, RecordLearning: { text: 'We' } }[type];
    expect(new LoopLog().send(stream, type, data ?? (type === 'UndoChange' ? { fields: {} } : {}))).toBe('not-found');
  },
);

test('a test keeps who predicted its result last, and who wrote what was learned', () => {
  let state: Experiment | undefined;
  const keptAfter = (type: string, id: string, data: object) => {
    const by = { kind: 'founder', id };
    state = evolveExperiment(state, { type, v: 1, data, at: noon, by } as never, stream);
    return [state?.predictedBy, state?.learnedBy];
  };
  expect([
    keptAfter('ExperimentDesigned', 'ada', bare),
    keptAfter('ExperimentRevised', 'mira', { prediction: 'supports' }),
    keptAfter('ExperimentRevised', 'jonas', { n: 12 }),
    keptAfter('ExperimentRevised', 'jonas', { prediction: 'refutes' }),
    keptAfter('ExperimentStarted', 'mira', {}),
    keptAfter('LearningRecorded', 'noor', { text: 'ask ten more' }),
  ]).toEqual([
    [undefined, undefined],
    ['mira', undefined],
    ['mira', undefined],
    ['jonas', undefined],
    ['jonas', undefined],
    ['jonas', 'noor'],
  ]);
});
