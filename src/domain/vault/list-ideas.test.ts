import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anIdea } from '../../../tests/fixtures/an-idea.ts';
import { type Idea, ideaStatuses } from '../idea/idea.ts';
import { wholeVault } from './idea-query.ts';
import { isStale } from './is-stale.ts';
import { listIdeas } from './list-ideas.ts';
import type { KnownOfIdeas } from './order-ideas.ts';
import { tagsOf } from './tags-of.ts';
import { type Criterion, type IdeaQuery, ideaOrders } from './vault.ts';

const now = '2026-11-21T12:00:00.000Z';
const blank = anIdea({
  id: '',
  title: '',
  capturedAt: now,
  changedAt: now,
});
const criteria: readonly Criterion[] = [
  { id: 'reach', name: 'Reach', weight: 7500 },
  { id: 'ease', name: 'Ease', weight: 2500 },
];

const time = fc
  .date({ min: new Date('2026-01-01'), max: new Date(now), noInvalidDate: true })
  .map((at) => at.toISOString());
const rating = fc.integer({ min: 1, max: 5 });
const word = fc.constantFrom('bees', 'Café', 'ladder', 'tills', 'BEES');
const idea: fc.Arbitrary<Idea> = fc
  .record({
    id: fc.uuid(),
    title: fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(' ')),
    pitch: word,
    tags: fc.uniqueArray(word, { maxLength: 3, selector: (tag) => tag.toLowerCase() }),
    status: fc.constantFrom(...ideaStatuses),
    rank: fc.constantFrom('', 'a0', 'a1'),
    ratings: fc.dictionary(fc.constantFrom('reach', 'ease', 'gone'), rating),
    archived: fc.boolean(),
    capturedAt: time,
    changedAt: time,
  })
  .map((part) => ({ ...blank, ...part }));
/** Scores of some of the ideas, by the last digit of their ids. */
const evidence = {
  get: (id: string) => (id < '8' ? { score: Number.parseInt(id.slice(-1), 16) } : undefined),
} as KnownOfIdeas['evidence'];
const idsOf = (some: readonly Idea[]) => some.map(({ id }) => id);
const ideas = fc.uniqueArray(idea, { maxLength: 30, selector: ({ id }) => id });
const query: fc.Arbitrary<IdeaQuery> = fc.record({
  text: fc.array(word, { maxLength: 2 }).map((words) => words.join(' ')),
  statuses: fc.subarray([...ideaStatuses]),
  tags: fc.uniqueArray(word, { maxLength: 2 }),
  isStale: fc.boolean(),
  isArchived: fc.boolean(),
  order: fc.constantFrom(...ideaOrders),
  isDescending: fc.boolean(),
});
const list = (from: readonly Idea[], wanted: IdeaQuery) => idsOf(listIdeas(from, { criteria, evidence }, wanted, now));

