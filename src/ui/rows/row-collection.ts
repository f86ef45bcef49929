import type { ReactElement } from 'react';
import type { Collection, Node } from 'react-stately';

type RowNode<Item> = Node<Item> & { readonly index: number };

export interface RowCollectionInput<Item> {
  readonly items: readonly Item[];
  readonly idOf: (item: Item) => string;
  readonly nameOf: (item: Item) => string;
  readonly render: (node: Node<Item>) => ReactElement;
}

const noProps = {};
/** A list begins with its first rows, which are found before there is a map of all. */
const lookedThrough = 64;

/**
 * Rows as react-aria wants them, made when they are asked for. Its own way draws every row of a list into a document of
 * its own first: for 5,000 rows half a second of work, with every letter of a search.
 */
export class RowCollection<Item> implements Collection<Node<Item>> {
  readonly #input: RowCollectionInput<Item>;
  readonly #keys: readonly string[];
  readonly #nodes: RowNode<Item>[] = [];
  #places: ReadonlyMap<string, number> | null = null;

  constructor(input: RowCollectionInput<Item>) {
    this.#input = input;
    this.#keys = input.items.map(input.idOf);
  }

  get size(): number {
    return this.#keys.length;
  }

  getKeys(): Iterable<string> {
    return this.#keys;
  }

  *[Symbol.iterator](): Iterator<Node<Item>> {
    for (let index = 0; index < this.size; index++) {
      const node = this.at(index);
      if (node) yield node;
    }
  }

  at(index: number): RowNode<Item> | null {
    const known = this.#nodes[index];
    if (known) return known;
    const item = this.#input.items[index];
    const key = this.#keys[index];
    if (item === undefined || key === undefined) return null;
    const node: RowNode<Item> = {
      type: 'item',
      key,
      value: item,
      level: 0,
      hasChildNodes: false,
      childNodes: [],
      rendered: null,
      textValue: this.#input.nameOf(item),
      index,
      parentKey: null,
      prevKey: this.#keys[index - 1] ?? null,
      nextKey: this.#keys[index + 1] ?? null,
      props: noProps,
      render: this.#input.render,
    };
    this.#nodes[index] = node;
    return node;
  }

  getItem(key: string | number): RowNode<Item> | null {
    const index = this.#placeOf(key);
    return index === undefined ? null : this.at(index);
  }

  getKeyBefore(key: string | number): string | null {
    return this.#keyAt(this.#placeOf(key), -1);
  }

  getKeyAfter(key: string | number): string | null {
    return this.#keyAt(this.#placeOf(key), 1);
  }

  getFirstKey(): string | null {
    return this.#keys[0] ?? null;
  }

  getLastKey(): string | null {
    return this.#keys.at(-1) ?? null;
  }

  getChildren(): Iterable<Node<Item>> {
    return [];
  }

  #keyAt(index: number | undefined, by: number): string | null {
    return index === undefined ? null : (this.#keys[index + by] ?? null);
  }

  #placeOf(key: string | number): number | undefined {
    if (this.#places === null) {
      const place = this.#keys.slice(0, lookedThrough).indexOf(String(key));
      if (place >= 0) return place;
    }
    this.#places ??= new Map(this.#keys.map((each, index) => [each, index]));
    return this.#places.get(String(key));
  }
}
