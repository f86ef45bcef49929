import type { StreamKind } from '#domain/log/stream-kind.ts';
import type { FoldedStream } from './folded-stream.ts';
import type { LogMemory } from './log-memory.ts';
import type { LogState } from './log-state.ts';
import type { Judgement, SentCommand } from './plan-group.ts';
import { readLog } from './read-log.ts';
import type { Queries } from './with-lock.ts';

/** What a group of commands is decided on. The append finds out whether it still holds. */
interface Recalled {
  readonly before: LogState;
  /** Streams that nobody has looked for, because a command begins them. */
  readonly supposedNew: readonly string[];
}

interface RecallDeps {
  readonly queries: Queries;
  readonly memory: LogMemory;
  readonly judgement: Pick<Judgement, 'kindOf'>;
}

/** The streams of a group from memory, or, where it does not suffice, from the database. */
export async function recallLog(
  { queries, memory, judgement }: RecallDeps,
  workspaceId: string,
  group: readonly SentCommand[],
): Promise<Recalled> {
  const kinds = new Map<string, StreamKind<unknown>>();
  const begun = new Set<string>();
  for (const { command } of group) {
    const kind = judgement.kindOf(command.stream);
    if (!kind || kinds.has(command.stream)) continue;
    kinds.set(command.stream, kind);
    if (kind.commands[command.type]?.begins) begun.add(command.stream);
  }
  const recalled = fromMemory(memory, workspaceId, kinds, begun);
  if (recalled) return recalled;
  const before = await readLog(queries, memory, workspaceId, kinds);
  if (!before) throw new Error(`There is no workspace ${workspaceId}.`);
  memory.read(workspaceId, before);
  return { before, supposedNew: [] };
}

/** Undefined where the head or a stream is missing that no command of the group begins. */
function fromMemory(
  memory: LogMemory,
  workspaceId: string,
  kinds: ReadonlyMap<string, StreamKind<unknown>>,
  begun: ReadonlySet<string>,
): Recalled | undefined {
  const head = memory.head(workspaceId);
  if (!head) return undefined;
  const streams = new Map<string, FoldedStream>();
  const supposedNew: string[] = [];
  for (const [stream, kind] of kinds) {
    const current = memory.current(workspaceId, stream, kind);
    if (!current && !begun.has(stream)) return undefined;
    if (current) streams.set(stream, current);
    else supposedNew.push(stream);
  }
  return { before: { head, streams }, supposedNew };
}
