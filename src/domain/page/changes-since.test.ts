import { expect, test } from 'vitest';
import type { HistoryChange } from '../history/timeline.ts';
import type { RecordedEvent } from '../log/recorded-event.ts';
import { changesSince } from './changes-since.ts';

/** Changes of one fact each, from version 1 on: its type, and the change that it takes back. */
const changes = (...types: readonly (string | readonly [string, string])[]): readonly HistoryChange[] =>
  types.map((each, n) => {
    const [type, undoes] = typeof each === 'string' ? [each, undefined] : each;
    const facts = [{ type, version: n + 1 } as RecordedEvent];
    return { changeId: `c${n + 1}`, position: n + 1, at: '', recordedAt: '', undoes, facts };
  });
const since = (all: readonly HistoryChange[], streamVersion: number) =>
  changesSince(all, { streamVersion }).map(({ changeId }) => changeId);

test('Changes since a version are those behind it, without publications and the names of moments', () => {
  const all = changes('PageCreated', 'PagePublished', 'BlockSet', 'PageUnpublished', 'MomentNamed', 'PageSet');
  expect([since(all, 1), since(all, 2), since(all, 3), since(all, 6)]).toEqual([
    ['c3', 'c6'],
    ['c3', 'c6'],
    ['c6'],
    [],
  ]);
});

test('A change that was undone is none, unless that was undone in turn; one that takes back what was published is one', () => {
  const undone = ['BlockSet', 'c2'] as const;
  const redone = ['BlockSet', 'c3'] as const;
  expect([
    since(changes('PageCreated', 'BlockSet', undone, 'PageSet'), 1),
    since(changes('PageCreated', 'BlockSet', undone, redone), 1),
    since(changes('PageCreated', 'BlockSet', undone), 2),
  ]).toEqual([['c4'], ['c2'], ['c3']]);
});
