import { expect, test } from 'vitest';
import type { Command } from '#domain/log/command.ts';
import { Replica } from '#domain/replica/replica.ts';
import { ChangeStack } from '#domain/undo/change-stack.ts';
import { noUpdate } from '#domain/undo/kept-change.ts';
import { ideaCommand } from '../../../../tests/fixtures/sync/idea-command.ts';
import { judgeBatch } from './judge-batch.ts';

test('accepted commands and undos leave the outbox, rejected commands are kept, and rejected undos are told once a change', () => {
  const undo = (id: string, changeId: string): Command => ({ ...ideaCommand(id, 'UndoChange', 1), changeId });
  const [accepted, rejected] = [ideaCommand('a', 'CaptureIdea', 1), ideaCommand('r', 'RenameIdea', 2)];
  const batch = [accepted, rejected, undo('u', 'u'), undo('u-1', 'u'), undo('v', 'v')];
  const results = [
    ...(['a', 'v'] as const).map((id) => ({ id, status: 'accepted', events: [] }) as const),
    { id: 'r', status: 'rejected', reason: 'not-found' } as const,
    ...(['u', 'u-1'] as const).map((id) => ({ id, status: 'rejected', reason: 'changed-since' }) as const),
  ];
  const stack = new ChangeStack();
  stack.add({ changeId: 'u', name: { commands: [] }, streams: [], at: '2026-01-01T00:00:00.000Z' });
  expect(judgeBatch(batch, results, new Replica(), stack)).toEqual({
    rejectedUndos: [{ type: 'undo.rejected', name: { commands: [] }, reason: 'changed-since' }],
    verdicts: {
      settled: ['a', 'u', 'u-1', 'v'],
      rejected: [{ command: rejected, reason: 'not-found' }],
      changes: noUpdate,
    },
  });
});

test('an undo that is rejected after its change has gone has no name', () => {
  const batch = [ideaCommand('u', 'UndoChange', 1)];
  const results = [{ id: 'u', status: 'rejected', reason: 'changed-since' }] as const;
  expect(judgeBatch(batch, results, new Replica(), new ChangeStack()).rejectedUndos).toEqual([
    { type: 'undo.rejected', name: '', reason: 'changed-since' },
  ]);
});
