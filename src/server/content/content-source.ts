import type { Collection } from './collections.ts';
import type { ItemsQuery } from './query/items-query.ts';

export type Item = Readonly<Record<string, unknown>>;

export interface ItemList {
  /** Only where the query asked for it. */
  readonly meta?: Readonly<Record<string, number>>;
  readonly data: readonly Item[];
}

export interface Asset {
  /** A media type of an image. */
  readonly type: string;
  readonly bytes: Buffer;
}

/** Where articles, pages and their pictures come from. Every method rejects with a `DirectusError`. */
export interface ContentSource {
  list(collection: Collection, query: ItemsQuery): Promise<ItemList>;
  item(collection: Collection, id: string, query: ItemsQuery): Promise<Item>;
  /** `transforms` are the search parameters that shape a picture, such as `width=640`. */
  asset(id: string, transforms: URLSearchParams): Promise<Asset>;
}
