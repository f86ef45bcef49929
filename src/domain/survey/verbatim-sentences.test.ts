import { expect, test } from 'vitest';
import { partId } from '../log/id.ts';
import { verbatimId, verbatimSentences } from './verbatim-sentences.ts';

test('written answers fall into sentences, each with its place in its answer', () => {
  const texts = [
    { entryId: 'a', text: 'I bake at night. Nobody pays\nfor that.' },
    { entryId: 'b', text: '   ' },
    { entryId: 'c', text: 'No' },
  ];
  expect(verbatimSentences(texts)).toEqual([
    { entryId: 'a', place: 0, text: 'I bake at night.' },
    { entryId: 'a', place: 1, text: 'Nobody pays for that.' },
    { entryId: 'c', place: 0, text: 'No' },
  ]);
});

test('a sentence has one name, by its answer, question and place, that fits into a ledger', () => {
  const ids = [
    verbatimId('why', { entryId: 'a', place: 0 }),
    verbatimId('why', { entryId: 'a', place: 1 }),
    verbatimId('why', { entryId: 'b', place: 0 }),
    verbatimId('how', { entryId: 'a', place: 0 }),
  ];
  expect([new Set(ids).size, ids.every((id) => partId.safeParse(id).success)]).toEqual([4, true]);
  expect(verbatimId('why', { entryId: 'a', place: 0 })).toBe(ids[0]);
});
