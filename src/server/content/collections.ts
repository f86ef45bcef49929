/** Type of a field's values; it decides which filters can be used on the field. */
export type FieldType = 'uuid' | 'string' | 'text' | 'timestamp';

export interface Collection {
  readonly name: CollectionName;
  /** In the order in which `*` answers them. */
  readonly fields: Readonly<Record<string, FieldType>>;
}

export type CollectionName = 'articles' | 'pages';

/** Both collections that the content API knows. An article is answered only while its status is `published`. */
export const collections: Readonly<Record<CollectionName, Collection>> = {
  articles: {
    name: 'articles',
    fields: {
      id: 'uuid',
      slug: 'string',
      title: 'string',
      summary: 'text',
      body: 'text',
      category: 'string',
      cover: 'uuid',
      published_at: 'timestamp',
      status: 'string',
    },
  },
  pages: { name: 'pages', fields: { id: 'uuid', slug: 'string', title: 'string', body: 'text' } },
};

export const collectionOf = (name: string): Collection | undefined =>
  Object.values(collections).find((collection) => collection.name === name);

/** Undefined for a field that the collection does not have. */
export const fieldTypeOf = (collection: Collection, field: string): FieldType | undefined =>
  Object.hasOwn(collection.fields, field) ? collection.fields[field] : undefined;
