import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { IntakeEntry } from '#domain/intake/intake.ts';
import { signUpOf } from '../../tests/fixtures/an-intake.ts';
import {
  entryStatuses,
  everybody,
  hasWords,
  type ListedPerson,
  listPeople,
  newestFirst,
  peopleColumns,
  statusesOf,
} from './list-people.ts';

const pageId = '0198f0a0-0000-4000-8000-000000000001';

function aPerson(name: string, given: Partial<IntakeEntry> = {}, page = pageId): ListedPerson {
  const { entryId, projectId: _, ...sent } = signUpOf(1, name, pageId, `${name}@example.org`);
  const entry: IntakeEntry = {
    ...{ ...sent, id: entryId, repeats: 0, confirmedAt: null, confirmedPosition: null, excludedFor: null, note: '' },
    ...{ erased: false, position: 1, receivedAt: '2026-03-01T12:00:00.000Z', ...given },
  };
  return { pageId: page, page: `Page ${page.slice(-1)}`, price: '', entry };
}

const other = pageId.replace(/.$/, '2');
const ann = aPerson('ann', { receivedAt: '2026-03-02T12:00:00.000Z', confirmedAt: '2026-03-03T12:00:00.000Z' });
const bob = aPerson('Bob', { source: 'news.example', version: 'b', repeats: 2, answers: ['Ten ovens'] });
const cem = aPerson('cem', { excludedFor: 'A friend', ordinal: null }, other);
const gone = aPerson('gone', { email: '', answers: [], erased: true, receivedAt: '2026-03-03T12:00:00.000Z' });
const all = [ann, bob, cem, gone];
const listed = (filter: Partial<typeof everybody>, order = newestFirst) =>
  listPeople(all, { ...everybody, ...filter }, order).map(({ entry }) => entry.id);

test('an entry may be several things at once', () => {
  expect(all.map(({ entry }) => statusesOf(entry))).toEqual([
    ['confirmed'],
    ['received', 'repeated'],
    ['received', 'excluded', 'uncounted'],
    ['received', 'erased'],
  ]);
  expect(Object.fromEntries(entryStatuses.map((status) => [status, listed({ status })]))).toEqual({
    received: ['gone', 'cem', 'Bob'],
    confirmed: ['ann'],
    repeated: ['Bob'],
    excluded: ['cem'],
    erased: ['gone'],
    uncounted: ['cem'],
  });
});

test('there is something to erase of everybody who wrote something, and only once', () => {
  const clicked = aPerson('click', { goal: 'fake-door', email: '' });
  expect([...all, clicked].map(({ entry }) => hasWords(entry))).toEqual([true, true, true, false, false]);
});

test('a search finds addresses, answers, sources, reasons and pages, each word somewhere', () => {
  const found = (person: string) => listed({ person });
  expect([
    found('ANN'),
    found('ovens'),
    found(' news  bob '),
    found('friend'),
    found('page 2'),
    found('ann ovens'),
    found(' '),
  ]).toEqual([['ann'], ['Bob'], ['Bob'], ['cem'], ['cem'], [], ['gone', 'ann', 'cem', 'Bob']]);
  expect([listed({ pageId: other }), listed({ pageId: other, status: 'confirmed' })]).toEqual([['cem'], []]);
});

test('each column has its order, whatever the case, and turned round it is exactly the other way', () => {
  const sorted = (column: (typeof peopleColumns)[number]) => listed({}, { column, isDescending: false });
  expect(Object.fromEntries(peopleColumns.map((column) => [column, sorted(column)]))).toEqual({
    person: ['gone', 'ann', 'Bob', 'cem'],
    source: ['ann', 'cem', 'gone', 'Bob'],
    version: ['ann', 'cem', 'gone', 'Bob'],
    received: ['Bob', 'cem', 'ann', 'gone'],
  });
  for (const column of peopleColumns) {
    expect(listed({}, { column, isDescending: true })).toEqual(sorted(column).toReversed());
  }
});

test('whatever is asked for, nobody is made up or listed twice', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.constantFrom('a', 'b', 'c'), fc.constantFrom('x', 'y'), fc.boolean())),
      fc.constantFrom(...peopleColumns),
      fc.constantFrom(null, ...entryStatuses),
      fc.boolean(),
      (rows, column, status, isDescending) => {
        const people = rows.map(([name, source, erased], n) => aPerson(`${name}${n}`, { source, erased }));
        const found = listPeople(people, { ...everybody, status }, { column, isDescending });
        const expected = people.filter(({ entry }) => status === null || statusesOf(entry).includes(status));
        expect(new Set(found)).toEqual(new Set(expected));
        expect(found).toHaveLength(expected.length);
      },
    ),
  );
});

test('who has ordered is found by the price', () => {
  const dee = { ...aPerson('dee', { goal: 'pre-order' }), price: 'Starter · €9 per month' };
  const found = (person: string) => listPeople([...all, dee], { ...everybody, person }, newestFirst);
  expect([found('starter').map(({ entry }) => entry.id), found('starter €19')]).toEqual([[dee.entry.id], []]);
});

test('what somebody wrote into a survey is found as well', () => {
  const response = { choices: {}, words: { why: 'Rye on Sundays' }, passed: [], link: null, language: 'en' };
  const dee = aPerson('dee', { goal: 'survey', response: { ...response, once: 'visitor' } });
  const found = (person: string) => listPeople([...all, dee], { ...everybody, person }, newestFirst);
  expect([found('sundays').map(({ entry }) => entry.id), found('rye friday')]).toEqual([[dee.entry.id], []]);
});
