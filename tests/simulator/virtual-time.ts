interface Due {
  readonly at: number;
  readonly order: number;
  readonly run: () => void;
  isCancelled: boolean;
}

/** The time of a simulation, in milliseconds from 0: it passes only from one thing that is due to the next. */
export class VirtualTime {
  now = 0;
  #order = 0;
  /** A binary heap: the earliest first, and of two at one time the one that was asked for first. */
  readonly #heap: Due[] = [];

  /** Runs `run` after so many milliseconds; the answer cancels that. */
  after(delayMs: number, run: () => void): () => void {
    this.#order += 1;
    const due: Due = { at: this.now + Math.max(0, delayMs), order: this.#order, run, isCancelled: false };
    this.#push(due);
    return () => {
      due.isCancelled = true;
    };
  }

  /** The next thing that is due up to `until` has happened, with all that follows from it at once; false if none is. */
  async step(until: number): Promise<boolean> {
    const next = this.#heap[0];
    if (!next || next.at > until) {
      this.now = until;
      return false;
    }
    this.#pop();
    if (next.isCancelled) return true;
    this.now = next.at;
    next.run();
    await drained();
    return true;
  }

  #push(due: Due): void {
    const heap = this.#heap;
    let at = heap.push(due) - 1;
    for (let up = (at - 1) >> 1; at > 0; at = up, up = (at - 1) >> 1) {
      const parent = heap[up] as Due;
      if (!isBefore(due, parent)) break;
      heap[at] = parent;
      heap[up] = due;
    }
  }

  #pop(): void {
    const heap = this.#heap;
    const last = heap.pop() as Due;
    if (heap.length === 0) return;
    let at = 0;
    heap[0] = last;
    for (;;) {
      const left = 2 * at + 1;
      if (left >= heap.length) return;
      const right = left + 1;
      const least = right < heap.length && isBefore(heap[right] as Due, heap[left] as Due) ? right : left;
      const child = heap[least] as Due;
      if (!isBefore(child, last)) return;
      heap[at] = child;
      heap[least] = last;
      at = least;
    }
  }
}

const isBefore = (a: Due, b: Due): boolean => a.at < b.at || (a.at === b.at && a.order < b.order);

/** Node's turn ends only when no promise has anything left to do; nothing else uses turns in a simulation. */
const drained = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
