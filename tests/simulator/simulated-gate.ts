import type { KindGate } from '#domain/log/lazy-kinds.ts';
import { kindNameOf } from '#domain/log/stream-kinds.ts';
import { Dice } from './dice.ts';
import type { Way } from './simulated-network.ts';
import type { Simulation } from './simulation.ts';

/** Kinds whose rules come late here, whatever is late in the product: what they fold is the same. */
const lazyKinds: ReadonlySet<string> = new Set([
  'canvas',
  'experiment',
  'interview',
  'page',
  'survey',
  'scenario',
  'report',
  'thread',
]);

/** The rules of late kinds as one page gets them: after some time, if at all. The browser keeps them for when it is offline. */
export class SimulatedGate implements KindGate {
  readonly #simulation: Simulation;
  readonly #way: Way;
  readonly #dice: Dice;
  readonly #here = new Set<string>();

  constructor(simulation: Simulation, way: Way) {
    this.#simulation = simulation;
    this.#way = way;
    this.#dice = new Dice(simulation.seed, `${way.device} gate`);
  }

  learn(streams: Iterable<string>): void {
    for (const kind of this.#missing(streams)) this.#here.add(kind);
  }

  areHere(streams: Iterable<string>): boolean {
    return this.#missing(streams).size === 0;
  }

  fetch(streams: Iterable<string>): Promise<boolean> {
    const missing = [...this.#missing(streams)];
    if (missing.length === 0) return Promise.resolve(true);
    const { weather, isGone } = this.#way;
    return new Promise((resolve) => {
      this.#simulation.time.after(this.#dice.between(1, weather.slowestMs), () => {
        if (isGone()) return;
        const isLost = this.#dice.chance(weather.loss);
        if (!isLost) for (const kind of missing) this.#here.add(kind);
        resolve(!isLost);
      });
    });
  }

  #missing(streams: Iterable<string>): ReadonlySet<string> {
    const names = new Set([...streams].map((stream) => kindNameOf(stream) ?? ''));
    return names.intersection(lazyKinds).difference(this.#here);
  }
}
