import * as z from 'zod/mini';
import { text } from '../log/text.ts';

/** An article's id, as the content API gives it. */
const articleId = text(128).check(z.minLength(1));

/** Which articles a founder has opened, or marked as read. */
export const newsReadsSchema = z.object({ readIds: z.array(articleId) });

/** More articles at a time are more than anybody has to mark. */
export const readIdsMax = 500;

/** Ids of further articles that a founder has now read. */
export const newlyReadSchema = z.strictObject({
  ids: z.array(articleId).check(z.minLength(1), z.maxLength(readIdsMax)),
});
