import type { StreamKind } from '#domain/log/define-stream.ts';
import type { Clock } from '../http/clock.ts';
import type { LongWork } from '../http/long-work.ts';
import { createAppended } from './appended.ts';
import type { Decider } from './decider.ts';
import type { EventStore } from './event-store.ts';
import { createCarrier } from './execute-batch.ts';
import { createLogMemory, type Later } from './log-memory.ts';
import type { LogStorage } from './log-storage.ts';
import { readLog } from './read-log.ts';
import { createSnapshots } from './snapshots.ts';
import { createWorkspaceQueue } from './workspace-queue.ts';

export interface EventStoreParts {
  readonly storage: LogStorage;
  readonly clock: Clock;
  /** How many folded streams, and the heads of how many logs, are kept in memory. */
  readonly maxStreams?: number;
  readonly decider: Decider;
  /** Runs something once after a while: states about people are forgotten then. Without it they are never remembered. */
  readonly later?: Later;
  /** How many facts a large stream grows by until its state is kept for the next start. */
  readonly snapshotEvery?: number;
  /** Lets others go first, where commands take long. */
  readonly pause?: () => Promise<void>;
  /** Like `pause`, after a single command that took `tookMs`. */
  readonly rest?: (tookMs: number) => Promise<void>;
  /** Begins work that lets others go first, for states that take long to fold. */
  readonly longWork?: () => LongWork;
  /** A state could not be kept. Nobody misses it but the next start. */
  readonly unkept?: (error: unknown) => void;
}

/** Memory that a small state takes, in bytes, about. */
const smallBytes = 1000;

/** The event store on any storage: what one server does with it. */
export function eventStoreOn({
  storage,
  clock,
  maxStreams = 20_000,
  decider,
  pause,
  rest,
  longWork,
  later,
  snapshotEvery = 1000,
  unkept = () => {},
}: EventStoreParts): EventStore {
  const { kindOf, reactions = [] } = decider;
  const changing = new Set(
    reactions.flatMap(({ queries = [] }) =>
      queries.flatMap((query) => ('changedBy' in query ? [query.changedBy] : [])),
    ),
  );
  const memory = createLogMemory(maxStreams, {
    isPersonal: (stream) => kindOf(stream)?.personal !== undefined,
    changesFound: (stream) => changing.has(kindOf(stream)?.name ?? ''),
    estimateBytes: (stream, state) => decider.estimateBytes?.(stream, state) ?? smallBytes,
    later,
  });
  const snapshots = createSnapshots({ storage, everyFacts: snapshotEvery, failed: unkept });
  const appended = createAppended();
  const enqueue = createWorkspaceQueue(
    createCarrier({
      storage,
      clock,
      memory,
      snapshots,
      longWork,
      decider: { ...decider, ...(pause && { pause }), ...(rest && { rest }) },
      appended: appended.tell,
    }),
  );
  const readSnapshots: EventStore['snapshots'] = async (workspaceId, streams) => {
    const kinds = new Map(
      streams.flatMap((stream): (readonly [string, StreamKind])[] => {
        const kind = kindOf(stream);
        return kind ? [[stream, kind]] : [];
      }),
    );
    const log =
      kinds.size === 0 ? undefined : await readLog(storage, { memory, snapshots, longWork }, workspaceId, kinds);
    if (!log) return new Map();
    const { position } = log.head;
    const begun = new Map([...log.streams].filter(([, { version }]) => version > 0));
    if (begun.size > 0) memory.keep(workspaceId, position, begun);
    return new Map([...begun].map(([stream, folded]) => [stream, { stream, position, ...folded }]));
  };
  return {
    async execute(actor, commands, { atomic = false } = {}) {
      const group = { commands: commands.map((command) => ({ actor, command })), atomic };
      const results = await enqueue(actor.workspaceId, group);
      return commands.map(({ id }) => {
        const result = results.get(id);
        if (!result) throw new Error(`The command ${id} was not answered.`);
        return result;
      });
    },
    async passDeadline(workspaceId, due) {
      await enqueue(workspaceId, { commands: [], atomic: true, due });
    },
    readEvents: storage.readEvents,
    snapshot: async (workspaceId, stream) => (await readSnapshots(workspaceId, [stream])).get(stream),
    snapshots: readSnapshots,
    onAppended: appended.listen,
  };
}
