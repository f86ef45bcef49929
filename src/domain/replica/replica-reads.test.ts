import { describe, expect, test } from 'vitest';
import { ideaCommand, ideaStreamOf } from '../../../tests/fixtures/sync/idea-command.ts';
import { MemoryLog } from '../../../tests/fixtures/sync/memory-log.ts';
import type { Command } from '../log/command.ts';
import { Replica } from './replica.ts';

const project = (n: number) => `project-00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const ideaId = ideaStreamOf(1).slice('idea-'.length);
const capture = (id: string) => ideaCommand(id, 'CaptureIdea', 1, { title: 'Bees' });
const start = (id: string, n: number): Command => ({
  ...capture(id),
  type: 'StartProject',
  stream: project(n),
  data: { ideaId, canvasId: ideaId },
});
const isThere = (replica: Replica, n: number) => replica.shown(project(n)) !== undefined;
const facts = (log: MemoryLog, ...commands: readonly Command[]) =>
  log.commit(commands).flatMap((result) => (result.status === 'accepted' ? result.events : []));

describe('a command that reads other streams', () => {
  test('sees what the commands before it have brought about', () => {
    const replica = new Replica();
    replica.enqueue(start('early', 1));
    replica.enqueue(capture('a'));
    replica.enqueue(start('b', 2), 2);
    expect([isThere(replica, 1), isThere(replica, 2)]).toEqual([false, true]);
  });

  test('is decided again when what it reads is refused', () => {
    const replica = new Replica();
    replica.enqueue(capture('a'), 1);
    replica.enqueue(start('b', 1), 2);
    const receipt = replica.acknowledge([{ id: 'a', status: 'rejected', reason: 'title-empty' }]);
    expect([isThere(replica, 1), receipt.changed]).toEqual([false, new Set([ideaStreamOf(1), project(1)])]);
  });

  test('is decided again when somebody else has done what it wants', () => {
    const log = new MemoryLog();
    const replica = new Replica();
    replica.receive(facts(log, capture('a')));
    replica.enqueue(start('mine', 1), 1);
    replica.receive(facts(log, start('theirs', 2)));
    expect([isThere(replica, 1), isThere(replica, 2)]).toEqual([false, true]);
  });

  test('never reads its own effect, however often it is decided again', () => {
    const log = new MemoryLog();
    const replica = new Replica();
    replica.receive(facts(log, capture('a')));
    replica.enqueue(start('mine', 1));
    replica.stored([{ command: start('mine', 1), seq: 1 }]);
    replica.receive(facts(log, ideaCommand('b', 'RenameIdea', 1, { title: 'Wasps' })));
    expect(isThere(replica, 1)).toBe(true);
  });

  test('of two that exclude each other the first in the outbox stands', () => {
    const log = new MemoryLog();
    const replica = new Replica();
    replica.receive(facts(log, capture('a')));
    replica.enqueue(start('second', 2), 2);
    replica.enqueue(start('first', 1), 1);
    expect([isThere(replica, 1), isThere(replica, 2)]).toEqual([true, false]);
  });
});
