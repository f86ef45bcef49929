import * as z from 'zod/mini';

const pageSchema = z.object({
  slug: z.string(),
  title: z.string(),
  body: z.pipe(
    z.nullish(z.string()),
    z.transform((text) => text ?? ''),
  ),
});

/** A public page that is no article: terms, support, privacy. */
export interface Page {
  readonly slug: string;
  readonly title: string;
  /** HTML as it was written: not safe until `parseBody` has read it. */
  readonly body: string;
}

/** Reads an item of the collection `pages`. Throws if it is none. */
export const readPage = (item: unknown): Page => z.parse(pageSchema, item);
