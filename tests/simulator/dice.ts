import { seededRandom } from '#domain/random/seeded-random.ts';

/** Chance that comes out the same for the same seed and name. Each part of a simulation rolls its own. */
export class Dice {
  readonly #random: () => number;

  constructor(seed: number, name: string) {
    let mixed = seed | 0;
    for (const each of name) mixed = Math.imul(mixed ^ (each.codePointAt(0) ?? 0), 0x01000193) ^ (mixed >>> 13);
    this.#random = seededRandom(mixed);
  }

  /** In [0, 1). */
  roll(): number {
    return this.#random();
  }

  chance(share: number): boolean {
    return share > 0 && this.#random() < share;
  }

  /** A whole number from 0 to below `end`. */
  below(end: number): number {
    return Math.floor(this.#random() * end);
  }

  between(least: number, most: number): number {
    return least + this.#random() * (most - least);
  }

  pick<T>(list: readonly T[]): T {
    return list[this.below(list.length)] as T;
  }

  /** One of the names, each as often as its weight says. */
  weighed<Name extends string>(weights: Readonly<Record<Name, number>>): Name {
    const entries = Object.entries<number>(weights);
    let left = this.#random() * entries.reduce((sum, [, weight]) => sum + weight, 0);
    for (const [name, weight] of entries) {
      left -= weight;
      if (left < 0) return name as Name;
    }
    return entries[0]?.[0] as Name;
  }
}