describe('the listed ideas', () => {
  test('stand in one order, in whichever order they came', () => {
    fc.assert(
      fc.property(ideas, query, (some, wanted) => {
        expect(list(some.toReversed(), wanted)).toEqual(list(some, wanted));
      }),
    );
  });

  test('stand in the order of the weights and the evidence of now, whichever the same list had before', () => {
    const weight = fc.integer({ min: 0, max: 10_000 }).map((reach) => [
      { id: 'reach', name: 'Reach', weight: reach },
      { id: 'ease', name: 'Ease', weight: 10_000 - reach },
    ]);
    const found = fc
      .dictionary(fc.constantFrom('a', 'b', 'c', 'd'), fc.record({ score: fc.nat(100) }))
      .map((scores) => ({ get: (id: string) => scores[id.slice(-1)] }) as KnownOfIdeas['evidence']);
    const known = fc.record({ criteria: weight, evidence: found });
    fc.assert(
      fc.property(ideas, known, known, fc.boolean(), (some, before, after, isDescending) => {
        for (const order of ['score', 'evidence'] as const) {
          for (const each of [before, { ...after, evidence: before.evidence }, after, before]) {
            const asked = { ...wholeVault, order, isDescending };
            expect(idsOf(listIdeas(some, each, asked, now))).toEqual(idsOf(listIdeas([...some], each, asked, now)));
          }
        }
      }),
    );
  });

  test('stay as they are when more is put in or left out: the order is one of pairs', () => {
    fc.assert(
      fc.property(ideas, query, fc.func(fc.boolean()), (some, wanted, keep) => {
        const part = some.filter(({ id }) => keep(id));
        const kept = new Set(part.map(({ id }) => id));
        expect(list(part, wanted)).toEqual(list(some, wanted).filter((id) => kept.has(id)));
      }),
    );
  });

  test('are those that fit every part of the query, and never more than with less of it', () => {
    fc.assert(
      fc.property(ideas, query, (some, wanted) => {
        const listed = new Set(list(some, wanted));
        const by = (part: Partial<IdeaQuery>) =>
          new Set(list(some, { ...wholeVault, isArchived: wanted.isArchived, ...part }));
        const parts = (['text', 'statuses', 'tags', 'isStale'] as const).map((name) => by({ [name]: wanted[name] }));
        const expected = some.filter(({ id }) => parts.every((part) => part.has(id))).map(({ id }) => id);
        expect([...listed].sort()).toEqual(expected.sort());
      }),
    );
  });

  test('are either archived or not, together all of them', () => {
    fc.assert(
      fc.property(ideas, (some) => {
        const both = [false, true].flatMap((isArchived) => list(some, { ...wholeVault, isArchived }));
        expect(both.toSorted()).toEqual(some.map(({ id }) => id).toSorted());
      }),
    );
  });

  test('turn round with the direction, but for those without a score', () => {
    const some = [
      { ...blank, id: 'a', ratings: { reach: 5 } },
      { ...blank, id: 'b', ratings: { reach: 1, ease: 5 } },
      { ...blank, id: 'c', ratings: { gone: 5 } },
    ];
    expect(list(some, { ...wholeVault, order: 'score', isDescending: true })).toEqual(['a', 'b', 'c']);
    expect(list(some, { ...wholeVault, order: 'score', isDescending: false })).toEqual(['b', 'a', 'c']);
  });
});

test('capitals and accents do not count, and every word must be there, in any field', () => {
  const some = [
    { ...blank, id: 'a', title: 'Quiet cafés', audience: 'Students' },
    { ...blank, id: 'b', title: 'Cafe keys', tags: ['Student life'] },
    { ...blank, id: 'c', title: 'Quiet hours' },
  ];
  const found = (text: string) =>
    idsOf(listIdeas(some, { criteria: [], evidence: new Map() }, { ...wholeVault, text }, now)).sort();
  expect(found('CAFE')).toEqual(['a', 'b']);
  expect(found(' student  café ')).toEqual(['a', 'b']);
  expect(found('quiet student')).toEqual(['a']);
  expect(found('%')).toEqual([]);
});

test('an idea is stale from the thirtieth day on, while it is open', () => {
  const changed = (changedAt: string, part: Partial<Idea> = {}) => isStale({ ...blank, changedAt, ...part }, now);
  expect(changed('2026-10-22T12:00:00.000Z')).toBe(true);
  expect(changed('2026-10-22T12:00:00.001Z')).toBe(false);
  expect(changed('2026-01-01T00:00:00Z', { status: 'paused' })).toBe(false);
  expect(changed('2026-01-01T00:00:00Z', { status: 'pivoted' })).toBe(false);
  expect(changed('2026-01-01T00:00:00Z', { status: 'killed' })).toBe(false);
  expect(changed('2026-01-01T00:00:00Z', { archived: true })).toBe(false);
});

test('tags are counted once an idea, in the spelling that came first, by the alphabet', () => {
  expect(tagsOf([{ tags: ['Craft', 'b2b'] }, { tags: ['craft'] }, { tags: [] }])).toEqual([
    { tag: 'b2b', count: 1 },
    { tag: 'Craft', count: 2 },
  ]);
});
