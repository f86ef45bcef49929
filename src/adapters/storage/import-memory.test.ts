import { expect, test } from 'vitest';
import { readImportMemory, writeImportMemory } from './import-memory.ts';
import { safeStorage } from './safe-storage.ts';

const inMemory = () =>
  safeStorage(() => {
    throw new Error('this browser forbids it');
  });

test('choices are kept beside those from before, and the latest goes before them', () => {
  const storage = inMemory();
  expect(readImportMemory(storage)).toEqual({ columns: {}, statuses: {} });
  writeImportMemory(storage, { columns: { team: 'tags', points: null }, statuses: { frozen: 'paused' } });
  writeImportMemory(storage, { columns: { team: null }, statuses: {} });
  expect(readImportMemory(storage)).toEqual({ columns: { points: null, team: null }, statuses: { frozen: 'paused' } });
});

test('of many choices the latest 200 are kept', () => {
  const storage = inMemory();
  const many = (from: number) => Object.fromEntries(Array.from({ length: 150 }, (_, n) => [`c${from + n}`, 'tags']));
  writeImportMemory(storage, { columns: many(0), statuses: {} });
  writeImportMemory(storage, { columns: many(150), statuses: {} });
  const kept = Object.keys(readImportMemory(storage).columns);
  expect([kept.length, kept[0], kept.at(-1)]).toEqual([200, 'c100', 'c299']);
});

test('what cannot be read is nothing', () => {
  const storage = inMemory();
  storage.set('groundwork-transfer', '{"columns":[]}');
  expect(readImportMemory(storage)).toEqual({ columns: {}, statuses: {} });
});
