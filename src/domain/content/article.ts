import * as z from 'zod/mini';
import { isSegment } from '../routes/build-path.ts';

const orEmpty = z.pipe(
  z.nullish(z.string()),
  z.transform((text) => text ?? ''),
);
const moment = z.pipe(
  z.nullish(z.string()),
  z.transform((text) => momentOf(text ?? '')),
);
/** It becomes a segment of an address. */
const slug = z.string().check(
  z.minLength(1),
  z.refine((text) => isSegment(text)),
);

const summaryFields = {
  id: z.pipe(z.union([z.string(), z.number()]), z.transform(String)),
  slug,
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

/** An article as a list shows it. Texts that it lacks are empty. */
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

/** Reads an item of the collection `articles`. Throws if it is none. */
export function readArticleSummary(item: unknown): ArticleSummary {
  const { published_at: publishedAt, ...rest } = z.parse(summarySchema, item);
  return { ...rest, publishedAt };
}

/**
 * Reads each article with `readArticleSummary`; leaves out articles that cannot be read, so that one slip does not take
 * the others along.
 */
export const readArticleList = (items: readonly unknown[]): ArticleSummary[] =>
  items.filter((item) => z.safeParse(summarySchema, item).success).map(readArticleSummary);

/** Reads a whole article: its summary and the body. */
export function readArticle(item: unknown): Article {
  const { published_at: publishedAt, ...rest } = z.parse(articleSchema, item);
  return { ...rest, publishedAt };
}

/** Some databases leave the time zone out; they mean UTC. Null for what is no moment. */
function momentOf(text: string): string | null {
  const whole = /T[\d:.]+$/.test(text) ? `${text}Z` : text;
  return Number.isNaN(Date.parse(whole)) ? null : whole;
}
