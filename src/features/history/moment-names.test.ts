import { expect, test } from 'vitest';
import { Timeline } from '#domain/history/timeline.ts';
import { ideaCommand, ideaStreamOf } from '../../../tests/fixtures/sync/idea-command.ts';
import { MemoryLog } from '../../../tests/fixtures/sync/memory-log.ts';
import { momentNames } from './moment-names.ts';

test('a name stands at the change that wrote its version, and is gone where that is not known', () => {
  const log = new MemoryLog();
  log.commit([
    ideaCommand('elsewhere', 'CaptureIdea', 2, { title: 'Bees' }),
    ideaCommand('a', 'CaptureIdea', 1, { title: 'Crumb' }),
    { ...ideaCommand('b', 'RenameIdea', 1, { title: 'Crust' }), changeId: 'both' },
    { ...ideaCommand('c', 'TagIdea', 1, { tags: ['food'] }), changeId: 'both' },
  ]);
  const names = momentNames(new Timeline(log.events).changes, ideaStreamOf(1), [
    { version: 1, name: 'As captured' },
    { version: 3, name: 'With tags' },
    { version: 9, name: 'Not here' },
  ]);
  expect(names).toEqual(
    new Map([
      [1, 'As captured'],
      [2, 'With tags'],
    ]),
  );
});
