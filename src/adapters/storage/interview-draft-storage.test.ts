import { expect, test } from 'vitest';
import { keepInterviewDraft, readInterviewDraft } from './interview-draft-storage.ts';
import { safeStorage } from './safe-storage.ts';

const draft = { person: 'Ann', lastTime: '', commitment: null, answer: 'yes', on: null, experimentId: null } as const;

function area(): Storage {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => values.set(key, value),
    removeItem: (key: string) => values.delete(key),
  } as unknown as Storage;
}

test('a draft is kept by project until it has no words', () => {
  const values = area();
  const storage = safeStorage(() => values);
  keepInterviewDraft(storage, 'one', draft);
  expect([readInterviewDraft(storage, 'one'), readInterviewDraft(storage, 'two')]).toEqual([draft, null]);
  keepInterviewDraft(storage, 'one', { ...draft, person: ' ' });
  expect(readInterviewDraft(storage, 'one')).toBeNull();
});

test.each(['{', '{}', '{"person":1}', 'null', JSON.stringify({ ...draft, answer: 'maybe' })])(
  'what is no draft is read as none: %s',
  (text) => {
    const values = area();
    const storage = safeStorage(() => values);
    storage.set('groundwork-interview-draft:one', text);
    expect(readInterviewDraft(storage, 'one')).toBeNull();
  },
);
