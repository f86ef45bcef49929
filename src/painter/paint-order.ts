import { comparePaint } from '#domain/canvas/paint-order.ts';
import type { SceneItem } from './scene-item.ts';

const many = 256;

/** The scene's parts from the lowest to the topmost, each with a rank that only grows upwards. */
export class PaintOrder {
  #items: SceneItem[] = [];

  get items(): readonly SceneItem[] {
    return this.#items;
  }

  change(gone: ReadonlySet<SceneItem>, come: readonly SceneItem[]): void {
    if (gone.size + come.length > many) {
      this.#items = this.#items.filter((item) => !gone.has(item)).concat(come);
      this.#items.sort(compare);
      this.#number();
      return;
    }
    for (const item of gone) {
      const at = this.#placeOf(item);
      if (this.#items[at] === item) this.#items.splice(at, 1);
    }
    for (const item of come) this.#insert(item);
  }

  #insert(item: SceneItem): void {
    const at = this.#placeOf(item);
    const below = this.#items[at - 1]?.rank ?? 0;
    const above = this.#items[at]?.rank ?? below + 2;
    item.rank = (below + above) / 2;
    this.#items.splice(at, 0, item);
    if (item.rank <= below || item.rank >= above) this.#number();
  }

  /** Index of the first item that does not lie below the given one. */
  #placeOf(item: SceneItem): number {
    let [low, high] = [0, this.#items.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (compare(this.#items[middle] as SceneItem, item) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  #number(): void {
    this.#items.forEach((item, index) => {
      item.rank = index + 1;
    });
  }
}

const compare = (a: SceneItem, b: SceneItem): number =>
  comparePaint(a.node ?? a.edge, b.node ?? b.edge, a.depth - b.depth);
