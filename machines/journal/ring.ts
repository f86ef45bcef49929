/** Keeps the newest: at most so many items, and at most so much weight in all. */
export class Ring<Item> {
  readonly #itemsMax: number;
  readonly #weightMax: number;
  readonly #drop: (item: Item) => void;
  #items: { readonly item: Item | undefined; readonly weight: number }[] = [];
  #first = 0;
  #weight = 0;
  /** Number of items that were left out but whose slots are still in the list. */
  #gaps = 0;

  /** `drop` is told of each item that had to go, oldest first. */
  constructor(itemsMax: number, weightMax: number, drop: (item: Item) => void) {
    this.#itemsMax = itemsMax;
    this.#weightMax = weightMax;
    this.#drop = drop;
  }

  push(item: Item, weight: number): void {
    this.#items.push({ item, weight });
    this.#weight += weight;
    if (this.#gaps > this.#itemsMax) this.#close();
    while (this.size > this.#itemsMax || (this.#weight > this.#weightMax && this.size > 1)) this.#dropFirst();
  }

  get size(): number {
    return this.#items.length - this.#first - this.#gaps;
  }

  items(): readonly Item[] {
    return this.#items.slice(this.#first).flatMap(({ item }) => (item === undefined ? [] : [item]));
  }

  /** The newest for which it holds, up to the first for which it does not. */
  newestWhile(holds: (item: Item) => boolean): readonly Item[] {
    const newest: Item[] = [];
    for (let index = this.#items.length - 1; index >= this.#first; index--) {
      const item = this.#items[index]?.item;
      if (item === undefined) continue;
      if (!holds(item)) break;
      newest.push(item);
    }
    return newest.reverse();
  }

  /** Takes one of the newest out again. Says whether it was found among so many. */
  leaveOut(item: Item, among: number): boolean {
    const last = Math.max(this.#first, this.#items.length - among);
    for (let index = this.#items.length - 1; index >= last; index--) {
      const entry = this.#items[index];
      if (entry?.item !== item) continue;
      this.#items[index] = { item: undefined, weight: 0 };
      this.#weight -= entry.weight;
      this.#gaps++;
      return true;
    }
    return false;
  }

  #close(): void {
    this.#items = this.#items.slice(this.#first).filter(({ item }) => item !== undefined);
    this.#first = 0;
    this.#gaps = 0;
  }

  #dropFirst(): void {
    const first = this.#items[this.#first];
    if (!first) return;
    this.#first++;
    this.#weight -= first.weight;
    if (first.item === undefined) this.#gaps--;
    // Shifting one by one would move all that remain each time.
    if (this.#first > this.#itemsMax) {
      this.#items = this.#items.slice(this.#first);
      this.#first = 0;
    }
    if (first.item !== undefined) this.#drop(first.item);
  }
}
