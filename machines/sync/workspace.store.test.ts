import { describe, expect, test, vi } from 'vitest';
import type { Command } from '#domain/log/command.ts';
import { Replica } from '#domain/replica/replica.ts';
import { ideaCommand, ideaStreamOf } from '../../tests/fixtures/sync/idea-command.ts';
import { ideaOf, ideasOf } from '../vault/select-ideas.ts';
import { createWorkspace } from './workspace.store.ts';

const idOf = (n: number): string => ideaStreamOf(n).slice('idea-'.length);

/** A workspace that shows a replica, and what its atoms said after each command. */
function scene() {
  const replica = new Replica();
  const workspace = createWorkspace();
  const said: string[] = [];
  const listen = (name: string, atom: { subscribe: (heard: () => void) => unknown }) =>
    atom.subscribe(() => void said.push(name));
  return {
    replica,
    workspace,
    said,
    listen,
    issue: (command: Command) => workspace.show(replica, replica.enqueue(command)),
  };
}

describe('the workspace', () => {
  test('shows ideas one by one and together', () => {
    const { workspace, issue } = scene();
    const second = ideaOf(workspace, idOf(2));
    expect([ideasOf(workspace).get(), second.get()]).toEqual([[], undefined]);
    issue(ideaCommand('a', 'CaptureIdea', 1, { title: 'Bees' }));
    issue(ideaCommand('b', 'CaptureIdea', 2, { title: 'Wasps' }));
    expect(
      ideasOf(workspace)
        .get()
        .map(({ title }) => title),
    ).toEqual(['Bees', 'Wasps']);
    expect([second.get()?.title, ideaOf(workspace, idOf(1)).get()?.title]).toEqual(['Wasps', 'Bees']);
    expect(workspace.pendingCount.get()).toBe(2);
  });

  test('tells only those whom a change concerns', () => {
    const { workspace, issue, listen, said } = scene();
    issue(ideaCommand('a', 'CaptureIdea', 1, { title: 'Bees' }));
    issue(ideaCommand('b', 'CaptureIdea', 2, { title: 'Wasps' }));
    listen('one', ideaOf(workspace, idOf(1)));
    listen('two', ideaOf(workspace, idOf(2)));
    listen('ids', workspace.streamsOf('idea'));
    listen('all', ideasOf(workspace));
    issue(ideaCommand('c', 'RenameIdea', 2, { title: 'Hornets' }));
    expect(said).toEqual(['two', 'all']);
    issue(ideaCommand('d', 'CaptureIdea', 3, { title: 'Ants' }));
    expect(said.slice(2).sort()).toEqual(['all', 'ids']);
  });

  test('an idea whose capture is rejected is gone', () => {
    const { replica, workspace, issue } = scene();
    issue(ideaCommand('a', 'CaptureIdea', 1, { title: 'Bees' }));
    const { changed } = replica.acknowledge([{ id: 'a', status: 'rejected', reason: 'idea-exists' }]);
    workspace.show(replica, changed);
    expect([ideasOf(workspace).get(), workspace.pendingCount.get()]).toEqual([[], 0]);
    expect(workspace.rejections.get().map(({ reason }) => reason)).toEqual(['idea-exists']);
  });

  test('lists what waits, in the order of sending, and only while somebody reads', () => {
    const { replica, workspace, issue } = scene();
    const list = vi.spyOn(replica, 'pending');
    const waiting = () => workspace.pending.get().map(({ id }) => id);
    expect(waiting()).toEqual([]);
    for (let n = 1; n <= 100; n += 1) issue(ideaCommand(`capture-${n}`, 'CaptureIdea', n, { title: `Idea ${n}` }));
    expect(list).not.toHaveBeenCalled();
    expect(waiting()).toEqual(Array.from({ length: 100 }, (_, n) => `capture-${n + 1}`));
    const heard: number[] = [];
    const { unsubscribe } = workspace.pending.subscribe((commands) => heard.push(commands.length));
    const { changed } = replica.acknowledge([{ id: 'capture-1', status: 'rejected', reason: 'idea-exists' }]);
    workspace.show(replica, changed);
    workspace.show(replica, []);
    expect(heard).toEqual([99]);
    unsubscribe();
    workspace.clear();
    expect(waiting()).toEqual([]);
  });

  test('is empty and knows nothing after it was cleared', () => {
    const { workspace, issue } = scene();
    issue(ideaCommand('a', 'CaptureIdea', 1, { title: 'Bees' }));
    workspace.markComplete(true);
    const idea = ideaOf(workspace, idOf(1));
    workspace.clear();
    expect([idea.get(), ideasOf(workspace).get(), workspace.pendingCount.get(), workspace.isComplete.get()]).toEqual([
      undefined,
      [],
      0,
      false,
    ]);
  });
});
