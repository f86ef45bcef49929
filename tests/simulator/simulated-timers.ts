import type { Timers } from '#adapters/clock/timers.ts';
import type { VirtualTime } from './virtual-time.ts';

/** The timers of one page, on the simulation's time. They end with the page, and are counted until then. */
export class SimulatedTimers implements Timers {
  readonly #time: VirtualTime;
  readonly #isGone: () => boolean;
  #running = 0;

  constructor(time: VirtualTime, isGone: () => boolean) {
    this.#time = time;
    this.#isGone = isGone;
  }

  get running(): number {
    return this.#running;
  }

  after(delayMs: number, run: () => void): () => void {
    let isOver = false;
    const end = (): void => {
      if (!isOver) this.#running -= 1;
      isOver = true;
    };
    this.#running += 1;
    const cancel = this.#time.after(delayMs, () => {
      end();
      if (!this.#isGone()) run();
    });
    return () => {
      end();
      cancel();
    };
  }
}
