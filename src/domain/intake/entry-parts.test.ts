import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { eachPart } from '../log/parts.ts';
import { type EntryParts, entriesInOrder, entriesWith, entryOf } from './entry-parts.ts';
import type { IntakeEntry } from './intake.ts';

const entry = (id: string, email: string) => ({ id, email }) as IntakeEntry;

test('each entry is found by its id, as it was put in last, and nothing else is', () => {
  const [ada, bob] = [randomUUID(), randomUUID()];
  const once = entriesWith(entriesWith({}, entry(ada, 'ada@example.org')), entry(bob, 'bob@example.org'));
  const entries = entriesWith(once, entry(ada, ''));
  expect([entryOf(entries, ada), entryOf(entries, bob), entryOf(once, ada)?.email]).toEqual([
    ...[entry(ada, ''), entry(bob, 'bob@example.org'), 'ada@example.org'],
  ]);
  expect([randomUUID(), ada.slice(0, 2), '', 'constructor', '__proto__'].map((id) => entryOf(entries, id))).toEqual(
    Array.from({ length: 5 }, () => undefined),
  );
  expect([...eachPart(entries)].map(({ id }) => id).toSorted()).toEqual([ada, bob].toSorted());
});

test('entries stand in the order in which they came, whatever their ids', () => {
  const came = ['z1', 'a1', '91', 'z2', '11'].map((id, n) => ({ ...entry(id, ''), position: n + 1 }));
  const entries = came.reduce<EntryParts>(entriesWith, {});
  expect([entriesInOrder(entries), entriesInOrder({})]).toEqual([came, []]);
});

test('one more among ten thousand copies less than a hundred, and shares the rest', () => {
  let before: EntryParts = {};
  for (let n = 0; n < 10_000; n++) before = entriesWith(before, entry(randomUUID(), `${n}@example.org`));
  const after = entriesWith(before, entry(randomUUID(), 'last@example.org'));
  const copied = Object.keys(after).filter((name) => after[name] !== before[name]);
  expect(copied).toHaveLength(1);
  expect(Object.keys(after[copied[0] ?? ''] ?? {}).length).toBeLessThan(100);
});
