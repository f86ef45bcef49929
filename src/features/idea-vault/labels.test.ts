import { expect, test } from 'vitest';
import { ideaDraft } from '#domain/log/command-draft.ts';
import type { IdeaVaultChange } from '#machines/vault/idea-vault-change.ts';
import { ageText, changeText, labels, scoreText } from './labels.ts';

const now = '2026-11-20T12:00:00Z';

test.each([
  ['2026-11-20T11:59:00Z', 'today'],
  ['2026-11-19T12:00:01Z', 'today'],
  ['2026-11-19T12:00:00Z', '1 day'],
  ['2026-11-19T13:00:00+02:00', '1 day'],
  ['2026-11-08T12:00:00Z', '12 days'],
  ['2026-11-20T13:00:00Z', 'today'],
])('%s is %s old', (since, text) => {
  expect(ageText(since, now)).toBe(text);
});

const text = (change: IdeaVaultChange, count: number, full = 0) =>
  changeText(change, { drafts: Array.from({ length: count }, () => ideaDraft('ArchiveIdea', 'a', {})), full }, 'Bees');

test.each([
  [text({ kind: 'filed', archived: true }, 1), 'Archived “Bees”.'],
  [text({ kind: 'filed', archived: true }, 12), 'Archived 12 ideas.'],
  [text({ kind: 'filed', archived: false }, 2), 'Restored 2 ideas.'],
  [text({ kind: 'moved', status: 'testing' }, 2), 'Moved 2 ideas to Testing.'],
  [text({ kind: 'tagged', tag: 'craft' }, 2), 'Tagged 2 ideas “craft”.'],
  [text({ kind: 'tagged', tag: 'craft' }, 0, 1), 'Nothing was tagged. 1 idea already has 20 tags.'],
  [text({ kind: 'untagged', tag: 'craft' }, 1), 'Removed the tag “craft” from “Bees”.'],
])('%s', (said, expected) => {
  expect(said).toBe(expected);
});

const criteria = [
  { id: 'reach', name: 'Reach', weight: 5000 },
  { id: 'ease', name: 'Ease', weight: 5000 },
];

test('a score that is not from all criteria says so', () => {
  const said = [{}, { reach: 4 }, { reach: 4, gone: 1 }, { reach: 4, ease: 3 }];
  expect(said.map((ratings) => scoreText({ ratings }, criteria))).toEqual([
    null,
    { figure: '~4.0', basis: 'from 1 of 2 criteria' },
    { figure: '~4.0', basis: 'from 1 of 2 criteria' },
    { figure: '3.5', basis: null },
  ]);
});

test('a note on what waits counts as English does', () => {
  expect([labels.offline.kept(1), labels.offline.kept(1200), labels.offline.unkept(1)]).toEqual([
    '1 change saved on this device and waiting to sync.',
    '1,200 changes saved on this device and waiting to sync.',
    '1 change in this tab only, because this browser can’t save it. Keep the tab open until you’re back online.',
  ]);
});
