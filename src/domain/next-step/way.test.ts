import { expect, test } from 'vitest';
import { anIdea } from '../../../tests/fixtures/an-idea.ts';
import type { Experiment, Judged } from '../experiment/experiment.ts';
import type { Loop } from './loop-step.ts';
import { openStationOf, wayOf } from './way.ts';

const idea = anIdea({ id: 'a', problem: 'Few own tools', audience: 'Tinkerers' });
const project = { id: 'p' };

type Test = { readonly verdict?: Judged['verdict']; readonly position?: number; readonly change?: object };

const experimentOf = ({ verdict, position = 5, change = {} }: Test) =>
  ({
    lock: {},
    closed: null,
    judgements: verdict ? [{ verdict, position, at: '2026-11-20T10:00:00Z' }] : [],
    ...change,
  }) as unknown as Experiment;

const assumption = (id: string, change: object = {}) => [id, { id, critical: false, retired: false, ...change }];

const loop = (tests: readonly Test[], decisions: readonly object[] = []) =>
  ({
    ledger: {
      assumptions: {
        a: Object.fromEntries([assumption('a1', { critical: true }), assumption('a2')]),
        b: Object.fromEntries([assumption('b1', { critical: true, retired: true })]),
      },
      decisions,
    },
    experiments: tests.map((each) => ({ experiment: experimentOf(each), entries: [] })),
  }) as unknown as Loop;

const decided = (position: number | null, recordedAt: string | null = null) => ({
  kind: 'persevere',
  place: { position, at: '2026-11-21T10:00:00Z', recordedAt },
});

test('an idea that is not explored has its own page for every station', () => {
  const toIdea = { name: 'idea-vault.idea', params: { ideaId: 'a' } };
  expect(wayOf({ ...idea, audience: '' }, undefined, undefined)).toEqual({
    missing: ['audience'],
    assumptions: { all: 0, critical: 0 },
    tests: { running: 0, over: 0 },
    verdicts: { supports: 0, inconclusive: 0, refutes: 0 },
    decision: null,
    places: { idea: toIdea, assumptions: toIdea, tests: toIdea, verdicts: toIdea, decision: toIdea },
  });
});

test('what stands is counted: retired assumptions and designs do not, the last judgement of a test does', () => {
  const twice = [
    { verdict: 'refutes', position: 3, at: '2026-11-20T10:00:00Z' },
    { verdict: 'inconclusive', position: 7, at: '2026-11-20T11:00:00Z' },
  ];
  const way = wayOf(
    idea,
    project,
    loop(
      [
        { change: { lock: null } },
        {},
        { change: { closed: { position: 6 } } },
        { verdict: 'supports' },
        { change: { judgements: twice } },
      ],
      [decided(9)],
    ),
  );
  const inValidate = (view: string) => ({ name: 'validate', params: { projectId: 'p', view } });
  expect(way).toEqual({
    missing: [],
    assumptions: { all: 2, critical: 1 },
    tests: { running: 1, over: 3 },
    verdicts: { supports: 1, inconclusive: 1, refutes: 0 },
    decision: { kind: 'persevere', at: '2026-11-21T10:00:00Z' },
    places: {
      idea: { name: 'idea-vault.idea', params: { ideaId: 'a' } },
      assumptions: inValidate('assumptions'),
      tests: inValidate('experiments'),
      verdicts: inValidate('evidence'),
      decision: inValidate('decide'),
    },
  });
});

test.each([
  ['before the decision', 5, 6, true],
  ['after it', 7, 6, false],
  ['before one that waits for the server', 7, null, true],
])('a verdict %s: %s, %s', (_, judgedAt, decidedAt, stands) => {
  const way = wayOf(idea, project, loop([{ verdict: 'supports', position: judgedAt }], [decided(decidedAt)]));
  expect(way.decision !== null).toBe(stands);
});

test('a decision was made when the server recorded it', () => {
  const way = wayOf(idea, project, loop([], [decided(9, '2026-11-22T09:00:00Z')]));
  expect(way.decision).toEqual({ kind: 'persevere', at: '2026-11-22T09:00:00Z' });
});

test.each([
  ['idea', { ...idea, problem: '' }, loop([])],
  ['assumptions', idea, undefined],
  ['tests', idea, loop([{ change: { lock: null } }])],
  ['verdicts', idea, loop([{}])],
  ['decision', idea, loop([{ verdict: 'refutes' }])],
  [null, idea, loop([{ verdict: 'refutes' }], [decided(6)])],
] as const)('the first that is open: %s', (station, of, loopOf) => {
  expect(openStationOf(wayOf(of, project, loopOf))).toBe(station);
});
