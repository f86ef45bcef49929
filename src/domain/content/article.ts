import * as z from 'zod/mini';

const orEmpty = z.pipe(
  z.nullish(z.string()),
  z.transform((text) => text ?? ''),
);
/** Some databases leave the time zone out; they mean UTC. */
const moment = z.pipe(
  z.nullish(z.string()),
  z.transform((text) => (text && !/(Z|[+-]\d\d:?\d\d)$/.test(text) ? `${text}Z` : (text ?? null))),
);

const summaryFields = {
  id: z.pipe(z.union([z.string(), z.number()]), z.transform(String)),
  slug: z.string(),
  title: z.string(),
  summary: orEmpty,
  category: orEmpty,
  cover: z.pipe(
    z.nullish(z.string()),
    z.transform((id) => id ?? null),
  ),
  published_at: moment,
};

const summarySchema = z.object(summaryFields);
const articleSchema = z.object({ ...summaryFields, body: orEmpty });

/** What a list says about an article. Texts that it lacks are empty. */
export interface ArticleSummary {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
  readonly category: string;
  /** The id of its picture at `/assets/{id}`. */
  readonly cover: string | null;
  /** ISO 8601. */
  readonly publishedAt: string | null;
}

export interface Article extends ArticleSummary {
  /** HTML as it was written: not safe until `parseBody` has read it. */
  readonly body: string;
}

/** Reads an item of the collection `articles`. Throws where it is none. */
export function readArticleSummary(item: unknown): ArticleSummary {
  const { published_at: publishedAt, ...rest } = z.parse(summarySchema, item);
  return { ...rest, publishedAt };
}

/** As `readArticleSummary`, with the body. */
export function readArticle(item: unknown): Article {
  const { published_at: publishedAt, ...rest } = z.parse(articleSchema, item);
  return { ...rest, publishedAt };
}
