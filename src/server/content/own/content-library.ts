import type { CollectionName } from '../collections.ts';
import type { Asset, Item } from '../content-source.ts';

/** This server's own content, drafts included. A table can take the place of the files. */
export interface ContentLibrary {
  /** Each item holds every field of its collection. */
  items(collection: CollectionName): Promise<readonly Item[]>;
  asset(id: string): Promise<Asset | undefined>;
}
