import { expect, test } from 'vitest';
import type { Page } from '#domain/page/page.ts';
import { artefactSince } from './artefact-of.ts';
import { artefactFor, artefactWith, countablePages } from './countable-pages.ts';
import { blankDraft, type ExperimentDraft } from './experiment-draft.ts';
import { missingPart } from './missing-part.ts';
import { assumedTruth, plannedTestOf } from './planned-test.ts';

const now = '2026-03-01T12:00:00.000Z';
const draft: ExperimentDraft = {
  ...blankDraft('a'),
  method: 'interviews',
  criterion: '10',
  n: '120',
  prediction: 'supports',
};

const pageOf = (id: string, given: Partial<Page> = {}) =>
  ({ id, projectId: 'p', isLive: true, removed: false, hasVersionB: false, ...given }) as Page;
const [one, both] = [pageOf('one'), pageOf('both', { hasVersionB: true })];
const pages = [one, both, pageOf('draft', { isLive: false }), pageOf('gone', { removed: true, hasVersionB: true })];
const counted = { kind: 'page', id: 'one', goal: 'sign-up' } as const;

test.each([
  [0.1, 'supports', 0.2],
  [0.6, 'supports', 0.8],
  [0.1, 'refutes', 0.05],
  [0.1, 'inconclusive', 0.1],
  [0.1, null, 0.2],
] as const)('at %d, predicted %s, the truth is taken to be %d', (criterion, prediction, truth) => {
  expect(assumedTruth(criterion, prediction)).toBeCloseTo(truth, 12);
});

test('a draft with both numbers is a plan', () => {
  expect(plannedTestOf(draft)).toEqual({
    plan: { formula: 'corridor-1', criterion: 0.1, n: 120 },
    truth: 0.2,
    expected: null,
  });
  expect(
    [{ criterion: '' }, { n: '' }, { criterion: '100' }, { n: '5001' }].map((each) =>
      plannedTestOf({ ...draft, ...each }),
    ),
  ).toEqual([null, null, null, null]);
});

test('the share that the founder expects is taken for the truth, whatever is predicted', () => {
  const planned = (expected: string) => {
    const { truth, expected: said } = plannedTestOf({ ...draft, expected }) ?? {};
    return [truth, said];
  };
  expect(['15', '4', 'many', ''].map(planned)).toEqual([
    [0.15, 0.15],
    [0.04, 0.04],
    [0.2, null],
    [0.2, null],
  ]);
});

test.each([
  [{}, null],
  [{ criterion: '' }, 'criterion-missing'],
  [{ criterion: '0' }, 'criterion-missing'],
  [{ prediction: null }, 'prediction-missing'],
  [{ n: '1.5' }, 'sample-missing'],
  [{ n: '5001' }, 'sample-too-large'],
  [{ n: '5001', formula: 'wilson-1' }, 'sample-too-large'],
  [{ n: '5000', formula: 'wilson-1' }, null],
  [{ criterion: '50', n: '5' }, 'sample-too-small'],
  [{ criterion: '50', n: '6' }, null],
  [{ criterion: '50', n: '3', formula: 'wilson-1' }, 'sample-too-small'],
  [{ criterion: '50', n: '4', formula: 'wilson-1' }, null],
  [{ endsAt: now }, 'end-passed'],
  [{ endsAt: undefined }, 'end-unfinished'],
  [{ endsAt: '2026-03-01T12:00:00.001Z' }, null],
  [{ method: 'survey' }, 'artefact-unpublished'],
  [{ method: 'page' }, 'artefact-unpublished'],
  [{ method: 'page', artefact: counted }, null],
  [{ method: 'page', artefact: { ...counted, goal: 'pre-order' } }, 'artefact-unpublished'],
  [{ method: 'page', artefact: { ...counted, id: 'draft' } }, 'artefact-unpublished'],
  [{ method: 'split', artefact: counted }, 'artefact-unpublished'],
  [{ method: 'split', artefact: { ...counted, id: 'both' } }, null],
] as const)('%j lacks %s', (change, missing) => {
  expect(missingPart({ ...draft, ...change }, now, { projectId: 'p', pages, surveys: [] })).toBe(missing);
});

test('a method counts on pages that are on the web, a split on those with two versions, an interview on none', () => {
  const ids = (method: Parameters<typeof countablePages>[0]) => countablePages(method, pages).map(({ id }) => id);
  expect([ids('page'), ids('split'), ids('interviews'), ids('survey')]).toEqual([['one', 'both'], ['both'], [], []]);
});

test('a card keeps what it counts as far as that fits another method, and takes the only page that there is', () => {
  const doors = { ...counted, goal: 'fake-door' };
  const qualified = { ...counted, goal: 'qualified-sign-up' };
  expect([
    artefactFor('page', null, pages),
    artefactFor('page', null, [one]),
    artefactFor('fake-door', counted, pages),
    artefactFor('page', qualified, pages),
    artefactFor('split', qualified, pages),
    artefactFor('data', counted, pages),
    artefactFor('page', { ...counted, id: 'draft' }, [one]),
    artefactFor('page', { ...counted, kind: 'survey' }, pages),
  ]).toEqual([null, counted, doors, qualified, { ...qualified, id: 'both' }, null, counted, null]);
});

test('a page that is published after its method was chosen is what the card counts, unless there is a choice to make', () => {
  const since = (method: ExperimentDraft['method'], artefact: ExperimentDraft['artefact'], some: readonly Page[]) =>
    artefactSince({ method, artefact }, { pages: some, surveys: [] });
  expect([
    since('page', null, []),
    since('page', null, [one]),
    since('page', null, pages),
    since('page', { ...counted, id: 'both' }, [one]),
    since('interviews', null, [one]),
    since(null, null, [one]),
  ]).toEqual([null, counted, null, null, null, null]);
});

test('another page keeps the goal, another goal keeps the page, and without a page nothing is counted', () => {
  expect([
    artefactWith('split', { ...counted, goal: 'pre-order' }, { id: 'both' }),
    artefactWith('split', counted, { goal: 'fake-door' }),
    artefactWith('fake-door', null, { id: 'one' }),
    artefactWith('page', null, { goal: 'sign-up' }),
  ]).toEqual([
    { kind: 'page', id: 'both', goal: 'pre-order' },
    { ...counted, goal: 'fake-door' },
    { ...counted, goal: 'fake-door' },
    null,
  ]);
});
