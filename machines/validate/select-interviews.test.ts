import { expect, test } from 'vitest';
import type { Experiment } from '#domain/experiment/experiment.ts';
import type { Interview } from '#domain/interview/interview.ts';
import { aWorkspace } from '../../tests/fixtures/a-workspace.ts';
import { groupInterviews, interviewsOfProject, leadingWith } from './select-interviews.ts';

const experiment = (id: string, designedAt: string, position: number | null, closed: number | null = null) =>
  ({
    id,
    designedAt,
    method: 'interviews',
    lock: position === null ? null : { position, endsAt: null },
    closed: closed === null ? null : { position: closed, for: 'complete', at: '' },
    judgements: closed === null ? [] : [{}],
    discarded: false,
  }) as unknown as Experiment;

const interview = (id: string, experimentId: string | null, position: number | null, more: Partial<Interview> = {}) =>
  ({
    id,
    experimentId,
    position,
    on: '2026-11-20',
    answer: 'yes',
    removed: false,
    recordedAt: null,
    loggedAt: `2026-11-20T10:00:${String(position ?? 59).padStart(2, '0')}.000Z`,
    ...more,
  }) as unknown as Interview;

test('interviews stand under their experiment, the newest first, and say whether they count', () => {
  const judged = experiment('judged', '2026-11-01', 1, 30);
  const older = experiment('older', '2026-11-02', 10);
  const newer = experiment('newer', '2026-11-03', 10);
  const { groups, running, decided, count } = groupInterviews(
    [
      interview('free', null, 3),
      interview('early', 'older', 5),
      interview('in', 'older', 12),
      interview('unclear', 'older', 13, { answer: 'unclear' }),
      interview('removed', 'older', 14, { removed: true }),
      interview('yesterday', 'older', 15, { on: '2026-11-19', answer: 'no' }),
      interview('waiting', 'older', null),
      interview('late', 'judged', 31),
      interview('lost', 'unknown', 32),
    ],
    [judged, newer, older],
  );
  const shown = groups.map(({ experiment: of, interviews, counted, yes }) => ({
    of: of?.id,
    counted,
    yes,
    list: interviews.map((each) => `${each.interview.id} ${each.notCounted}`),
  }));
  expect({ shown, running: running.map(({ id }) => id), decided, count }).toEqual({
    shown: [
      {
        of: 'older',
        counted: 4,
        yes: 2,
        list: ['waiting null', 'removed removed', 'unclear null', 'in null', 'early before-start', 'yesterday null'],
      },
      { of: 'judged', counted: 0, yes: 0, list: ['late after-close'] },
      { of: undefined, counted: 0, yes: 0, list: ['lost null', 'free null'] },
    ],
    running: ['older', 'newer'],
    decided: ['judged'],
    count: 9,
  });
});

test('of experiments that run and were never used the newest comes first', () => {
  const all = [
    experiment('old', '2026-11-01', 1),
    experiment('draft', '2026-11-05', null),
    experiment('new', '2026-11-03', 1),
  ];
  expect(groupInterviews([], all).running.map(({ id }) => id)).toEqual(['new', 'old']);
});

test('an experiment that is closed and waits for its verdict takes no more interviews', () => {
  const closed = { ...experiment('closed', '2026-11-01', 1, 30), judgements: [] };
  expect(groupInterviews([], [closed]).running).toEqual([]);
});

test('an experiment takes no more interviews once its sample is complete, also while they wait for the server', () => {
  const full = { ...experiment('full', '2026-11-01', 1), lock: { position: 1, endsAt: null, n: 2 } } as Experiment;
  const held = [interview('one', 'full', 2), interview('two', 'full', null)];
  const shown = (interviews: readonly Interview[]) => {
    const { running, decided } = groupInterviews(interviews, [full]);
    return [running.map(({ id }) => id), decided];
  };
  expect([
    shown(held),
    shown(held.slice(1)),
    shown([...held.slice(1), interview('gone', 'full', 2, { removed: true })]),
  ]).toEqual([
    [[], ['full']],
    [['full'], []],
    [['full'], []],
  ]);
});

test('Interviews of a test go along with it, and fill its sample in the idea that it went to', () => {
  const idOf = (n: number) => `aaaaaaaa-0000-4000-8000-${String(n).padStart(12, '0')}`;
  const taken = {
    ...experiment(idOf(1), '2026-11-01', 1),
    ...{ projectId: 'rolls', assumptionId: 'b', lock: { position: 1, endsAt: null, n: 2 } },
    reassignedFrom: [{ projectId: 'turnup', assumptionId: 'a', decisionId: 'd' }],
  };
  const held = (n: number, experimentId: string | null, projectId: string) => ({
    [`interview-${idOf(n)}`]: { ...interview(idOf(n), experimentId, n), projectId, quotes: {} },
  });
  const workspace = aWorkspace({
    [`experiment-${idOf(1)}`]: taken,
    ...held(2, idOf(1), 'turnup'),
    ...held(3, idOf(1), 'rolls'),
    ...held(4, null, 'turnup'),
  });
  const shown = (projectId: string) => {
    const { groups, running, decided, count } = interviewsOfProject(workspace, projectId).get();
    const lists = groups.map(({ experiment: of, interviews, counted }) => [
      of?.id,
      counted,
      ...interviews.map((each) => each.interview.id),
    ]);
    return { lists, running, decided, count };
  };
  expect([shown('turnup'), shown('rolls')]).toEqual([
    { lists: [[undefined, 0, idOf(4)]], running: [], decided: [], count: 1 },
    { lists: [[idOf(1), 2, idOf(3), idOf(2)]], running: [], decided: [idOf(1)], count: 2 },
  ]);
});

test('the experiment that is asked for comes first, unless it does not run', () => {
  const all = ['a', 'b', 'c'].map((id) => experiment(id, '2026-11-01', 1));
  const idsWith = (id: string | undefined) => leadingWith(id, all).map((each) => each.id);
  expect([idsWith('c'), idsWith('a'), idsWith('gone'), idsWith(undefined)]).toEqual([
    ['c', 'a', 'b'],
    ['a', 'b', 'c'],
    ['a', 'b', 'c'],
    ['a', 'b', 'c'],
  ]);
});

test('interviews are numbered in the order in which they were logged, whatever they were held for', () => {
  const older = experiment('older', '2026-11-02', 10);
  const { groups } = groupInterviews(
    [
      interview('third', null, 3),
      interview('first', 'older', 1, { on: '2026-11-25' }),
      interview('waits longer', null, null, { loggedAt: '2026-11-20T09:00:00.000Z' }),
      interview('waits', null, null),
      interview('last', null, 7, { loggedAt: '2026-11-19T10:00:00.000Z' }),
      interview('second', 'older', 2, { removed: true }),
    ],
    [older],
  );
  const numbers = groups.flatMap(({ interviews }) => interviews.map((each) => [each.interview.id, each.number]));
  expect(Object.fromEntries(numbers)).toEqual({ first: 1, second: 2, third: 3, last: 4, 'waits longer': 5, waits: 6 });
});
