import { z } from 'zod';

const item = z.record(z.string(), z.string().nullable());
const count = z.int().optional();
const meta = z.object({ total_count: count, filter_count: count }).optional();
const collection = z.enum(['articles', 'pages']);
const description =
  'As Directus answers. Fields of articles: id, slug, title, summary, body, category, cover, published_at, status; ' +
  'of pages: id, slug, title, body. Filters: _eq, _in, _lt, _lte, _icontains, _and. ' +
  'Errors are {errors: [{message, extensions: {code}}]}.';
const querystring = z
  .object({
    fields: z.string(),
    filter: z.string().describe('JSON, or in brackets: filter[slug][_eq]=…'),
    sort: z.string(),
    limit: z.int(),
    offset: z.int(),
    page: z.int(),
    meta: z.string(),
    search: z.string(),
  })
  .partial();

/** Described only: what is asked for is judged in Directus' words, and the answer is text already. */
const asTheyAre = {
  validatorCompiler: () => (value: unknown) => ({ value }),
  serializerCompiler: () => JSON.stringify,
};

/** Options of the route for a whole collection. */
export const describedItems = {
  ...asTheyAre,
  schema: {
    summary: 'Articles or pages',
    description,
    params: z.object({ collection }),
    querystring,
    response: { 200: z.object({ data: z.array(item), meta }) },
  },
};

/** Options of the route for one item. */
export const describedItem = {
  ...asTheyAre,
  schema: {
    summary: 'An article or a page',
    description,
    params: z.object({ collection, id: z.string() }),
    querystring,
    response: { 200: z.object({ data: item }) },
  },
};
