import type { Verdicts } from '#adapters/local-database/local-database.ts';
import type { Command } from '#domain/log/command.ts';
import type { CommandResult } from '#domain/log/command-result.ts';
import type { Replica } from '#domain/replica/replica.ts';
import type { ChangeStack } from '#domain/undo/change-stack.ts';
import { namedBy } from '#domain/undo/kept-change.ts';
import type { UndoResult } from '#machines/sync/sync-events.ts';

interface Judged {
  readonly verdicts: Required<Verdicts>;
  /** Undos that were rejected; they are told, not kept. */
  readonly rejectedUndos: readonly UndoResult[];
}

function nameIn(stack: ChangeStack, changeId: string): UndoResult['name'] {
  const change = stack.get(changeId);
  return change ? namedBy(change) : '';
}

/** Decides from the server's results which commands leave the outbox, and which undoable changes go with them. */
export function judgeBatch(
  batch: readonly Command[],
  results: readonly CommandResult[],
  replica: Replica,
  stack: ChangeStack,
): Judged {
  const reasons = new Map(results.flatMap((each) => (each.status === 'rejected' ? [[each.id, each.reason]] : [])));
  const rejections = batch.filter(({ id }) => reasons.has(id));
  const undos = rejections.filter(({ type }) => type === 'UndoChange');
  const byChange = new Map(undos.map(({ id, changeId = id }) => [changeId, reasons.get(id) ?? '']));
  return {
    rejectedUndos: [...byChange].map(([changeId, reason]) => ({
      type: 'undo.rejected',
      name: nameIn(stack, changeId),
      reason,
    })),
    verdicts: {
      settled: batch.flatMap(({ id, type }) => (!reasons.has(id) || type === 'UndoChange' ? [id] : [])),
      rejected: rejections.flatMap((command) => {
        const reason = reasons.get(command.id) ?? '';
        return command.type === 'UndoChange' ? [] : [replica.rejection(command.id, reason) ?? { command, reason }];
      }),
      changes: stack.reject(new Set(reasons.keys())),
    },
  };
}
