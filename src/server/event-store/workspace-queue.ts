import type { CommandResult } from '#domain/log/command-result.ts';
import type { SentCommand } from './plan.ts';
import type { DueStream } from './reaction.ts';

/** Commands that are answered together: by one transaction, so that many waiting ones cost one commit. */
export interface Group {
  readonly commands: readonly SentCommand[];
  readonly atomic: boolean;
  /** A stream whose deadline has passed; only without commands, and atomic. */
  readonly due?: DueStream | undefined;
}

interface Waiting extends Group {
  resolve(results: ReadonlyMap<string, CommandResult>): void;
  reject(error: unknown): void;
}

type Carry = (workspaceId: string, group: Group) => Promise<ReadonlyMap<string, CommandResult>>;

const groupAtMost = 500;

/**
 * One group at a time per workspace, in the order of arrival: commands of one workspace never race each other here.
 * What arrives while a group is under way forms the next one; an atomic batch is always alone.
 */
export function createWorkspaceQueue(
  carry: Carry,
): (workspaceId: string, group: Group) => Promise<ReadonlyMap<string, CommandResult>> {
  const queues = new Map<string, Waiting[]>();

  const drain = async (workspaceId: string, waiting: Waiting[]): Promise<void> => {
    for (let taken = takeGroup(waiting); taken.length > 0; taken = takeGroup(waiting)) {
      const [first] = taken;
      const commands = taken.flatMap((each) => each.commands);
      const group = { commands, atomic: first?.atomic ?? false, due: first?.due };
      try {
        const results = await carry(workspaceId, group);
        for (const each of taken) each.resolve(results);
      } catch (error) {
        for (const each of taken) each.reject(error);
      }
    }
    queues.delete(workspaceId);
  };

  return (workspaceId, group) =>
    new Promise((resolve, reject) => {
      const waiting = queues.get(workspaceId);
      const mine = { ...group, resolve, reject };
      if (waiting) {
        waiting.push(mine);
        return;
      }
      const opened = [mine];
      queues.set(workspaceId, opened);
      void drain(workspaceId, opened);
    });
}

function takeGroup(waiting: Waiting[]): Waiting[] {
  const taken = waiting.splice(0, 1);
  let size = taken[0]?.commands.length ?? 0;
  while (!taken[0]?.atomic && waiting[0] && !waiting[0].atomic && size + waiting[0].commands.length <= groupAtMost) {
    size += waiting[0].commands.length;
    taken.push(...waiting.splice(0, 1));
  }
  return taken;
}
