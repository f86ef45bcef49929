import type { Command } from '#domain/log/command.ts';
import type { CommandResult } from '#domain/log/command-result.ts';
import { isLeading } from '#domain/replica/is-leading.ts';
import type { Replica } from '#domain/replica/replica.ts';

interface Answered {
  readonly batch: readonly Command[];
  readonly results: readonly CommandResult[];
}

/** A batch with its answers, and with what falls with the commands that were rejected: it is rejected too, unsent. */
export function withFallen({ batch, results }: Answered, replica: Pick<Replica, 'fallenWith'>): Answered {
  const rejected = new Set(results.flatMap(({ id, status }) => (status === 'rejected' ? [id] : [])));
  const leaders = batch.filter((command) => rejected.has(command.id) && isLeading(command));
  const fallen = leaders.flatMap((leader) => replica.fallenWith(leader));
  return {
    batch: [...batch, ...fallen],
    results: [...results, ...fallen.map(({ id }) => ({ id, status: 'rejected', reason: 'batch-failed' }) as const)],
  };
}
