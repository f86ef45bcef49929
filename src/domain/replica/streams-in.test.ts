import { expect, test } from 'vitest';
import { ideaCommand } from '../../../tests/fixtures/sync/idea-command.ts';
import { MemoryLog } from '../../../tests/fixtures/sync/memory-log.ts';
import type { KeptChange } from '../undo/kept-change.ts';
import { streamsOfMessage } from './streams-in.ts';
import type { TabMessage } from './tab-message.ts';

const [first, second] = [1, 2].map((n) => ideaCommand(`a${n}`, 'CaptureIdea', n, { title: 'Bees' })) as [
  ReturnType<typeof ideaCommand>,
  ReturnType<typeof ideaCommand>,
];
const results = new MemoryLog().commit([first, second]);
const change: KeptChange = {
  ...{ changeId: 'c', side: 'done', order: 1, label: 'Rename' },
  streams: [first, second].map(({ stream }) => ({ stream, fields: {}, commandIds: [] })),
};

test.each<[TabMessage, readonly string[]]>([
  [{ type: 'stored', stored: [{ seq: 1, command: second }] }, [second.stream]],
  [{ type: 'settled', results }, [first.stream, second.stream]],
  [{ type: 'settled', results: [{ id: 'a1', status: 'rejected', reason: 'id-taken' }] }, []],
  [{ type: 'changes', update: { put: [change], remove: ['d'] } }, [first.stream, second.stream]],
  [{ type: 'dropped', commandIds: ['a1'] }, []],
])('what another tab says is about the streams that it names: %o', (message, streams) => {
  expect(streamsOfMessage(message)).toEqual(streams);
});
