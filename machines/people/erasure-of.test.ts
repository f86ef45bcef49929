import { expect, test } from 'vitest';
import type { IntakeEntry } from '#domain/intake/intake.ts';
import { signUpOf } from '../../tests/fixtures/an-intake.ts';
import { erasureOf } from './erasure-of.ts';
import type { ListedPerson } from './list-people.ts';

const entry = (id: string, email: string, pageId = 'page', given: Partial<IntakeEntry> = {}): ListedPerson => {
  const { entryId, projectId: _, ...sent } = signUpOf(1, id, pageId, email);
  const rest = { repeats: 0, confirmedAt: null, confirmedPosition: null, excludedFor: null, note: '', erased: false };
  return {
    pageId,
    page: 'Crumb',
    price: '',
    entry: { ...sent, id: entryId, ...rest, position: 1, receivedAt: '2026-03-01T12:00:00.000Z', ...given },
  };
};

const signUp = entry('sign-up', 'ada@example.org');
const preOrder = entry('pre-order', 'Ada@Example.org', 'page', { goal: 'pre-order' });
const response = entry('response', ' ada@example.org', 'survey', { goal: 'survey' });
const bob = entry('bob', 'bob@example.org');
const [nameless, erased] = [entry('nameless', '', 'survey'), entry('erased', '', 'page', { erased: true })];
const all = [signUp, bob, preOrder, nameless, response, erased];
const of = (...chosen: readonly ListedPerson[]) =>
  erasureOf(
    all,
    chosen.map(({ pageId, entry: { id } }) => ({ pageId, entryId: id })),
  );
const refs = (...people: readonly ListedPerson[]) =>
  people.map(({ pageId, entry: { id } }) => ({ pageId, entryId: id }));

test('who is erased goes with all that was sent with their address, on every page and survey', () => {
  expect([of(preOrder), of(signUp, response), of(bob, response), of(nameless), of()]).toEqual([
    { entries: refs(signUp, preOrder, response), people: 1 },
    { entries: refs(signUp, preOrder, response), people: 1 },
    { entries: refs(signUp, bob, preOrder, response), people: 2 },
    { entries: refs(nameless), people: 1 },
    { entries: [], people: 0 },
  ]);
});
