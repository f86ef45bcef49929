import { expect, test } from 'vitest';
import { eventOfCommand } from './event-of-command.ts';

test.each([
  [{ type: 'CaptureIdea', data: { title: 'A secret plan', pitch: 'more of it' } }, { name: 'idea_captured' }],
  [
    { type: 'MoveIdea', data: { status: 'testing' } },
    { name: 'idea_moved', status: 'testing' },
  ],
  [{ type: 'MoveIdea', data: { status: 'a secret plan' } }, null],
  [{ type: 'ArchiveIdea', data: {} }, { name: 'idea_archived' }],
  [{ type: 'DescribeIdea', data: { problem: 'A secret' } }, null],
  [{ type: 'toString', data: {} }, null],
])('of %j is counted %j', (command, event) => {
  expect(eventOfCommand(command)).toEqual(event);
});
