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

test('names that came with an import stand at none of the changes since, until they are given here', () => {
  const log = new MemoryLog();
  const moments = [
    { version: 2, name: 'Before the pivot' },
    { version: 1, name: 'At first' },
  ];
  log.commit([
    ideaCommand('a', 'ImportIdea', 1, { title: 'Crumb', moments }),
    ideaCommand('b', 'RenameIdea', 1, { title: 'Crust' }),
    ideaCommand('c', 'NameMoment', 1, { version: 1, name: 'As imported' }),
  ]);
  const shown = [{ version: 1, name: 'As imported' }, moments[0] ?? { version: 0, name: '' }];
  const names = momentNames(new Timeline(log.events).changes, ideaStreamOf(1), shown);
  expect(names).toEqual(new Map([[0, 'As imported']]));
});
