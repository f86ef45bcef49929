import type { RecordedEvent } from '../log/recorded-event.ts';
import { foldVersions, kindOfStream } from '../log/stream-kinds.ts';
import type { SavedStream } from './saved-copy.ts';

interface Confirmed {
  readonly version: number;
  readonly state: unknown;
}

/** `behind`: facts between are missing. `damaged`: the copy itself lacks facts that its position claims. */
export type FoldOutcome = 'folded' | 'known' | 'behind' | 'damaged';

/** The fold of the log up to `position`, stream by stream. One new entity per fact, whatever the number of streams. */
export class ConfirmedStreams {
  #position = 0;
  readonly #streams = new Map<string, Confirmed>();

  get position(): number {
    return this.#position;
  }

  names(): readonly string[] {
    return [...this.#streams.keys()];
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
      this.#streams.set(event.stream, { version: event.version, state });
    }
    this.#position = event.position;
    return 'folded';
  }

  /** Of these streams, the ones that have facts, as they are kept. */
  saved(streams: Iterable<string>): readonly SavedStream[] {
    const folds = foldVersions();
    const saved: SavedStream[] = [];
    for (const stream of streams) {
      const confirmed = this.#streams.get(stream);
      const kind = kindOfStream(stream)?.name;
      if (confirmed && kind) saved.push({ stream, kind, foldVersion: folds[kind] ?? 0, ...confirmed });
    }
    return saved;
  }

  restore(position: number, streams: readonly SavedStream[]): void {
    this.#streams.clear();
    for (const { stream, version, state } of streams) this.#streams.set(stream, { version, state });
    this.#position = position;
  }
}
