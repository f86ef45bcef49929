import type { StreamKind } from '#domain/log/define-stream.ts';
import type { FoldedStream } from './folded-stream.ts';
import type { Head, LogState } from './log-state.ts';
import { createRecentMap } from './lru-cache.ts';
import { type QueryOf, queryKey } from './reaction.ts';

/** This server's memory of the logs. Other servers may have appended since: the append finds that out. */
export interface LogMemory {
  head(workspaceId: string): Head | undefined;
  /** A stream as it was once; it may be behind. */
  behind(workspaceId: string, stream: string, kind: StreamKind): FoldedStream | undefined;
  /** A stream as of the head. */
  current(workspaceId: string, stream: string, kind: StreamKind): FoldedStream | undefined;
  /** The log was read, and nobody here appended meanwhile. */
  read(workspaceId: string, log: LogState): void;
  /** The log was moved on from the head by this server. */
  appended(workspaceId: string, log: LogState): void;
  /** Streams were read as of `position`, and there may have been appends meanwhile. */
  keep(workspaceId: string, position: number, streams: LogState['streams']): void;
  /** Result of a `StreamsQuery`, as of the head. */
  found(workspaceId: string, query: QueryOf): readonly string[] | undefined;
  /** It was read after the head with this hash was known. */
  keepFound(workspaceId: string, headHash: string, query: QueryOf, streams: readonly string[]): void;
  /** Another server has appended. */
  forgetHead(workspaceId: string): void;
}

interface KnownHead extends Head {
  /** From this position on every event was appended here, so that streams kept since then are current. */
  readonly since: number;
  /** Results of queries by `queryKey`, until a stream changes that may change one. */
  readonly found: ReadonlyMap<string, readonly string[]>;
}

const nothingFound: KnownHead['found'] = new Map();

interface KeptStream extends FoldedStream {
  readonly position: number;
  /** In bytes, when it was at version `weighedAt`. */
  readonly weight: number;
  readonly weighedAt: number;
}

const bytesAtMost = 256 * 1024 * 1024;
/** A large stream is not weighed again with every fact. */
const weighedEvery = 20;

export interface LogMemoryOptions {
  readonly bytes?: number;
  isPersonal?(stream: string): boolean;
  /** Whether a fact in a stream may change the results of queries. */
  changesFound?(stream: string): boolean;
  /** Memory that a state takes, in bytes, about. */
  estimateBytes?(stream: string, state: unknown): number;
  /** Runs something once after a while. Without it, what is about people is not remembered at all. */
  readonly later?: Later | undefined;
}

export type Later = (run: () => void) => void;

/**
 * At most `max` heads and `max` streams, and of those at most so many bytes, about. What is about people is remembered for
 * one or two whiles after it was written: another server may have erased it.
 */
export function createLogMemory(
  max: number,
  {
    bytes = bytesAtMost,
    isPersonal = () => false,
    changesFound = () => false,
    estimateBytes = () => 0,
    later,
  }: LogMemoryOptions = {},
): LogMemory {
  const heads = createRecentMap<KnownHead>(max);
  const kept = createRecentMap<KeptStream>(max, ({ weight }) => weight, bytes);
  let [young, old] = [new Set<string>(), new Set<string>()];
  const forget = (): void => {
    for (const key of old) if (!young.has(key)) kept.delete(key);
    [young, old] = [new Set(), young];
    if (old.size > 0) later?.(forget);
  };
  const keyOf = (workspaceId: string, stream: string): string => `${workspaceId} ${stream}`;

  const weigh = (stream: string, { version, state }: FoldedStream, before: KeptStream | undefined) =>
    before && Math.abs(version - before.weighedAt) < weighedEvery
      ? { weight: before.weight, weighedAt: before.weighedAt }
      : { weight: estimateBytes(stream, state), weighedAt: version };
  const find = (workspaceId: string, stream: string, kind: StreamKind): KeptStream | undefined => {
    const found = kept.get(keyOf(workspaceId, stream));
    return found?.foldVersion === kind.foldVersion ? found : undefined;
  };
  const keep: LogMemory['keep'] = (workspaceId, position, streams) => {
    // What was appended here meanwhile is newer than what was read.
    if (position < (heads.get(workspaceId)?.position ?? 0)) return;
    for (const [stream, folded] of streams) {
      const isAboutPeople = isPersonal(stream);
      if (folded.version === 0 || (isAboutPeople && !later)) continue;
      const key = keyOf(workspaceId, stream);
      if (isAboutPeople) {
        if (young.size + old.size === 0) later?.(forget);
        young.add(key);
      }
      kept.set(key, { ...folded, position, ...weigh(stream, folded, kept.get(key)) });
    }
  };

  return {
    head: (workspaceId) => heads.get(workspaceId),
    behind: find,
    current(workspaceId, stream, kind) {
      const head = heads.get(workspaceId);
      const found = find(workspaceId, stream, kind);
      return head && found && found.position >= head.since ? found : undefined;
    },
    read(workspaceId, { head, streams }) {
      const known = heads.get(workspaceId);
      const since = known?.hash === head.hash ? known.since : head.position;
      const found = known?.hash === head.hash ? known.found : nothingFound;
      heads.set(workspaceId, { ...head, since, found });
      keep(workspaceId, head.position, streams);
    },
    appended(workspaceId, { head, streams }) {
      const known = heads.get(workspaceId);
      const since = known?.since ?? head.position;
      const isSame = ([stream, { version }]: readonly [string, FoldedStream]): boolean =>
        !changesFound(stream) || kept.get(keyOf(workspaceId, stream))?.version === version;
      const found = known && [...streams].every(isSame) ? known.found : nothingFound;
      heads.set(workspaceId, { ...head, since, found });
      keep(workspaceId, head.position, streams);
    },
    keep,
    found: (workspaceId, query) => heads.get(workspaceId)?.found.get(queryKey(query)),
    keepFound(workspaceId, headHash, query, streams) {
      const known = heads.get(workspaceId);
      if (known?.hash !== headHash) return;
      heads.set(workspaceId, { ...known, found: new Map(known.found).set(queryKey(query), streams) });
    },
    forgetHead: (workspaceId) => heads.delete(workspaceId),
  };
}
