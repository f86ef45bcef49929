/** Keeps the newest: at most so many items, and at most so much weight in all. */
export class Ring<Item> {
  readonly #itemsMax: number;
  readonly #weightMax: number;
  readonly #drop: (item: Item) => void;
  #items: { readonly item: Item; readonly weight: number }[] = [];
  #first = 0;
  #weight = 0;

  /** `drop` is told of each item that had to go, oldest first. */
  constructor(itemsMax: number, weightMax: number, drop: (item: Item) => void) {
    this.#itemsMax = itemsMax;
    this.#weightMax = weightMax;
    this.#drop = drop;
  }

  push(item: Item, weight: number): void {
    this.#items.push({ item, weight });
    this.#weight += weight;
    while (this.size > this.#itemsMax || (this.#weight > this.#weightMax && this.size > 1)) this.#dropFirst();
  }

  get size(): number {
    return this.#items.length - this.#first;
  }

  items(): readonly Item[] {
    return this.#items.slice(this.#first).map(({ item }) => item);
  }

  newest(count: number): readonly Item[] {
    return count > 0 ? this.items().slice(-count) : [];
  }

  #dropFirst(): void {
    const first = this.#items[this.#first];
    if (!first) return;
    this.#first++;
    this.#weight -= first.weight;
    // Shifting one by one would move all that remain each time.
    if (this.#first > this.#itemsMax) {
      this.#items = this.#items.slice(this.#first);
      this.#first = 0;
    }
    this.#drop(first.item);
  }
}
