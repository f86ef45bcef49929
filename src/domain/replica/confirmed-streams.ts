import type { RecordedEvent } from '../log/recorded-event.ts';
import { kindNameOf, kindOfStream } from '../log/stream-kinds.ts';
import { type LogOrigin, type SavedStream, unknownOrigin } from './local-snapshot.ts';

type Confirmed = Omit<SavedStream, 'stream'>;

const none: ReadonlySet<string> = new Set();

/** A live, read-only view of the fold of a log: its values change with every fact that arrives. */
export interface ConfirmedView {
  readonly position: number;
  readonly origin: LogOrigin;
  /** How many streams have facts. */
  readonly count: number;
  /** In the order in which they began. */
  names(): readonly string[];
  /** Returns the given streams that have facts. */
  saved(streams: Iterable<string>): readonly SavedStream[];
}

/** `behind`: facts between are missing. `damaged`: the copy itself lacks facts that its position claims. */
export type FoldOutcome = 'folded' | 'known' | 'behind' | 'damaged';

/** The fold of the log up to `position`, stream by stream. One new entity per fact, whatever the number of streams. */
export class ConfirmedStreams implements ConfirmedView {
  #position = 0;
  #origin: LogOrigin = unknownOrigin;
  readonly #streams = new Map<string, Confirmed>();
  readonly #byKind = new Map<string, Set<string>>();

  get position(): number {
    return this.#position;
  }

  get origin(): LogOrigin {
    return this.#origin;
  }

  /** Learns whose log it is before there is anything in it. */
  learn(workspace: string): void {
    this.#origin = { ...this.#origin, workspace };
  }

  get count(): number {
    return this.#streams.size;
  }

  names(): readonly string[] {
    return [...this.#streams.keys()];
  }

  namesOf(kind: string): ReadonlySet<string> {
    return this.#byKind.get(kind) ?? none;
  }

  state(stream: string): unknown {
    return this.#streams.get(stream)?.state;
  }

  fold(event: RecordedEvent): FoldOutcome {
    if (event.position <= this.#position) return 'known';
    if (event.position > this.#position + 1) return 'behind';
    const kind = kindOfStream(event.stream);
    const before = this.#streams.get(event.stream);
    // Facts of a kind that this build does not know are passed over; a build that knows it reads the log anew.
    if (kind) {
      if (event.version !== (before?.version ?? 0) + 1) return 'damaged';
      const state = kind.evolve(before?.state, event, event.stream);
      const since = before ? before.since : event.position;
      this.#put(event.stream, { version: event.version, state, since });
    }
    this.#position = event.position;
    this.#origin = { workspace: event.workspace, head: event.hash };
    return 'folded';
  }

  saved(streams: Iterable<string>): readonly SavedStream[] {
    const saved: SavedStream[] = [];
    for (const stream of streams) {
      const confirmed = this.#streams.get(stream);
      if (confirmed) saved.push({ stream, ...confirmed });
    }
    return saved;
  }

  /** The workspace stays known, since an account has no other. */
  restore(position: number, streams: readonly SavedStream[], { workspace, head }: LogOrigin): void {
    this.#streams.clear();
    this.#byKind.clear();
    // A copy has them by their names.
    const ordered = streams.toSorted((a, b) => (a.since ?? 0) - (b.since ?? 0));
    for (const { stream, version, state, since } of ordered) this.#put(stream, { version, state, since });
    this.#position = position;
    this.#origin = { workspace: workspace ?? this.#origin.workspace, head };
  }

  #put(stream: string, confirmed: Confirmed): void {
    if (!this.#streams.has(stream)) {
      const kind = kindNameOf(stream) ?? '';
      this.#byKind.set(kind, (this.#byKind.get(kind) ?? new Set()).add(stream));
    }
    this.#streams.set(stream, confirmed);
  }
}
